import { countContentChange } from '../settings/changedSettings.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';
import type { Connection } from '../store.ts';
import { readFileParts, removeFile, storeFile } from './mediaParts.ts';

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
export type OwnFiles = Readonly<Record<string, OwnFile>>;

const OWN = 'sample-files';
/** No picture's file is called so. */
const partsOf = (file: string) => `sample-${file}`;

/** The owner's own files, by the name of the file each stands for. */
export const ownFiles = async (connection: Connection): Promise<OwnFiles> =>
  JSON.parse((await readSetting(connection, OWN)) ?? '{}');

/** The bytes of a file of the owner's own; none when there is no such file. */
export const ownFileContent = (connection: Connection, file: string): Promise<Buffer> =>
  readFileParts(connection, partsOf(file));

async function write(connection: Connection, files: OwnFiles): Promise<void> {
  await writeSetting(connection, OWN, JSON.stringify(files));
  await countContentChange(connection);
}

/** Puts a file in the place of a sample's, and of what stood there before. To be run inside the write queue. */
export async function putOwnFile(connection: Connection, file: string, own: OwnFile, content: Buffer): Promise<void> {
  await storeFile(connection, partsOf(file), content);
  await write(connection, { ...(await ownFiles(connection)), [file]: own });
}

/** Has the sample's file stand again; answers the one that goes, if there was one. To be run inside the write queue. */
export async function removeOwnFile(connection: Connection, file: string): Promise<OwnFile | undefined> {
  const { [file]: gone, ...others } = await ownFiles(connection);
  if (!gone) return undefined;
  await removeFile(connection, partsOf(file));
  await write(connection, others);
  return gone;
}
