import { expect, test } from 'vitest';
import { readFileParts, storeFile } from '../../../database/media/mediaParts.ts';
import {
  addPicture,
  addUploadPart,
  allPictureFiles,
  beginUpload,
  closeUpload,
  describePicture,
  pageOfPictures,
  pictureByHash,
  pictureById,
  purgeUploads,
  removePicture,
  uploadById,
  uploadContent,
} from '../../../database/media/pictures.ts';
import { later, NOW, type Site } from './contractLead.ts';

const AT = NOW.toISOString();
const hashOf = (n: number) => String(n).repeat(32);

export function mediaContract(site: Site): void {
  const add = (n: number) =>
    site().queue.write((writer) => {
      const size = { width: 480, height: 320, widths: [480], bytes: 9 };
      return addPicture(writer, { hash: hashOf(n), name: `Été ${n}`, alt: '', ...size, actor: 'alix', created_at: AT });
    });

  test('an upload takes its parts in order, each once, and gives its bytes until it is a picture', async () => {
    const { connection, queue } = site();
    const bytes = Buffer.from([0, 255, 10, 39, 0, 92]);
    const id = Number(await queue.write((writer) => beginUpload(writer, { name: 'a', alt: '', size: 6 }, AT)));
    const part = (from: number, to: number) =>
      queue.write((writer) => addUploadPart(writer, id, from, bytes.subarray(from, to)));
    expect(await part(0, 4)).toMatchObject({ received: 4 });
    expect(await part(0, 4)).toMatchObject({ received: 4 });
    expect(await part(5, 6)).toBe('out-of-place');
    expect(await part(4, 6)).toMatchObject({ received: 6 });
    expect((await uploadContent(connection, id)).equals(bytes)).toBe(true);
    await queue.write((writer) => closeUpload(writer, id, hashOf(1)));
    expect(await uploadContent(connection, id)).toHaveLength(0);
    expect(await uploadById(connection, id)).toMatchObject({ hash: hashOf(1), received: 6 });
    expect(await queue.write((writer) => purgeUploads(writer, AT))).toBe(0);
    expect(await queue.write((writer) => purgeUploads(writer, later(1).toISOString()))).toBe(1);
  });

  test('the library is listed newest first, page by page, and a picture is described and removed with its bytes', async () => {
    const { connection, queue } = site();
    const [, second, third] = [await add(1), await add(2), await add(3)];
    const page = await pageOfPictures(connection, { limit: 2 });
    expect([page.pictures.map(({ name }) => name), page.total, page.next]).toEqual([['Été 3', 'Été 2'], 3, second.id]);
    const rest = await pageOfPictures(connection, { limit: 2, before: second.id });
    expect([rest.pictures.map(({ hash }) => hash), rest.next]).toEqual([[hashOf(1)], null]);
    await queue.write((writer) => describePicture(writer, third.id, 'Une plage'));
    expect(await pictureByHash(connection, hashOf(3))).toEqual({ ...third, alt: 'Une plage' });
    const name = `${hashOf(3)}-480.webp`;
    const long = Buffer.alloc(600_000, 7);
    await queue.write((writer) => storeFile(writer, name, Buffer.from('before')));
    await queue.write((writer) => storeFile(writer, name, long));
    expect((await readFileParts(connection, name)).equals(long)).toBe(true);
    await queue.write((writer) => removePicture(writer, third));
    expect(await readFileParts(connection, name)).toHaveLength(0);
    expect(await pictureById(connection, third.id)).toBeUndefined();
    expect(await allPictureFiles(connection)).toHaveLength(4);
    await expect(add(1)).rejects.toThrow();
  });
}
