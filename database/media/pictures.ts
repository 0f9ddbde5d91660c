import type { NewPicture, Picture } from '../../data/api/media.ts';
import { pictureFileNames, pictureLimits } from '../../data/media/pictures.ts';
import { countOf, type PageAsked, pageBefore } from '../pages.ts';
import { all, build, first, insert, run } from '../query.ts';
import type { Connection } from '../store.ts';
import { addPart, readFileParts, removeFile } from './mediaParts.ts';

const rows = () => build.selectFrom('pictures').selectAll();
type Row = Omit<Picture, 'widths'> & { widths: string };
const toPicture = (row: Row): Picture => ({ ...row, widths: JSON.parse(row.widths) });

const countPictures = (connection: Connection): Promise<number> => countOf(connection, build.selectFrom('pictures'));

/** A page of the library, newest first, and how many pictures there are. */
export async function pageOfPictures(connection: Connection, asked: PageAsked) {
  const { page, next } = await pageBefore(connection, rows(), asked);
  return { pictures: page.map(toPicture), total: await countPictures(connection), next };
}

/** The pictures with these hashes that there are. */
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

/** Every picture, the first one first. */
export const allPictures = async (connection: Connection): Promise<Picture[]> =>
  (await all(connection, rows().orderBy('id'))).map(toPicture);

export const describePicture = (connection: Connection, id: number, alt: string): Promise<number> =>
  run(connection, build.updateTable('pictures').set({ alt }).where('id', '=', id));

export async function removePicture(connection: Connection, { id, hash, widths }: Picture): Promise<void> {
  for (const file of pictureFileNames({ hash, widths })) await removeFile(connection, file);
  await run(connection, build.deleteFrom('picture_uploads').where('hash', '=', hash));
  await run(connection, build.deleteFrom('pictures').where('id', '=', id));
}

/** No picture's file is called so. */
const partsOf = (id: number) => `upload-${id}`;

export const uploadById = (connection: Connection, id: number) =>
  first(connection, build.selectFrom('picture_uploads').selectAll().where('id', '=', id));

/** Makes room for a picture whose bytes are to come; answers its number, or `full`. */
export async function beginUpload(connection: Connection, { name, size, alt }: NewPicture, at: string) {
  const open = build.selectFrom('picture_uploads').select('id').where('hash', 'is', null);
  const waiting = (await all(connection, open)).length;
  if (waiting >= pictureLimits.uploads) return 'busy' as const;
  if ((await countPictures(connection)) + waiting >= pictureLimits.pictures) return 'full' as const;
  return insert(connection, 'picture_uploads', { name, size, alt, hash: null, created_at: at });
}

/**
 * Stores the next bytes of a picture. The same part sent again, because its answer was lost, changes nothing.
 * @returns the upload; `out-of-place` for bytes that are not the next ones or too many; undefined when there is none.
 */
export async function addUploadPart(connection: Connection, id: number, position: number, content: Buffer) {
  const upload = await uploadById(connection, id);
  if (!upload) return undefined;
  if (position + content.length <= upload.received) return upload;
  if (position !== upload.received || position + content.length > upload.size) return 'out-of-place' as const;
  await addPart(connection, partsOf(id), position, content);
  const received = position + content.length;
  await run(connection, build.updateTable('picture_uploads').set({ received }).where('id', '=', id));
  return { ...upload, received };
}

export const uploadContent = (connection: Connection, id: number): Promise<Buffer> =>
  readFileParts(connection, partsOf(id));

/** The bytes have become a picture: only its name stays, for a retry whose answer was lost. */
export async function closeUpload(connection: Connection, id: number, hash: string): Promise<void> {
  await removeFile(connection, partsOf(id));
  await run(connection, build.updateTable('picture_uploads').set({ hash }).where('id', '=', id));
}

/** Forgets an upload and what came of it. */
export async function removeUpload(connection: Connection, id: number): Promise<void> {
  await removeFile(connection, partsOf(id));
  await run(connection, build.deleteFrom('picture_uploads').where('id', '=', id));
}

/** Forgets the uploads begun before a time; answers how many. */
export async function purgeUploads(connection: Connection, before: string): Promise<number> {
  const old = await all(connection, build.selectFrom('picture_uploads').select('id').where('created_at', '<', before));
  for (const { id } of old) await removeUpload(connection, id);
  return old.length;
}
