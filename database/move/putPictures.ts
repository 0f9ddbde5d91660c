import { readFileSync } from 'node:fs';
import path from 'node:path';
import { databaseFile } from '../file/databaseFile.ts';
import { mediaBeside, picturesBeside } from '../file/media.ts';
import { partsOf } from '../media/mediaParts.ts';
import { DatabaseRefusal } from '../refusal.ts';
import type { EmptyDatabase, Row } from './contents.ts';
import { createRowDigest } from './rowDigest.ts';

/** What became of the files of pictures. */
export interface MovedPictures {
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
export async function putPictures(to: EmptyDatabase, dataDir: string): Promise<MovedPictures> {
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
