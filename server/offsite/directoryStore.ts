import { constants, existsSync } from 'node:fs';
import { access, copyFile, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface StoredCopy {
  name: string;
  bytes: number;
}

/** A store of copies. Its functions throw Errors whose message is the end of a French sentence. */
export interface Store {
  /** Address that identifies the store: a copy made at one store is not expected at another. */
  address: string;
  /** Time for which the store itself refuses to delete a copy. */
  lockedMs: number;
  /** Time for which the store's list may still lack a recent write. */
  lagMs: number;
  list(): Promise<StoredCopy[]>;
  put(copy: StoredCopy & { file: string; sha256: string }): Promise<void>;
  /** Downloads a copy into a file that does not exist yet. */
  get(copy: StoredCopy, file: string): Promise<void>;
  remove(name: string): Promise<void>;
}

const NAME = /^site-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d)Z\.tar\.gz\.age$/;

/** Name of a copy by its time, the same in every store. */
export const copyName = (at: Date): string => `site-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz.age`;

/** When a copy was made, by its name; undefined for any other file. */
export function copyTime(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}${hours}:${minutes}:${seconds}Z`);
}

/** File that marks a mounted disk: the empty directory of an unmounted disk has none. */
const MARK = 'cinq-et-un-copies.txt';

/**
 * Store in a mounted directory.
 * @param isKnown whether the directory held copies before: without the mark file it is then another directory, and refused.
 */
export function directoryStore(directory: string, isKnown: boolean): Store {
  const at = (name: string) => path.join(directory, name);
  /** Runs an action in the directory; refuses a directory that held copies before and has no mark now. */
  async function use<Result>(act: () => Promise<Result>): Promise<Result> {
    try {
      await access(directory, constants.X_OK);
      if (!isKnown || existsSync(at(MARK))) return await act();
    } catch (error) {
      throw new Error(`le dossier ${directory} n’est pas utilisable (${(error as NodeJS.ErrnoException).code})`);
    }
    throw new Error(
      `le dossier ${directory} n’a plus son fichier ${MARK} : le disque est-il monté ? Si le dossier a été vidé exprès, recréez ce fichier, vide`,
    );
  }
  return {
    address: directory,
    lockedMs: 0,
    lagMs: 0,
    list: () =>
      use(async () => {
        const names = (await readdir(directory)).filter((name) => copyTime(name) !== undefined);
        return Promise.all(names.map(async (name) => ({ name, bytes: (await stat(at(name))).size })));
      }),
    put: ({ name, file }) =>
      use(async () => {
        if (!existsSync(at(MARK))) await writeFile(at(MARK), 'Copies du site, chiffrées : ne pas modifier.\n');
        const partial = at(`${name}.tmp`);
        try {
          await copyFile(file, partial);
          const handle = await open(partial, 'r+');
          await handle.sync().finally(() => handle.close());
          await rename(partial, at(name));
        } finally {
          await rm(partial, { force: true });
        }
      }),
    get: ({ name }, file) => use(() => copyFile(at(name), file, constants.COPYFILE_EXCL)),
    remove: (name) => use(() => rm(at(name), { force: true })),
  };
}
