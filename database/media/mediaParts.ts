import { all, build, run } from '../query.ts';
import { countContentChange } from '../settings/changedSettings.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';
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

/** A file of the owner's own in the place of a sample's. */
export interface OwnFile {
  /** As it was called when it was sent. */
  name: string;
  bytes: number;
  /** Of its bytes: another file has another. */
  hash: string;
  actor: string;
  at: string;
}
type OwnFiles = Readonly<Record<string, OwnFile>>;

const OWN = 'sample-files';
/** No picture's file is called so. */
const ofSample = (file: string) => `sample-${file}`;

/** The owner's own files, by the name of the file each stands for. */
export const ownFiles = async (connection: Connection): Promise<OwnFiles> =>
  JSON.parse((await readSetting(connection, OWN)) ?? '{}');

/** The bytes of a file of the owner's own; none when there is no such file. */
export const ownFileContent = (connection: Connection, file: string): Promise<Buffer> =>
  readFileParts(connection, ofSample(file));

async function write(connection: Connection, files: OwnFiles): Promise<void> {
  await writeSetting(connection, OWN, JSON.stringify(files));
  await countContentChange(connection);
}

/** Puts a file in the place of a sample's, and of what stood there before. To be run inside the write queue. */
export async function putOwnFile(connection: Connection, file: string, own: OwnFile, content: Buffer): Promise<void> {
  await storeFile(connection, ofSample(file), content);
  await write(connection, { ...(await ownFiles(connection)), [file]: own });
}

/** Has the sample's file stand again; answers the one that goes, if there was one. To be run inside the write queue. */
export async function removeOwnFile(connection: Connection, file: string): Promise<OwnFile | undefined> {
  const { [file]: gone, ...others } = await ownFiles(connection);
  if (!gone) return undefined;
  await removeFile(connection, ofSample(file));
  await write(connection, others);
  return gone;
}
