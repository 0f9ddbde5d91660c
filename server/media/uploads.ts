import type { Request, Response } from 'express';
import type { PictureUpload } from '../../data/api/mediaAnswers.ts';
import type { NewPicture } from '../../data/api/mediaInput.ts';
import { attachmentPartQuery } from '../../data/api/queries.ts';
import { pictureLimits } from '../../data/media/pictures.ts';
import { addUploadPart, beginUpload } from '../../database/media/pictureUploads.ts';
import { authorOf, idOf } from '../api/admin/authorOf.ts';
import { parseQuery } from '../api/requests/parse.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';

export const tooMany = (words: string) => new Problem(503, words, { headers: { 'Retry-After': '10' } });

/**
 * Makes room for a file whose bytes are to come, some at a time.
 * @throws Problem 503 while too many are under way, 422 when the library is full.
 */
export async function announce({ queue, now }: Services, given: NewPicture): Promise<PictureUpload> {
  const id = await queue.write((writer) => beginUpload(writer, given, now().toISOString()));
  if (id === 'busy') throw tooMany('Trop d’envois sont en cours. Réessayez dans un instant.');
  if (id === 'full')
    throw new Problem(422, `La bibliothèque est pleine : ${pictureLimits.pictures} images au plus. Supprimez-en.`);
  return { id, size: given.size, received: 0 };
}

/**
 * Stores the next bytes of an announced file, and answers how much of it has come, with who sent it.
 * @throws Problem 404 for no such upload, 409 for bytes that are not the next ones.
 */
export async function takePart({ queue, now }: Services, request: Request, response: Response) {
  const { from } = parseQuery(attachmentPartQuery, request);
  const id = idOf(request);
  const found = await queue.write((writer) => addUploadPart(writer, id, from, request.body as Buffer));
  if (!found) throw new Problem(404, 'Cet envoi n’existe pas, ou a été abandonné.');
  if (found === 'out-of-place') throw new Problem(409, 'Cette partie du fichier n’est pas celle qui est attendue.');
  const { size, received } = found;
  const upload: PictureUpload = { id, size, received };
  return { upload, isWhole: received >= size, author: authorOf(response, now) };
}
