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

/** Directory of the pictures that belong to a database file: the site's, a backup's or an opened copy's. */
export const mediaBeside = (file: string): string => path.join(path.dirname(file), 'media');

/** Directory of the pictures of all the backups. */
export const backedUpMedia = (dataDir: string): string => path.join(dataDir, 'backups', 'media');

/** Names of all picture files that a database lists; empty if its schema has no pictures table. */
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

/** Names of the picture files whose bytes are stored in the database itself, as PostgreSQL's copies store them. */
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

/** Picture files that a database lists without storing their bytes: names of those found on disk, and of the missing ones. */
export function picturesBeside(file: string): { found: string[]; missing: string[] } {
  const stored = new Set(picturesIn(file));
  const names = picturesOf(file).filter((name) => !stored.has(name));
  const known = namesIn(mediaBeside(file));
  return { found: names.filter((name) => known.has(name)), missing: names.filter((name) => !known.has(name)) };
}

/** Writes the pictures stored in the database as files, in the directory where a site on a database file reads them. */
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
 * Brings the pictures of a database into another directory, by a hard link, else by a copy. A file already there is kept, since pictures
 * never change; with `mend`, it is replaced if its size differs (a truncated copy).
 * @returns the names of the pictures not found.
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
 * Deletes the picture files of a directory that none of these databases lists; files that are not pictures stay.
 * @returns the number of deleted files
 */
export function prunePictures(directory: string, databases: readonly string[]): number {
  if (!existsSync(directory)) return 0;
  const known = new Set(databases.flatMap(picturesOf));
  const gone = [...namesIn(directory)].filter((name) => PICTURE_FILE.test(name) && !known.has(name));
  for (const name of gone) rmSync(path.join(directory, name), { force: true });
  return gone.length;
}
