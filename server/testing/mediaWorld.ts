import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pictureFileNames, pictureLimits } from '../../data/media/pictures.ts';
import { addPicture } from '../../database/media/pictures.ts';
import { mediaDir, mediaFile } from '../media/servePictures.ts';
import type { Services } from '../services.ts';
import { siteUnderTest } from './siteUnderTest.ts';

/** A picture of one colour. */
export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2456c8' } });

/** A square PNG of at most two colours: one bit a pixel. */
export function emptyPng(side: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const [body, size, sum] = [Buffer.concat([Buffer.from(type), content]), Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const points = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 1 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[chunk('IHDR', header), chunk('IDAT', points), chunk('IEND', Buffer.alloc(0))],
  ]);
}

/** A site under test, and the desk's calls that send a picture to it. */
export async function mediaWorld(options = {}) {
  const site = await siteUnderTest(options);
  const { api, admin, services } = site;
  const part = (id: number, from: number, content: Buffer) =>
    api.post(`/api/admin/media/uploads/${id}?from=${from}`).set(admin).type('application/octet-stream').send(content);
  const begin = (over: object = {}) =>
    api
      .post('/api/admin/media')
      .set(admin)
      .send({ name: 'plage.jpg', size: 10, alt: 'Une plage au soir', ...over });
  return {
    ...site,
    begin,
    part,
    async send(content: Buffer, over: object = {}) {
      const { body } = await begin({ size: content.length, ...over }).expect(200);
      let response = await part(body.upload.id, 0, content.subarray(0, pictureLimits.part));
      for (let from = pictureLimits.part; from < content.length && response.status === 200; from += pictureLimits.part)
        response = await part(body.upload.id, from, content.subarray(from, from + pictureLimits.part));
      return response;
    },
    list: async () => (await api.get('/api/admin/media').set(admin).expect(200)).body,
    files: () => (existsSync(mediaDir(services)) ? readdirSync(mediaDir(services)) : []),
    count: (table: string) => Number(site.raw.prepare(`SELECT count(*) FROM ${table}`).pluck().get()),
  };
}

/** Adds a picture to the library and returns the names of its files; each file contains its own name. */
export async function addSmallPicture(services: Services, letter = 'a'): Promise<string[]> {
  const picture = { hash: letter.repeat(32), widths: [300] };
  const names = pictureFileNames(picture);
  mkdirSync(mediaDir(services), { recursive: true });
  for (const name of names) writeFileSync(mediaFile(services, name), name);
  const row = { name: 'plage.jpg', alt: 'Une plage', width: 300, height: 200, bytes: 10, actor: 'admin' };
  await services.queue.write((writer) =>
    addPicture(writer, { ...row, ...picture, created_at: services.now().toISOString() }),
  );
  return names;
}
