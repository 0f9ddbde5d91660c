import { expect, test } from 'vitest';
import { purgeJournal, writeFailure, writeJournal } from '../../../../database/accounts/journal.ts';
import { runNightlyIfDue } from '../../../jobs/maintenance.ts';
import { ADMIN, contractNotice, lead, type SiteUnderTest, siteUnderTest } from '../../../testing/siteUnderTest.ts';

const DAY = 86_400_000;
const actionsOf = async ({ api, admin }: SiteUnderTest): Promise<string[]> => {
  const { body } = await api.get('/api/admin/journal?limit=200').set(admin);
  return body.lines.map(({ action }: { action: string }) => action);
};

test('the journal records signing in, failing, exporting, erasing, taking back and settings', async () => {
  const site = await siteUnderTest();
  const { api, admin } = site;
  await api.post('/api/session').send(ADMIN);
  await api.post('/api/session').send({ ...ADMIN, password: 'faux' });
  for (let n = 0; n < 3; n += 1) await api.post('/api/leads').send(lead());
  await api.post('/api/newsletter').send({ email: 'lea@exemple.fr' });
  await api.post('/api/contract-notices').send(contractNotice());
  await api.get('/api/admin/exports/leads.csv').set(admin);
  await api.delete('/api/admin/leads/1').set(admin);
  await api.delete('/api/admin/leads/2?asked_by=person').set(admin);
  await api.delete('/api/admin/subscribers/1?asked_by=person').set(admin);
  await api.delete('/api/admin/contract-notices/1').set(admin);
  await api.post('/api/admin/bin/1/restore').set(admin);
  await api.delete('/api/admin/bin/2').set(admin);
  await api
    .post('/api/admin/reply-templates')
    .set(admin)
    .send({ templates: [{ name: 'a', subject: 'b', body: 'c' }] });
  await api.post('/api/admin/clock').set(admin);
  expect((await actionsOf(site)).toReversed()).toEqual([
    'signed-in',
    'wrong-password',
    'leads-exported',
    'leads-binned',
    'leads-erased',
    'subscribers-erased',
    'notices-binned',
    'bin-restored',
    'bin-erased',
    'templates-changed',
    'clock-trusted',
  ]);
  const { text } = await api.get('/api/admin/exports/journal.csv?kind=erasure').set(admin);
  expect(text.trim().split('\r\n')).toHaveLength(7);
  expect(text).toContain('1 demande mise à la corbeille;admin');
});

test('the journal holds no visitor and no secret: neither name, address, reference, password nor token', async () => {
  const site = await siteUnderTest();
  const { api, admin } = site;
  await api.post('/api/leads').send(lead({ name: 'Camille Roux' }));
  await api.post('/api/session').send({ username: 'mot-de-passe-mal-tape', password: 'x' });
  await api.post('/api/session').send(ADMIN);
  await api.delete('/api/admin/leads/1?asked_by=person').set(admin);
  const kept = JSON.stringify(site.raw.prepare('SELECT * FROM journal').all());
  expect(kept).toContain('leads-erased');
  for (const secret of [
    'Camille',
    'camille@',
    'DEV-',
    'mot-de-passe',
    ADMIN.password,
    admin.Cookie?.split('=')[1] ?? '?',
  ])
    expect(kept).not.toContain(secret);
});

test('a line is written with its change, or not at all', async () => {
  const site = await siteUnderTest();
  const { api, admin, raw } = site;
  await api.post('/api/leads').send(lead());
  raw.exec(`CREATE TEMP TRIGGER full BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'full'); END`);
  const failed = await api
    .delete('/api/admin/leads/1')
    .set(admin)
    .catch((error) => error);
  expect(failed.status).toBe(500);
  expect((await api.get('/api/admin/leads/1').set(admin)).status).toBe(200);
  raw.exec('DROP TRIGGER full');
  expect((await api.delete('/api/admin/leads/1').set(admin)).status).toBe(200);
  site.logged.splice(0, site.logged.length, ...site.logged.filter(({ level }) => level === 'info'));
});

test('no line is changed, and none is removed before twelve months; the night removes what is older', async () => {
  const site = await siteUnderTest();
  const { raw } = site;
  const at = (days: number) => new Date(Date.now() - days * DAY).toISOString();
  for (const days of [400, 380, 300, 0])
    await site.services.queue.write((writer) =>
      writeJournal(writer, { action: 'signed-in', account: 'admin', at: at(days) }),
    );
  expect(() => raw.exec(`UPDATE journal SET account = 'autre'`)).toThrow('append-only');
  expect(() => raw.exec('DELETE FROM journal')).toThrow('append-only');
  await expect(site.services.queue.write((writer) => purgeJournal(writer, at(-1)))).rejects.toThrow('append-only');
  const lines = () => raw.prepare('SELECT count(*) FROM journal').pluck().get();
  expect(lines()).toBe(4);
  await runNightlyIfDue(site.services);
  expect(lines()).toBe(2);
});

test('twin: without the triggers a line is changed and removed', async () => {
  const { raw, services } = await siteUnderTest();
  const at = new Date().toISOString();
  await services.queue.write((writer) => writeJournal(writer, { action: 'signed-in', account: 'admin', at }));
  raw.exec('DROP TRIGGER journal_is_not_changed; DROP TRIGGER journal_is_not_shortened');
  raw.exec(`UPDATE journal SET account = 'autre'; DELETE FROM journal`);
  expect(raw.prepare('SELECT count(*) FROM journal').pluck().get()).toBe(0);
});

test('beyond a hundred failures an hour guesses are logged, not written to the journal', async () => {
  const { raw, services } = await siteUnderTest();
  const at = new Date().toISOString();
  await services.queue.write(async (writer) => {
    for (let n = 0; n < 130; n += 1) await writeFailure(writer, { action: 'wrong-password', at });
  });
  expect(raw.prepare('SELECT count(*) FROM journal').pluck().get()).toBe(100);
});
