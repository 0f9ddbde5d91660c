import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { downloadLabel } from '../../../data/examples/downloads.ts';
import { exampleOf } from '../../../data/examples.ts';
import { pictureLimits } from '../../../data/media/pictures.ts';
import { backUp, restore } from '../../../database/file/backup.ts';
import { openDatabase } from '../../../database/file/connection.ts';
import { ownFileContent, ownFiles } from '../../../database/media/pictures.ts';
import { migratedDirectory } from '../../../database/testing/migratedDirectory.ts';
import { staticFiles } from '../../http/staticFiles.ts';
import { wrongWith } from '../../media/uploads.ts';
import { siteUnderTest } from '../../testing/siteUnderTest.ts';

const PUBLIC = path.join(import.meta.dirname, '../../../public');
const original = (file: string) => readFileSync(path.join(PUBLIC, 'telechargements', file));
const FILE = 'etude-marche.pdf';
const ADDRESS = `/telechargements/${FILE}`;
/** A PDF of 600,000 bytes, which is sent in three parts. */
const mine = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(600_000, 'mien '), Buffer.from('\n%%EOF\n')]);

/** A site that serves the build's files, and the desk's calls that replace one of these files. */
async function sampleWorld(options = {}) {
  const pages = { handler: [staticFiles(PUBLIC)], sendCached: () => false, listed: async () => [] };
  const site = await siteUnderTest({ pages, ...options });
  const { api, admin, services } = site;
  const of = (file: string) => `/api/admin/sample-files/${file}`;
  const begin = (file: string, body: object) => api.post(of(file)).set(admin).send(body);
  const part = (file: string, id: number, from: number, content: Buffer) =>
    api
      .post(`${of(file)}/uploads/${id}?from=${from}`)
      .set(admin)
      .type('application/octet-stream')
      .send(content);
  return {
    ...site,
    begin,
    part,
    async put(file: string, content: Buffer, name = 'mon étude.pdf') {
      const { id } = (await begin(file, { name, size: content.length }).expect(200)).body.upload;
      const step = pictureLimits.part;
      let response = await part(file, id, 0, content.subarray(0, step));
      for (let from = step; from < content.length; from += step)
        response = await part(file, id, from, content.subarray(from, from + step));
      return Object.assign(response, { id });
    },
    back: (file: string) => api.delete(of(file)).set(admin),
    listed: async (file: string) =>
      (await api.get('/api/admin/sample-files').set(admin).expect(200)).body.files.find(
        (one: { file: string }) => one.file === file,
      ),
    shown: () =>
      exampleOf(services.content.current(), 'etude-marche')
        .downloads.filter(({ file }) => file === FILE)
        .map(downloadLabel)[0],
    journal: () => site.raw.prepare(`SELECT action, subject FROM journal WHERE action LIKE 'sample-file-%'`).all(),
  };
}

test('a file of the owner’s own is public at once at the address of the one whose place it takes, and the page says its size', async () => {
  const world = await sampleWorld();
  const before = await world.api.get(ADDRESS).expect(200);
  expect(before.body.equals(original(FILE))).toBe(true);
  expect((await world.put(FILE, mine)).status).toBe(200);
  const { headers, body } = await world.api.get(ADDRESS).set('If-None-Match', String(before.headers.etag)).expect(200);
  expect(body.equals(mine)).toBe(true);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(mine.length),
    'content-disposition': `attachment; filename="${FILE}"`,
    'cache-control': 'public, no-cache',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  });
  await world.api.get(ADDRESS).set('If-None-Match', String(headers.etag)).expect(304);
  const headed = await world.api.head(ADDRESS).expect(200);
  expect(headed.headers['content-length']).toBe(String(mine.length));
  expect(world.shown()).toBe('L’extrait en PDF, 600\u00a0Ko');
  expect((await world.listed(FILE)).own).toMatchObject({ name: 'mon étude.pdf', bytes: mine.length, actor: 'admin' });
  expect(world.journal()).toEqual([{ action: 'sample-file-put', subject: FILE }]);
});

