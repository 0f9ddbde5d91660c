import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Picture } from '../../data/api/mediaAnswers.ts';
import { pictureFileNames } from '../../data/media/pictures.ts';
import { writeJournal } from '../../database/accounts/journal.ts';
import { storeFile } from '../../database/media/mediaParts.ts';
import { addPicture, pictureByHash } from '../../database/media/pictures.ts';
import { closeUpload, removeUpload, uploadById, uploadContent } from '../../database/media/pictureUploads.ts';
import type { Author } from '../api/admin/authorOf.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { encodeAside } from './encodeAside.ts';
import { mediaDir, mediaFile, mediaIsShared } from './mediaDir.ts';
import { pictureHash } from './pictureHash.ts';

/**
 * Makes a picture of an upload that has come whole: its files first, then its row, so that whatever stops this leaves at
 * most files that no row names, which a night sweeps away. The same bytes sent twice are one picture.
 * @throws Problem 422 when it is not a picture that is taken; the upload is forgotten then.
 */
export async function finishUpload(services: Services, id: number, { actor, at }: Author): Promise<Picture> {
  const { connection, queue } = services;
  const upload = await uploadById(connection, id);
  if (!upload) throw new Problem(404, 'Cet envoi n’existe pas, ou a été abandonné.');
  const hash = upload.hash ?? pictureHash(await uploadContent(connection, id));
  const known = await pictureByHash(connection, hash);
  if (known && pictureFileNames(known).every((name) => existsSync(mediaFile(services, name)))) {
    if (upload.hash === null) await queue.write((writer) => closeUpload(writer, id, hash));
    return known;
  }
  const made = await encodeAside(await uploadContent(connection, id), mediaDir(services)).catch(async (error) => {
    if (error instanceof Problem) await queue.write((writer) => removeUpload(writer, id));
    throw error;
  });
  const { name, alt } = upload;
  const files = mediaIsShared(services) ? await filesOf(services, made) : [];
  return queue.write(async (writer) => {
    for (const file of files) await storeFile(writer, file.name, file.content);
    await closeUpload(writer, id, hash);
    const there = await pictureByHash(writer, hash);
    if (there) return there;
    await writeJournal(writer, { action: 'picture-added', account: actor, subject: name, at });
    return addPicture(writer, { ...made, name, alt, actor, created_at: at });
  });
}

const filesOf = (services: Services, picture: Pick<Picture, 'hash' | 'widths'>) =>
  Promise.all(
    pictureFileNames(picture).map(async (name) => ({ name, content: await readFile(mediaFile(services, name)) })),
  );
