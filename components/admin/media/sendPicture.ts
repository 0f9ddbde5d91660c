import type { Picture, PictureReceived } from '../../../data/api/mediaAnswers.ts';
import { pictureLimits } from '../../../data/media/pictures.ts';
import { callApi } from '../../api.ts';

const BYTES = { 'content-type': 'application/octet-stream' };
export const MEDIA = '/api/admin/media';

/**
 * Sends a picture, some bytes at a time; the last of them are answered once it is drawn in all its widths.
 * @param onProgress how much of it has come, from 0 to 1.
 */
export async function sendPicture(file: File, alt: string, onProgress: (part: number) => void): Promise<Picture> {
  const name = file.name.slice(-pictureLimits.name) || 'image';
  const begun = await callApi<PictureReceived>('POST', MEDIA, { name, size: file.size, alt });
  let { picture } = begun;
  for (let from = 0; from < file.size; from += pictureLimits.part) {
    const bytes = file.slice(from, from + pictureLimits.part);
    const path = `${MEDIA}/uploads/${begun.upload.id}?from=${from}`;
    ({ picture } = await callApi<PictureReceived>('POST', path, bytes, BYTES));
    onProgress(Math.min(1, (from + pictureLimits.part) / file.size));
  }
  if (!picture) throw new TypeError('the picture did not come back');
  return picture;
}
