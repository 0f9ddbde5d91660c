import type { NewPicture } from '../../data/api/mediaInput.ts';
import { pictureLimits } from '../../data/media/pictures.ts';
import { all, build, first, insert, run } from '../query.ts';
import type { Connection } from '../store.ts';
import { addPart, readFileParts, removeFile } from './mediaParts.ts';
import { countPictures } from './pictures.ts';

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
