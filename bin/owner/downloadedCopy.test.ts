import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../database/file/connection.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { makeOwnerKey } from '../../server/offsite/keyFiles.ts';
import { lead, siteUnderTest } from '../../server/testing/siteUnderTest.ts';
import { ownersCommand } from '../testing/ownersCommand.ts';

test('a copy downloaded from the desk makes the site again with the printed key; without a key made there is none', async () => {
  const { api, admin, dataDir } = await siteUnderTest();
  await api.post('/api/leads').send(lead({ name: 'Odile Kerjean' }));
  const refused = await api.get('/api/admin/copy').set(admin);
  expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('backup-key')]);
  expect((await api.get('/api/admin/site-state').set(admin)).body.copy_key).toBeUndefined();
  const BACKUP_IDENTITY = await makeOwnerKey(dataDir);
  expect((await api.get('/api/admin/site-state').set(admin)).body.copy_key).toBe(true);
  await api.get('/api/admin/copy').expect(401);

  const { status, headers, body } = await api.get('/api/admin/copy').set(admin).buffer().responseType('blob');
  const [, name = ''] = /filename="?(site-[\w.-]+\.tar\.gz\.age)/.exec(String(headers['content-disposition'])) ?? [];
  expect([status, Number(headers['content-length'])]).toEqual([200, (body as Buffer).length]);
  expect((body as Buffer).includes('Kerjean')).toBe(false);
  await expect.poll(() => readdirSync(dataDir).filter((one) => one.includes('.tmp'))).toEqual([]);
  const { body: journal } = await api.get('/api/admin/journal').set(admin);
  expect(JSON.stringify(journal)).toContain('"action":"copy-downloaded"');

  const file = path.join(temporaryDirectory(), name);
  writeFileSync(file, body as Buffer);
  const DATA_DIR = path.join(temporaryDirectory(), 'machine-neuve');
  const restored = await ownersCommand({ DATA_DIR, BACKUP_IDENTITY }, 'restore', file);
  expect([restored.stderr, restored.status]).toEqual(['', 0]);
  const connection = openDatabase(DATA_DIR);
  expect(connection.handle.prepare('SELECT name FROM leads').pluck().all()).toEqual(['Odile Kerjean']);
  connection.close();
});
