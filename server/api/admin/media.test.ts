import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Picture } from '../../../data/api/media.ts';
import { pictureLimits } from '../../../data/media/pictures.ts';
import { mediaDir, sweepPictures } from '../../media/servePictures.ts';
import { emptyPng, mediaWorld, plain } from '../../testing/mediaWorld.ts';

const PARIS = { IFD0: { Make: 'Appareil', Copyright: 'zyxwvut-auteur' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } };

describe('a picture that is sent', () => {
  test('is drawn anew in three widths and two formats, upright, without a trace of camera and place', async () => {
    const world = await mediaWorld();
    const sent = await plain(2400, 1200).withExif(PARIS).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(sent.includes('zyxwvut-auteur')).toBe(true);
    const { status, body } = await world.send(sent, { name: '../..\\plage.php' });
    expect([status, body.upload.received]).toEqual([200, sent.length]);
    const picture: Picture = body.picture;
    expect(picture).toMatchObject({ alt: 'Une plage au soir', widths: [480, 960, 1200], width: 1200, height: 2400 });
    const { pictures, total } = await world.list();
    expect([total, pictures[0]]).toEqual([1, { ...picture, uses: [] }]);
    expect(world.files().toSorted()).toEqual(
      [480, 960, 1200].flatMap((width) => ['avif', 'webp'].map((end) => `${picture.hash}-${width}.${end}`)).toSorted(),
    );
    for (const name of world.files()) {
      const response = await world.api.get(`/media/${name}`).expect(200);
      expect(response.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': `image/${path.extname(name).slice(1)}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(Number(response.headers['content-length'])).toBe(response.body.length);
      expect(response.body.includes('zyxwvut')).toBe(false);
      const { exif, xmp, icc, orientation } = await sharp(response.body).metadata();
      expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
    const [name] = world.files();
    await world.api.get(`/media/${name}`).set('If-None-Match', `"${name}"`).expect(304);
    for (const other of [
      `${picture.hash}-481.webp`,
      `${picture.hash}-480.svg`,
      `${'0'.repeat(32)}-480.webp`,
      '../site.db',
    ])
      expect([other, (await world.api.get(`/media/${other}`)).status]).toEqual([other, 404]);
  });

  test('is as wide as it is, with its transparency, whichever of the four formats it comes in', async () => {
    const world = await mediaWorld();
    const clear = () =>
      sharp({ create: { width: 300, height: 200, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } } });
    for (const format of ['png', 'webp', 'avif', 'jpeg'] as const) {
      const { body } = await world.send(await clear().toFormat(format).toBuffer(), { name: `${format}.bin` });
      expect(body.picture).toMatchObject({ widths: [300], width: 300, height: 200 });
      const { body: shown } = await world.api.get(`/media/${body.picture.hash}-300.webp`);
      expect((await sharp(shown).metadata()).hasAlpha).toBe(format !== 'jpeg');
    }
  });

  test('comes in parts; the same part twice counts once, the same picture twice is one, a lost answer is given again', async () => {
    const world = await mediaWorld();
    const noise = await sharp({
      create: {
        width: 900,
        height: 600,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    expect(noise.length).toBeGreaterThan(2 * pictureLimits.part);
    const { id } = (await world.begin({ size: noise.length })).body.upload;
    const first = noise.subarray(0, pictureLimits.part);
    expect((await world.part(id, pictureLimits.part, first)).status).toBe(409);
    for (let n = 0; n < 2; n += 1)
      expect((await world.part(id, 0, first)).body).toMatchObject({
        upload: { received: first.length },
        picture: null,
      });
    const responses = [];
    for (let from = first.length; from < noise.length; from += first.length)
      responses.push(await world.part(id, from, noise.subarray(from, from + first.length)));
    expect(responses.slice(0, -1).every(({ body }) => body.picture === null)).toBe(true);
    const last = Math.floor(noise.length / first.length) * first.length;
    responses.splice(0, responses.length - 1, await world.part(id, last, noise.subarray(last)));
    const again = await world.send(noise, { alt: 'La même' });
    const ids = [...responses, again].map(({ body }) => body.picture.id);
    expect([ids, world.count('pictures'), world.count('media_parts')]).toEqual([[1, 1, 1], 1, 0]);
  });
});

describe('refused, and nothing of it stays:', () => {
  const refused = async (content: Buffer, words: string) => {
    const world = await mediaWorld();
    const { status, body } = await world.send(content, { name: 'photo.jpg' });
    expect([status, body.detail]).toEqual([422, expect.stringContaining(words)]);
    expect([
      world.files(),
      world.count('pictures'),
      world.count('media_parts'),
      world.count('picture_uploads'),
    ]).toEqual([[], 0, 0, 0]);
  };

  test('a drawing with a script, a page, an iPhone’s own format, whatever they are called', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    await refused(Buffer.from(svg), 'JPEG, PNG, WebP ou AVIF');
    await refused(Buffer.from(`<!doctype html>${svg}`), 'JPEG, PNG, WebP ou AVIF');
    await refused(Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1'), 'HEIC');
  });

  test('one cut short, one that only begins as a picture', async () => {
    const whole = await plain(1200, 900).jpeg().toBuffer();
    await refused(whole.subarray(0, whole.length / 2), 'endommagée');
    await refused(
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>alert(1)</script>')]),
      'endommagée',
    );
    await refused(Buffer.from('RIFF\x20\x00\x00\x00WEBP<svg onload=alert(1)></svg>', 'latin1'), 'endommagée');
  });

  test('a small file of 20,000 × 20,000 points', async () => {
    const bomb = emptyPng(20_000);
    expect(bomb.length).toBeLessThan(pictureLimits.bytes);
    await refused(emptyPng(300).subarray(0, 100), 'endommagée');
    await refused(bomb, '50 millions');
  });

  test('no description, nothing, more than ten megabytes, more bytes than were announced', async () => {
    const world = await mediaWorld({ expectedLevels: ['warn'] });
    for (const over of [
      { alt: ' ' },
      { alt: undefined },
      { size: 0 },
      { size: pictureLimits.bytes + 1 },
      { name: '' },
      { x: 1 },
    ])
      expect([over, (await world.begin(over)).status]).toEqual([over, 422]);
    const { id } = (await world.begin({ size: 5 })).body.upload;
    expect((await world.part(id, 0, Buffer.alloc(6))).status).toBe(409);
    expect((await world.part(id, 0, Buffer.alloc(pictureLimits.part + 1))).status).toBe(413);
    expect((await world.part(99, 0, Buffer.alloc(1))).status).toBe(404);
    for (let n = 1; n < pictureLimits.uploads; n += 1) await world.begin().expect(200);
    const { status, headers } = await world.begin();
    expect([status, headers['retry-after']]).toEqual([503, '10']);
  });
});

test('bytes behind a picture’s end are not in the served files', async () => {
  const world = await mediaWorld();
  const polyglot = Buffer.concat([
    await plain(600, 400).jpeg().toBuffer(),
    Buffer.from('PK\x03\x04<script>zyxwvut</script>'),
  ]);
  const { body } = await world.send(polyglot);
  expect(body.picture.widths).toEqual([480, 600]);
  for (const name of world.files()) {
    const served = await world.api.get(`/media/${name}`);
    expect([served.body.includes('zyxwvut'), served.body.includes('<script')]).toEqual([false, false]);
  }
});

test('a picture is described anew, and deleted with all its files', async () => {
  const world = await mediaWorld();
  const { body } = await world.send(await plain(600, 400).png().toBuffer());
  const address = `/api/admin/media/${body.picture.id}`;
  const described = await world.api.patch(address).set(world.admin).send({ alt: ' Une  mer ' });
  expect(described.body.picture.alt).toBe('Une mer');
  expect((await world.api.patch(address).set(world.admin).send({ alt: '' })).status).toBe(422);
  const name = world.files()[0];
  await world.api.delete(address).set(world.admin).expect(204);
  expect([world.files(), (await world.list()).pictures]).toEqual([[], []]);
  await world.api.get(`/media/${name}`).expect(404);
  await world.api.delete(address).set(world.admin).expect(404);
});

test('files whose row a crash prevented are not served, and swept away once they are old', async () => {
  const world = await mediaWorld({ expectedLevels: ['warn'] });
  const { body } = await world.send(await plain(300, 200).png().toBuffer());
  const orphan = path.join(mediaDir(world.services), `${'a'.repeat(32)}-480.webp`);
  writeFileSync(orphan, 'x');
  await world.api.get(`/media/${path.basename(orphan)}`).expect(404);
  expect(await sweepPictures(world.services)).toBe(0);
  for (const name of world.files()) utimesSync(path.join(mediaDir(world.services), name), 1, 1);
  expect(await sweepPictures(world.services)).toBe(1);
  expect(world.files()).toHaveLength(2);
  expect(readFileSync(path.join(mediaDir(world.services), `${body.picture.hash}-300.webp`)).length).toBeGreaterThan(0);
});

test('answers 401 without a session and 403 from another site, and stores nothing', async () => {
  const world = await mediaWorld({ expectedLevels: ['warn'] });
  for (const [method, address] of [
    ['get', 'media'],
    ['post', 'media'],
    ['post', 'media/uploads/1?from=0'],
    ['patch', 'media/1'],
    ['delete', 'media/1'],
  ] as const) {
    expect([address, (await world.api[method](`/api/admin/${address}`)).status]).toEqual([address, 401]);
    if (method === 'get') continue;
    const elsewhere = { ...world.admin, Origin: 'https://ailleurs.exemple', 'Sec-Fetch-Site': 'cross-site' };
    expect([address, (await world.api[method](`/api/admin/${address}`).set(elsewhere)).status]).toEqual([address, 403]);
  }
  expect(world.count('picture_uploads')).toBe(0);
});

test('a portrait lists its uses and cannot be deleted; deleted once unused, it can be neither chosen nor restored', async () => {
  const world = await mediaWorld();
  const { body } = await world.send(await plain(300, 200).png().toBuffer());
  const portrait = `/media/${body.picture.hash}-300.webp`;
  const save = (version: number, address: string | null) =>
    world.api
      .put('/api/admin/settings/signatory')
      .set(world.admin)
      .send({ version, values: { 'site.owner.portrait': address } });
  const remove = () => world.api.delete(`/api/admin/media/${body.picture.id}`).set(world.admin);
  expect((await save(0, portrait)).status).toBe(200);
  const use = { label: 'dans vos réglages', view: '/reglages/signatory' };
  expect((await world.list()).pictures[0].uses).toEqual([use]);
  const refused = await remove();
  expect([refused.status, refused.body.detail, world.files().length]).toEqual([
    409,
    expect.stringContaining('dans vos réglages'),
    2,
  ]);
  const emptied = await save(1, null);
  expect([emptied.status, (await remove()).status, world.files()]).toEqual([200, 204, []]);
  const [change] = emptied.body.changes;
  const back = world.api.post(`/api/admin/settings/changes/${change.id}/take-back`).set(world.admin).send({});
  for (const { status, body: response } of [await save(2, portrait), await back])
    expect([status, response.errors?.[0]?.field]).toEqual([422, 'site.owner.portrait']);
});
