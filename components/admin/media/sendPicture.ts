import type { Picture, PictureReceived, SampleFileReceived } from '../../../data/api/mediaAnswers.ts';
import { pictureLimits } from '../../../data/media/pictures.ts';
import { callApi } from '../../api.ts';
import { MEDIA } from '../deskQueries.ts';

const BYTES = { 'content-type': 'application/octet-stream' };
export const SAMPLE_FILES_API = '/api/admin/sample-files';

/** How much of a file has come, from 0 to 1. */
type OnProgress = (part: number) => void;

/** Announces a file, then sends it some bytes at a time; answers what the last of them were answered with. */
async function sendInParts<Answer extends SampleFileReceived>(
  file: File,
  { announceAt, uploadsAt, more }: { announceAt: string; uploadsAt: string; more: object },
  onProgress: OnProgress,
): Promise<Answer> {
  const name = file.name.slice(-pictureLimits.name) || 'fichier';
  let answer = await callApi<Answer>('POST', announceAt, { name, size: file.size, ...more });
  const { id } = answer.upload;
  for (let from = 0; from < file.size; from += pictureLimits.part) {
    const bytes = file.slice(from, from + pictureLimits.part);
    answer = await callApi<Answer>('POST', `${uploadsAt}/${id}?from=${from}`, bytes, BYTES);
    onProgress(Math.min(1, (from + pictureLimits.part) / file.size));
  }
  return answer;
}

/** Sends a picture; it is answered once it is drawn in all its widths. */
export async function sendPicture(file: File, alt: string, onProgress: OnProgress): Promise<Picture> {
  const places = { announceAt: MEDIA, uploadsAt: `${MEDIA}/uploads`, more: { alt } };
  const { picture } = await sendInParts<PictureReceived>(file, places, onProgress);
  if (!picture) throw new TypeError('the picture did not come back');
  return picture;
}

/** Sends a file that takes the place of a sample's. @param place the name of that one */
export async function sendSampleFile(file: File, place: string, onProgress: OnProgress): Promise<void> {
  const announceAt = `${SAMPLE_FILES_API}/${place}`;
  await sendInParts(file, { announceAt, uploadsAt: `${announceAt}/uploads`, more: {} }, onProgress);
}
