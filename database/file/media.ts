import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { PICTURE_FILE, pictureFileNames } from '../../data/media/pictures.ts';
import { connect, syncPath } from './connection.ts';
import { unfinished } from './databaseFile.ts';

/** Directory of the pictures of a database: of the site, of its backups, of an opened copy. */
export const mediaBeside = (file: string): string => path.join(path.dirname(file), 'media');

/** Directory of the pictures of all the backups. */
export const backedUpMedia = (dataDir: string): string => path.join(dataDir, 'backups', 'media');

/** File names of the pictures a database knows; none for a schema without pictures. */
function picturesOf(file: string): string[] {
  const database = connect(file, { readonly: true });
  try {
    if (!database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'pictures'`).get()) return [];
    const rows = database.prepare('SELECT hash, widths FROM pictures').all() as { hash: string; widths: string }[];
    return rows.flatMap(({ hash, widths }) => pictureFileNames({ hash, widths: JSON.parse(widths) }));
  } finally {
    database.close();
  }
}

/** Names of the pictures whose bytes are in the database itself, as in a copy of a database server's. */
function picturesIn(file: string): string[] {
  const names = picturesOf(file);
  if (names.length === 0) return [];
  const database = connect(file, { readonly: true });
  try {
    const stored = new Set(database.prepare('SELECT DISTINCT file FROM media_parts').pluck().all());
    return names.filter((name) => stored.has(name));
  } finally {
    database.close();
  }
}

/** Pictures of a database whose bytes are not stored in it: names of the files that exist, and of those that are missing. */
export function picturesBeside(file: string): { found: string[]; missing: string[] } {
  const stored = new Set(picturesIn(file));
  const names = picturesOf(file).filter((name) => !stored.has(name));
  const known = namesIn(mediaBeside(file));
  return { found: names.filter((name) => known.has(name)), missing: names.filter((name) => !known.has(name)) };
}

/** Writes the pictures stored in the database as files, where a site with a database file looks for them. */
export function unpackPictures(file: string, to: string): void {
  const names = picturesIn(file);
  if (names.length === 0) return;
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const known = namesIn(to);
  const database = connect(file, { readonly: true });
  try {
    const parts = database.prepare('SELECT content FROM media_parts WHERE file = ? ORDER BY position').pluck();
    for (const name of names.filter((one) => !known.has(one))) {
      const partial = unfinished(path.join(to, name));
      writeFileSync(partial, Buffer.concat(parts.all(name) as Buffer[]), { mode: 0o600, flush: true });
      renameSync(partial, path.join(to, name));
    }
  } finally {
    database.close();
  }
  syncPath(to);
}

/** Copies, as `bringPictures` does, only those pictures whose bytes are not stored in the database. */
export const bringOtherPictures = (database: string, from: string, to: string): string[] =>
  bringPictures(database, from, to, false, new Set(picturesIn(database)));

/**
 * Brings the pictures of a database into another directory, which may hold some: by a hard link, which takes no room, else by a copy. A
 * file never changes, so an existing one is left alone; `mend` replaces those of another size, which a disk has cut short.
 * @returns the names of those not found.
 */
export function bringPictures(
  database: string,
  from: string,
  to: string,
  mend = false,
  but: ReadonlySet<string> = new Set(),
): string[] {
  const names = picturesOf(database).filter((name) => !but.has(name));
  if (names.length === 0 || from === to) return names.filter((name) => !existsSync(path.join(to, name)));
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const [known, found] = [namesIn(to), namesIn(from)];
  const wanted = names.filter((name) => found.has(name) && !(known.has(name) && (!mend || sameSize(name, from, to))));
  for (const name of wanted) bring(path.join(from, name), path.join(to, name));
  if (wanted.length > 0) syncPath(to);
  return names.filter((name) => !found.has(name) && !known.has(name));
}

const namesIn = (directory: string): Set<string> => new Set(existsSync(directory) ? readdirSync(directory) : []);
const sameSize = (name: string, ...directories: [string, string]): boolean => {
  const [one, other] = directories.map((directory) => statSync(path.join(directory, name)).size);
  return one === other;
};

function bring(from: string, to: string): void {
  const partial = unfinished(to);
  rmSync(partial, { force: true });
  try {
    linkSync(from, partial);
  } catch {
    copyFileSync(from, partial);
    syncPath(partial);
  }
  renameSync(partial, to);
}

/**
 * Deletes the pictures of a directory that none of these databases knows; foreign files stay.
 * @returns their number
 */
export function prunePictures(directory: string, databases: readonly string[]): number {
  if (!existsSync(directory)) return 0;
  const known = new Set(databases.flatMap(picturesOf));
  const gone = [...namesIn(directory)].filter((name) => PICTURE_FILE.test(name) && !known.has(name));
  for (const name of gone) rmSync(path.join(directory, name), { force: true });
  return gone.length;
}
