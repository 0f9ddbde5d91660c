import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Request, Response } from 'express';
import type { NewPicture, Picture, PictureUpload } from '../../data/api/media.ts';
import { pictureFileNames, pictureLimits } from '../../data/media/pictures.ts';
import { writeJournal } from '../../database/accounts/journal.ts';
import {
  addPicture,
  addUploadPart,
  beginUpload,
  closeUpload,
  pictureByHash,
  removeUpload,
  storeFile,
  uploadById,
  uploadContent,
} from '../../database/media/pictures.ts';
import { type Author, authorOf, idOf } from '../api/route.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { encodeAside } from './encodeAside.ts';
import { mediaDir, mediaFile, mediaIsShared, pictureHash } from './servePictures.ts';

export const tooMany = (words: string) => new Problem(503, words, { headers: { 'Retry-After': '10' } });

/**
 * Announces a file whose bytes follow in chunks.
 * @throws Problem 503 while too many uploads are open, 422 when the library is full.
 */
export async function announce({ queue, now }: Services, given: NewPicture): Promise<PictureUpload> {
  const id = await queue.write((writer) => beginUpload(writer, given, now().toISOString()));
  if (id === 'busy') throw tooMany('Trop d’envois sont en cours. Réessayez dans un instant.');
  if (id === 'full')
    throw new Problem(422, `La bibliothèque est pleine : ${pictureLimits.pictures} images au plus. Supprimez-en.`);
  return { id, size: given.size, received: 0 };
}

/**
 * Stores the next bytes of an announced file, and returns its progress and its sender.
 * @throws Problem 404 for no such upload, 409 for bytes that are not the next ones.
 */
export async function takePart({ queue, now }: Services, from: number, request: Request, response: Response) {
  const id = idOf(request);
  const found = await queue.write((writer) => addUploadPart(writer, id, from, request.body as Buffer));
  if (!found) throw new Problem(404, 'Cet envoi n’existe pas, ou a été abandonné.');
  if (found === 'out-of-place') throw new Problem(409, 'Cette partie du fichier n’est pas celle qui est attendue.');
  const { size, received } = found;
  const upload: PictureUpload = { id, size, received };
  return { upload, isWhole: received >= size, author: authorOf(response, now) };
}

/** Part that identifies a kind of Office package (ECMA-376, part 1, annex A). */
const MAIN_PARTS: Partial<Record<string, string>> = {
  docx: 'word/document.xml',
  pptx: 'ppt/presentation.xml',
  xlsx: 'xl/workbook.xml',
};
const TYPES_PART = '[Content_Types].xml';
const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1');
const DIRECTORY_ENTRY = 0x02014b50;
/** Sizes in bytes: of a directory entry without its file name, and of the end record without its comment. */
const [ENTRY, END] = [46, 22];

/** File names in a ZIP archive's directory, which is at its end; empty for an incomplete archive. */
function zippedNames(bytes: Buffer): string[] {
  const end = bytes.lastIndexOf(END_OF_DIRECTORY);
  if (end < 0 || end + END > bytes.length) return [];
  const [names, count]: [string[], number] = [[], bytes.readUInt16LE(end + 10)];
  let at = bytes.readUInt32LE(end + 16);
  while (names.length < count && at + ENTRY <= end && bytes.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    names.push(bytes.toString('utf8', at + ENTRY, at + ENTRY + (name ?? 0)));
    at += ENTRY + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return names.length === count ? names : [];
}

/**
 * Checks a file that replaces one of this format. Its bytes decide, whatever its name.
 * @param format `pdf`, `docx`, `pptx` or `xlsx`
 * @returns the fault in French; undefined when there is none
 */
export function wrongWith(bytes: Buffer, format: string): string | undefined {
  const other = `Ce fichier n’est pas un ${format.toUpperCase()} entier : le format de l’exemple reste le même.`;
  if (format === 'pdf') {
    const isWhole = bytes.toString('latin1', 0, 5) === '%PDF-' && bytes.subarray(-1024).includes('%%EOF');
    return isWhole ? undefined : other;
  }
  const names = zippedNames(bytes);
  const main = MAIN_PARTS[format];
  if (main === undefined || !names.includes(main) || !names.includes(TYPES_PART)) return other;
  if (names.some((name) => /vbaProject\.bin$/i.test(name)))
    return 'Ce fichier contient des macros, que vos visiteurs auraient raison de refuser : enregistrez-le sans elles.';
  return undefined;
}

/**
 * Makes a picture of a complete upload: files first, then the row, so that an interruption leaves at most files without a row, which the
 * night deletes. The same bytes sent twice are one picture.
 * @throws Problem 422 when it is not an accepted picture; the upload is then forgotten.
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
  const stored = await encodeAside(await uploadContent(connection, id), mediaDir(services)).catch(async (error) => {
    if (error instanceof Problem) await queue.write((writer) => removeUpload(writer, id));
    throw error;
  });
  const { name, alt } = upload;
  const files = mediaIsShared(services) ? await filesOf(services, stored) : [];
  return queue.write(async (writer) => {
    for (const file of files) await storeFile(writer, file.name, file.content);
    await closeUpload(writer, id, hash);
    const there = await pictureByHash(writer, hash);
    if (there) return there;
    await writeJournal(writer, { action: 'picture-added', account: actor, subject: name, at });
    return addPicture(writer, { ...stored, name, alt, actor, created_at: at });
  });
}

const filesOf = (services: Services, picture: Pick<Picture, 'hash' | 'widths'>) =>
  Promise.all(
    pictureFileNames(picture).map(async (name) => ({ name, content: await readFile(mediaFile(services, name)) })),
  );