test('« Revenir au fichier d’origine » serves the first one again, and leaves nothing of the other', async () => {
  const world = await sampleWorld();
  const shown = world.shown();
  await world.put(FILE, mine);
  await world.back(FILE).expect(200);
  expect((await world.api.get(ADDRESS)).body.equals(original(FILE))).toBe(true);
  expect([world.shown(), (await world.listed(FILE)).own]).toEqual([shown, null]);
  expect(world.raw.prepare('SELECT count(*) FROM media_parts').pluck().get()).toBe(0);
  await world.back(FILE).expect(200);
  expect(world.journal()).toEqual([
    { action: 'sample-file-put', subject: FILE },
    { action: 'sample-file-back', subject: FILE },
  ]);
});

test('another of the owner’s own takes the place of the first; the last part sent again changes nothing', async () => {
  const world = await sampleWorld();
  await world.put(FILE, mine);
  const second = Buffer.from('%PDF-1.4\nplus court\n%%EOF');
  const { id } = await world.put(FILE, second);
  expect((await world.part(FILE, id, 0, second)).status).toBe(200);
  expect((await world.api.get(ADDRESS)).body.equals(second)).toBe(true);
  expect(world.journal()).toHaveLength(2);
});

test('a file of another format is refused, whatever it is called, and nothing of it stays', async () => {
  const world = await sampleWorld();
  for (const foreign of [
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    Buffer.from('%PDF-1.7 coupé avant la fin'),
    original('etude-marche.pptx'),
  ]) {
    const { status, body } = await world.put(FILE, foreign, 'etude.pdf');
    expect([status, body.detail]).toEqual([422, expect.stringContaining('pas un PDF')]);
  }
  expect((await world.put('etude-marche.pptx', original('saas-b2b.xlsx'))).status).toBe(422);
  expect((await world.api.get(ADDRESS)).body.equals(original(FILE))).toBe(true);
  for (const table of ['media_parts', 'picture_uploads'])
    expect(world.raw.prepare(`SELECT count(*) FROM ${table}`).pluck().get()).toBe(0);
});

test('every file that the samples offer is of its format, and of no other; macros are refused', () => {
  const files = ['etude-marche.pdf', 'contenu-premium.docx', 'etude-marche.pptx', 'saas-b2b.xlsx'];
  for (const file of files)
    for (const other of files) {
      const wrong = wrongWith(original(file), path.extname(other).slice(1));
      expect([file, other, wrong === undefined]).toEqual([file, other, file === other]);
    }
  const renamed = Buffer.from(
    original('saas-b2b.xlsx').toString('latin1').replaceAll('docProps/app.xml', 'x/vbaProject.bin'),
    'latin1',
  );
  expect(wrongWith(renamed, 'xlsx')).toContain('macros');
});

test('too heavy, without a name, or for a file that no sample offers: refused before a byte is sent', async () => {
  const world = await sampleWorld();
  for (const body of [
    { name: 'a.pdf', size: pictureLimits.bytes + 1 },
    { name: 'a.pdf', size: 0 },
    { name: '', size: 9 },
  ])
    expect([body, (await world.begin(FILE, body)).status]).toEqual([body, 422]);
  for (const file of ['autre.pdf', '..%2fsite.db', '__proto__']) {
    expect((await world.begin(file, { name: 'a.pdf', size: 9 })).status).toBe(404);
    expect((await world.back(file)).status).toBe(404);
  }
});

test('answers 401 without a session and 403 from another site', async () => {
  const world = await sampleWorld({ expectedLevels: ['warn'] });
  const elsewhere = { ...world.admin, Origin: 'https://ailleurs.exemple', 'Sec-Fetch-Site': 'cross-site' };
  for (const [method, path] of [
    ['post', FILE],
    ['post', `${FILE}/uploads/1?from=0`],
    ['delete', FILE],
  ] as const) {
    const address = `/api/admin/sample-files/${path}`;
    expect([address, (await world.api[method](address)).status]).toEqual([address, 401]);
    expect([address, (await world.api[method](address).set(elsewhere)).status]).toEqual([address, 403]);
  }
});

test('a backup keeps it, and a restore elsewhere brings it back', async () => {
  const world = await sampleWorld();
  await world.put(FILE, mine);
  const backup = await backUp(world.dataDir, new Date());
  const elsewhere = migratedDirectory();
  restore(elsewhere, backup, new Date());
  const connection = openDatabase(elsewhere);
  expect(Object.keys(await ownFiles(connection))).toEqual([FILE]);
  expect((await ownFileContent(connection, FILE)).equals(mine)).toBe(true);
  connection.close();
});
