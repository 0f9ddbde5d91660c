import { expect, test } from 'vitest';
import { messageOf } from '../../data/leads/leadMessage.ts';
import { sentTexts } from '../../data/leads/testing/sentTexts.ts';
import { unchangedContent } from '../../data/settings/unchangedContent.ts';
import { backUp, restore } from '../../database/file/backup.ts';
import { openDatabase } from '../../database/file/connection.ts';
import { leadById } from '../../database/leads/leads.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { leadNotification } from '../mail/messages/leadMessages.ts';
import { bodyText } from '../mail/messages/mailLayout.ts';
import { OWNER } from '../testing/mailWorld.ts';
import { lead, siteUnderTest } from '../testing/siteUnderTest.ts';

const identity = { from: 'site@site.test', notifyTo: OWNER, baseUrl: 'https://site.test', content: unchangedContent };
const TEXTS = sentTexts(120).filter((text) => text.trim() !== '');

/** Text of each request in a directory's database, by id. */
async function textsIn(dataDir: string): Promise<(string | null)[]> {
  const connection = openDatabase(dataDir);
  const rows = await Promise.all(TEXTS.map((_, n) => leadById(connection, n + 1)));
  connection.close();
  return rows.map((row) => (row ? messageOf(row) : null));
}

test('a request’s text leaves as it came, byte for byte: JSON, CSV, mail, a person’s export, after a restart and a restore', async () => {
  const { api, admin, services, dataDir } = await siteUnderTest({ environment: { RATE_LIMIT_PER_MINUTE: '100000' } });
  for (const message of TEXTS) expect((await api.post('/api/leads').send(lead({ message }))).status).toBe(201);

  const { body } = await api.get('/api/leads?limit=200').set(admin);
  expect(body.leads.map(({ message }: { message: string }) => message).reverse()).toEqual(TEXTS);
  const csv = (await api.get('/api/admin/exports/leads.csv').set(admin)).text;
  expect(TEXTS.filter((text) => !csv.includes(text.replaceAll('"', '""')))).toEqual([]);
  const person = (await api.get(`/api/admin/people/${body.leads[0].person_id}/export.json`).set(admin)).text;
  expect(TEXTS.filter((text) => !person.includes(JSON.stringify(text)))).toEqual([]);
  for (const [n, text] of TEXTS.entries()) {
    const stored = await leadById(services.connection, n + 1);
    const mail = stored && leadNotification(stored, identity, '<1@site.test>');
    // Line breaks of a mail are all of one kind, whichever the form contained.
    expect(mail?.text).toContain(bodyText(text).replace(/^/gm, '> '));
  }

  expect(await textsIn(dataDir)).toEqual(TEXTS);
  const copy = await backUp(dataDir, new Date());
  const elsewhere = temporaryDirectory();
  restore(elsewhere, copy, new Date());
  expect(await textsIn(elsewhere)).toEqual(TEXTS);
});
