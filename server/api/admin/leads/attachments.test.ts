import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { attachmentLimits } from '../../../../data/desk/deskLimits.ts';
import { DRAFT_FILE_DAYS } from '../../../../data/desk/retention.ts';
import { trustClock } from '../../../jobs/deletions.ts';
import { runNightlyIfDue } from '../../../jobs/maintenance.ts';
import { replyWorld } from '../../../testing/mailWorld.ts';
import { renewSession, siteUnderTest } from '../../../testing/siteUnderTest.ts';

const SECRET = 'zyxwvut-piece-jointe';
const MINUTE = 60_000;
const parts = ({ site }: Pick<Awaited<ReturnType<typeof replyWorld>>, 'site'>) =>
  Number(site.raw.prepare('SELECT count(*) FROM attachment_parts').pluck().get());
/** Names of the files in the data directory that contain the attachment's bytes, the write-ahead log included. */
const holding = (dataDir: string) =>
  readdirSync(dataDir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && readFileSync(path.join(dataDir, entry.name)).includes(SECRET))
    .map(({ name }) => name);

test('a file comes in parts, the same part twice counts once, and it is given back as bytes to keep', async () => {
  const { call, part } = await replyWorld();
  const content = Buffer.alloc(attachmentLimits.part + 10, 7);
  const { body } = await call('post', '/attachments').send({ name: '..page<script>.html', size: content.length });
  const { id, name } = body.attachments[0];
  expect(name).toBe('_page_script_.html');
  const [first, second] = [content.subarray(0, attachmentLimits.part), content.subarray(attachmentLimits.part)];
  expect((await part(id, attachmentLimits.part, second)).status).toBe(409);
  for (let n = 0; n < 2; n += 1)
    expect((await part(id, 0, first)).body.attachment).toMatchObject({ received: attachmentLimits.part });
  expect((await call('get', `/attachments/${id}`)).status).toBe(404);
  expect((await part(id, attachmentLimits.part, Buffer.alloc(11))).status).toBe(409);
  expect((await part(id, attachmentLimits.part, second)).body.attachment.received).toBe(content.length);
  const { headers, body: bytes } = await call('get', `/attachments/${id}`);
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename=_page_script_.html',
    'x-content-type-options': 'nosniff',
  });
  expect(content.equals(bytes)).toBe(true);
});

test('what is too large, empty, nameless, too many, or not bytes is refused', async () => {
  const { call, part, attach } = await replyWorld();
  const begin = async (over: object) =>
    (await call('post', '/attachments').send({ name: 'a.pdf', size: 1, ...over })).status;
  for (const over of [
    { size: attachmentLimits.bytes + 1 },
    { size: 0 },
    { name: ' ' },
    { name: '\u0000' },
    { name: 'x'.repeat(200) },
  ])
    expect([over, await begin(over)]).toEqual([over, 422]);
  const id = await attach('a.pdf', Buffer.from('a'));
  expect(await begin({ size: attachmentLimits.bytes })).toBe(422);
  expect((await part(id, 0, Buffer.alloc(attachmentLimits.part + 1))).status).toBe(413);
  expect((await call('post', `/attachments/${id}?from=0`).send({ a: 1 })).status).toBe(415);
  for (let n = 1; n < attachmentLimits.files; n += 1) expect(await begin({})).toBe(200);
  expect(await begin({})).toBe(422);
});

test('a reply is refused while one of its files has not come whole, or is another’s', async () => {
  const { call, reply, attach, record } = await replyWorld();
  const { body } = await call('post', '/attachments').send({ name: 'a.pdf', size: 5 });
  expect((await reply({ attachments: [body.attachments[0].id] })).status).toBe(409);
  const id = await attach('b.pdf', Buffer.from('b'));
  expect((await reply({ attachments: [id] })).status).toBe(200);
  expect((await reply({ attachments: [id] })).status).toBe(409);
  expect((await record()).replies).toHaveLength(1);
});

