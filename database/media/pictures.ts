import type { NewPicture, Picture } from '../../data/api/media.ts';
import { pictureFileNames, pictureLimits } from '../../data/media/pictures.ts';
import { countContentChange, readSetting, writeSetting } from '../settings/settings.ts';
import { all, build, type Connection, type Cursor, countOf, first, insert, rowsBefore, run } from '../store.ts';

/** Bytes of a file in one row, as many as one upload call sends, so that a chunk is stored as it comes. */
const PART = 256 * 1024;

/** Splits a file into the chunks its rows hold. */
export const partsOf = (content: Buffer): { content: Buffer; position: number }[] =>
  Array.from({ length: Math.ceil(content.length / PART) }, (_, part) => ({
    content: content.subarray(part * PART, (part + 1) * PART),
    position: part * PART,
  }));

/** Writes bytes of a file at an offset. */
const addPart = (connection: Connection, file: string, position: number, content: Buffer): Promise<number> =>
  run(connection, build.insertInto('media_parts').values({ file, position, content }));

/** Stores a whole file, replacing one of the same name. */
export async function storeFile(connection: Connection, file: string, content: Buffer): Promise<void> {
  await removeFile(connection, file);
  for (const part of partsOf(content)) await addPart(connection, file, part.position, part.content);
}

/** The bytes of a file; empty when there is no such file. */
export async function readFileParts(connection: Connection, file: string): Promise<Buffer> {
  const parts = build.selectFrom('media_parts').select('content').where('file', '=', file).orderBy('position');
  return Buffer.concat((await all(connection, parts)).map(({ content }) => content));
}

const removeFile = (connection: Connection, file: string): Promise<number> =>
  run(connection, build.deleteFrom('media_parts').where('file', '=', file));

/** A file of the owner's own that replaces a file of an example. */
export interface OwnFile {
  /** Name of the file as the owner uploaded it. */
  name: string;
  bytes: number;
  /** Hash of the file's bytes, which tells one upload from another. */
  hash: string;
  actor: string;
  at: string;
}
type OwnFiles = Readonly<Record<string, OwnFile>>;

const OWN = 'sample-files';
/** Name under which an upload's bytes are stored; no picture's file has such a name. */
const ofSample = (file: string) => `sample-${file}`;

/** The owner's own files, by the name of the example's file that each replaces. */
export const ownFiles = async (connection: Connection): Promise<OwnFiles> =>
  JSON.parse((await readSetting(connection, OWN)) ?? '{}');

/** The bytes of an own file; empty when there is no such file. */
export const ownFileContent = (connection: Connection, file: string): Promise<Buffer> =>
  readFileParts(connection, ofSample(file));

async function write(connection: Connection, files: OwnFiles): Promise<void> {
  await writeSetting(connection, OWN, JSON.stringify(files));
  await countContentChange(connection);
}

/** Stores the owner's file in place of an example's file, or of an earlier own one. To be run inside the write queue. */
export async function putOwnFile(connection: Connection, file: string, own: OwnFile, content: Buffer): Promise<void> {
  await storeFile(connection, ofSample(file), content);
  await write(connection, { ...(await ownFiles(connection)), [file]: own });
}

/** Removes the owner's file, so that the example's file is served again; returns the removed file. To be run inside the write queue. */
export async function removeOwnFile(connection: Connection, file: string): Promise<OwnFile | undefined> {
  const { [file]: gone, ...others } = await ownFiles(connection);
  if (!gone) return undefined;
  await removeFile(connection, ofSample(file));
  await write(connection, others);
  return gone;
}

const rows = () => build.selectFrom('pictures').selectAll();
type Row = Omit<Picture, 'widths'> & { widths: string };
const toPicture = (row: Row): Picture => ({ ...row, widths: JSON.parse(row.widths) });

const countPictures = (connection: Connection): Promise<number> => countOf(connection, build.selectFrom('pictures'));

/** A page of the library, newest first, and how many pictures there are. */
export async function listPictures(connection: Connection, cursor: Cursor) {
  const { page, next } = await rowsBefore(connection, rows(), cursor);
  return { pictures: page.map(toPicture), total: await countPictures(connection), next };
}

/** Pictures with these hashes that are in the library. */
const picturesByHash = async (connection: Connection, hashes: Iterable<string>): Promise<Picture[]> =>
  (await all(connection, rows().where('hash', 'in', [...hashes]))).map(toPicture);

