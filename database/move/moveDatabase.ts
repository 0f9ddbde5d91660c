import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../file/connection.ts';
import { copyDatabase } from '../file/copyDatabase.ts';
import { databaseFile } from '../file/databaseFile.ts';
import { mediaBeside, picturesBeside } from '../file/media.ts';
import { partsOf } from '../media/mediaParts.ts';
import { createPool } from '../postgres/pool.ts';
import { unavailable } from '../postgres/trouble.ts';
import { DatabaseRefusal } from '../refusal.ts';
import {
  type Contents,
  type Copied,
  copyContents,
  createRowDigest,
  type EmptyDatabase,
  type Row,
} from './copyContents.ts';
import { fillFile, readFile } from './moveFile.ts';
import { fillServer, readServer, withServer } from './moveServer.ts';

/** What became of the files of pictures. */
interface MovedPictures {
  files: number;
  /** Files that rows name and that are not there. */
  missing: readonly string[];
}

const TABLE = 'media_parts';
const COLUMNS = ['content', 'file', 'position'];

/**
 * Puts the pictures that stand as files beside a database into the one of a server, where every process finds them, and reads
 * them back.
 * @throws DatabaseRefusal when one is not what it was.
 */
async function putPictures(to: EmptyDatabase, dataDir: string): Promise<MovedPictures> {
  const file = databaseFile(dataDir);
  const { found, missing } = picturesBeside(file);
  const put = createRowDigest();
  for (const name of found) {
    const parts = partsOf(readFileSync(path.join(mediaBeside(file), name)));
    const rows: Row[] = parts.map(({ content, position }) => [content, name, position]);
    for (const row of rows) {
      put.add(row);
      await to.put(TABLE, COLUMNS, [row]);
    }
  }
  const names = new Set<unknown>(found);
  const read = createRowDigest();
  for await (const rows of to.rows(TABLE, COLUMNS)) for (const row of rows) if (names.has(row[1])) read.add(row);
  if (put.done().sha256 !== read.done().sha256)
    throw new DatabaseRefusal('Déplacement arrêté, rien n’a été modifié : une image relue n’est pas ce qu’elle était.');
  return { files: found.length, missing };
}

/** A data directory's file, whose lock the caller holds, or a server's database. */
export type Place = { dataDir: string } | { databaseUrl: string };

/** Of pictures nothing is said where they stay files beside the database: who moves it into a directory brings them there. */
export interface Moved extends Copied {
  pictures?: MovedPictures;
}

/**
 * Copies all of one database into another that holds nothing, of whatever engine, and compares every row; into a server's, the
 * pictures too that stand as files beside it. Where it is cut short, nothing is there, and it can be begun again.
 * @throws DatabaseRefusal when either is in use, the second holds something, or a row is not what it was.
 */
export const moveDatabase = (from: Place, to: Place): Promise<Moved> =>
  read(from, (source) =>
    fill(to, async (target) => {
      const copied = await copyContents(source, target);
      if (!('dataDir' in from && 'databaseUrl' in to)) return copied;
      return { ...copied, pictures: await putPictures(target, from.dataDir) };
    }),
  );

/**
 * Moves a copy that was put back into a directory, of whatever format, to a server's empty database.
 * @throws DatabaseRefusal as a move does.
 */
export function moveCopy(dataDir: string, databaseUrl: string): Promise<Moved> {
  openDatabase(dataDir).close();
  return moveDatabase({ dataDir }, { databaseUrl });
}

const read = <Result>(place: Place, use: (contents: Contents) => Promise<Result>): Promise<Result> =>
  'databaseUrl' in place
    ? withServer(place.databaseUrl, (driver) => readServer(driver, use))
    : readFile(place.dataDir, use);

const fill = <Result>(place: Place, use: (target: EmptyDatabase) => Promise<Result>): Promise<Result> =>
  'databaseUrl' in place
    ? withServer(place.databaseUrl, (driver) => fillServer(driver, use))
    : fillFile(place.dataDir, use);

/**
 * Copies a server's database as it is at one instant, while sites write to it, into a file of this site: a move into a
 * directory of its own, every row compared, then one private file without journals.
 * @throws when the server is out of reach, or the copy is not sound.
 */
export async function copyServer(databaseUrl: string, to: string): Promise<void> {
  const directory = `${to}.base`;
  mkdirSync(directory, { mode: 0o700 });
  const driver = createPool(databaseUrl, { name: 'site-copy', answerMs: 0 });
  try {
    await readServer(driver, (from) => fillFile(directory, (target) => copyContents(from, target)), 'with sites');
    copyDatabase({ from: databaseFile(directory), to });
  } catch (error) {
    if (!unavailable(error)) throw error;
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(`le serveur PostgreSQL ne répond pas, ou plus (${said})`, { cause: error });
  } finally {
    await driver.close();
    rmSync(directory, { recursive: true, force: true });
  }
}