test('a lead in the bin keeps its replies and files, and has them again when it is taken back', async () => {
  const world = await replyWorld();
  const { call, reply, attach, record, api, admin, run } = world;
  await run({ forMs: MINUTE });
  await reply({ attachments: [await attach('devis.pdf', Buffer.from(SECRET))] });
  await run({ forMs: MINUTE });
  const before = await record();
  await call('delete').expect(200);
  expect(parts(world)).toBe(1);
  const [{ id }] = (await api.get('/api/admin/bin').set(admin)).body.items;
  await api.post(`/api/admin/bin/${id}/restore`).set(admin).expect(200);
  expect((await record()).replies).toEqual(before.replies);
  const kept = before.replies[0]?.attachments[0]?.id;
  expect((await call('get', `/attachments/${kept}`)).body.toString()).toBe(SECRET);
  // Once the request is deleted from the bin, the bytes of its attached file are deleted too.
  await call('delete').expect(200);
  const [again] = (await api.get('/api/admin/bin').set(admin)).body.items;
  await api.delete(`/api/admin/bin/${again.id}`).set(admin).expect(200);
  expect(parts(world)).toBe(0);
});

test('erased at its person’s request, a lead leaves nothing of its replies and files in the bytes of the database', async () => {
  const world = await replyWorld();
  const { call, reply, attach, site } = world;
  const content = Buffer.from(`${'x'.repeat(9000)}${SECRET}${'y'.repeat(9000)}`);
  await reply({ body: `${SECRET} dans la réponse`, attachments: [await attach('devis.pdf', content)] });
  await attach('brouillon.pdf', content);
  site.raw.pragma('wal_checkpoint(PASSIVE)');
  expect(holding(site.dataDir)).not.toEqual([]);
  await call('delete', '?asked_by=person').expect(200);
  expect(parts(world)).toBe(0);
  expect(holding(site.dataDir)).toEqual([]);
});

test('the export of a lead holds its replies and the bytes of every file', async () => {
  const { call, reply, attach } = await replyWorld();
  await reply({ attachments: [await attach('devis.pdf', Buffer.from(SECRET))] });
  await attach('brouillon.pdf', Buffer.from('plus tard'));
  const { headers, text, body } = await call('get', '/export');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="?DEV-\d{4}-0001\.json"?$/);
  const file = text ? JSON.parse(text) : body;
  expect(file.replies).toMatchObject([{ body: 'Bonjour,\n\nÀ bientôt.' }]);
  const bytes = file.files.map(({ name, content }: { name: string; content: string }) => [
    name,
    Buffer.from(content, 'base64').toString(),
  ]);
  expect(bytes).toEqual([
    ['devis.pdf', SECRET],
    ['brouillon.pdf', 'plus tard'],
  ]);
});

test('a file chosen for a reply that is never sent goes after a week', async () => {
  const world = await replyWorld();
  const { attach, reply, site, services, record } = world;
  await reply({ attachments: [await attach('garde.pdf', Buffer.from('a'))] });
  await attach('laisse.pdf', Buffer.from('b'));
  site.clock.time = new Date(site.clock.time.getTime() + (DRAFT_FILE_DAYS + 1) * 86_400_000);
  await services.queue.write((writer) => trustClock(writer, site.clock.time));
  await runNightlyIfDue(services);
  await renewSession(site);
  const { replies, attachments } = await record();
  expect([attachments, replies[0]?.attachments.length, parts(world)]).toEqual([[], 1, 1]);
});

test('answers 401 without a session and 403 from another site, and stores nothing', async () => {
  const site = await siteUnderTest({ expectedLevels: ['warn'] });
  const { api, admin } = site;
  const calls = [
    ['post', 'leads/1/replies'],
    ['delete', 'leads/1/replies/1'],
    ['post', 'leads/1/answered'],
    ['delete', 'leads/1/answered/1'],
    ['post', 'leads/1/attachments'],
    ['get', 'leads/1/attachments/1'],
    ['post', 'leads/1/attachments/1?from=0'],
    ['delete', 'leads/1/attachments/1'],
    ['get', 'leads/1/export'],
    ['patch', 'mail/1'],
    ['delete', 'mail/1'],
  ] as const;
  for (const [method, address] of calls) {
    expect([address, (await api[method](`/api/admin/${address}`)).status]).toEqual([address, 401]);
    if (method === 'get') continue;
    const elsewhere = { ...admin, Origin: 'https://ailleurs.exemple', 'Sec-Fetch-Site': 'cross-site' };
    expect([address, (await api[method](`/api/admin/${address}`).set(elsewhere)).status]).toEqual([address, 403]);
  }
  expect(parts({ site })).toBe(0);
});
