import { openDatabase } from '../file/connection.ts';
import type { Contents, EmptyDatabase } from './contents.ts';
import { type Copied, copyContents } from './copyContents.ts';
import { fillFile, readFile } from './moveFile.ts';
import { fillServer, readServer, withServer } from './moveServer.ts';
import { type MovedPictures, putPictures } from './putPictures.ts';

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
