import { all, build, run } from '../query.ts';
import type { Connection } from '../store.ts';

/** Bytes of a file in one row: what a call carries, so that a part is written as it came. */
const PART = 256 * 1024;

/** The bytes of a file as its rows hold them. */
export const partsOf = (content: Buffer): { content: Buffer; position: number }[] =>
  Array.from({ length: Math.ceil(content.length / PART) }, (_, part) => ({
    content: content.subarray(part * PART, (part + 1) * PART),
    position: part * PART,
  }));

/** Writes the bytes of a file that begin at a place. */
export const addPart = (connection: Connection, file: string, position: number, content: Buffer): Promise<number> =>
  run(connection, build.insertInto('media_parts').values({ file, position, content }));

/** Stores a whole file in the place of what was there under its name. */
export async function storeFile(connection: Connection, file: string, content: Buffer): Promise<void> {
  await removeFile(connection, file);
  for (const part of partsOf(content)) await addPart(connection, file, part.position, part.content);
}

/** The bytes of a file; none when there is no such file. */
export async function readFileParts(connection: Connection, file: string): Promise<Buffer> {
  const parts = build.selectFrom('media_parts').select('content').where('file', '=', file).orderBy('position');
  return Buffer.concat((await all(connection, parts)).map(({ content }) => content));
}

export const removeFile = (connection: Connection, file: string): Promise<number> =>
  run(connection, build.deleteFrom('media_parts').where('file', '=', file));