export const pictureByHash = async (connection: Connection, hash: string): Promise<Picture | undefined> =>
  (await picturesByHash(connection, [hash]))[0];

export async function pictureById(connection: Connection, id: number): Promise<Picture | undefined> {
  const row = await first(connection, rows().where('id', '=', id));
  return row && toPicture(row);
}

/** The files of every picture. */
export const allPictureFiles = async (connection: Connection): Promise<string[]> =>
  (await all(connection, build.selectFrom('pictures').select(['hash', 'widths']))).flatMap(({ hash, widths }) =>
    pictureFileNames({ hash, widths: JSON.parse(widths) }),
  );

export async function addPicture(connection: Connection, picture: Omit<Picture, 'id'>): Promise<Picture> {
  const id = await insert(connection, 'pictures', { ...picture, widths: JSON.stringify(picture.widths) });
  return { ...picture, id };
}

/** All pictures, oldest first. */
export const allPictures = async (connection: Connection): Promise<Picture[]> =>
  (await all(connection, rows().orderBy('id'))).map(toPicture);

export const describePicture = (connection: Connection, id: number, alt: string): Promise<number> =>
  run(connection, build.updateTable('pictures').set({ alt }).where('id', '=', id));

export async function removePicture(connection: Connection, { id, hash, widths }: Picture): Promise<void> {
  for (const file of pictureFileNames({ hash, widths })) await removeFile(connection, file);
  await run(connection, build.deleteFrom('picture_uploads').where('hash', '=', hash));
  await run(connection, build.deleteFrom('pictures').where('id', '=', id));
}

/** Name under which an upload's bytes are stored; no picture's file has such a name. */
const ofUpload = (id: number) => `upload-${id}`;

export const uploadById = (connection: Connection, id: number) =>
  first(connection, build.selectFrom('picture_uploads').selectAll().where('id', '=', id));

/** Announces a picture whose bytes follow; returns the upload's number, `busy` while too many uploads are open, or `full`. */
export async function beginUpload(connection: Connection, { name, size, alt }: NewPicture, at: string) {
  const open = build.selectFrom('picture_uploads').select('id').where('hash', 'is', null);
  const waiting = (await all(connection, open)).length;
  if (waiting >= pictureLimits.uploads) return 'busy' as const;
  if ((await countPictures(connection)) + waiting >= pictureLimits.pictures) return 'full' as const;
  return insert(connection, 'picture_uploads', { name, size, alt, hash: null, created_at: at });
}

/**
 * Stores the next bytes of a picture. The same chunk sent again, because its response was lost, changes nothing.
 * @returns the upload; `out-of-place` for bytes that are not the next ones or too many; undefined when there is none.
 */
export async function addUploadPart(connection: Connection, id: number, position: number, content: Buffer) {
  const upload = await uploadById(connection, id);
  if (!upload) return undefined;
  if (position + content.length <= upload.received) return upload;
  if (position !== upload.received || position + content.length > upload.size) return 'out-of-place' as const;
  await addPart(connection, ofUpload(id), position, content);
  const received = position + content.length;
  await run(connection, build.updateTable('picture_uploads').set({ received }).where('id', '=', id));
  return { ...upload, received };
}

export const uploadContent = (connection: Connection, id: number): Promise<Buffer> =>
  readFileParts(connection, ofUpload(id));

/**
 * Ends an upload that became a picture: deletes the bytes and stores the picture's hash, for a call repeated because its response was lost.
 */
export async function closeUpload(connection: Connection, id: number, hash: string): Promise<void> {
  await removeFile(connection, ofUpload(id));
  await run(connection, build.updateTable('picture_uploads').set({ hash }).where('id', '=', id));
}

/** Deletes an upload and its bytes. */
export async function removeUpload(connection: Connection, id: number): Promise<void> {
  await removeFile(connection, ofUpload(id));
  await run(connection, build.deleteFrom('picture_uploads').where('id', '=', id));
}

/** Deletes one of the uploads begun before a time; returns their number. */
export async function purgeUploads(connection: Connection, before: string): Promise<number> {
  const begun = build.selectFrom('picture_uploads').select('id').where('created_at', '<', before);
  const old = await all(connection, begun.limit(1));
  for (const { id } of old) await removeUpload(connection, id);
  return old.length;
}
