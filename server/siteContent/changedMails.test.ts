import { expect, test } from 'vitest';
import { settingsGroups } from '../../data/api/settings/groups.ts';
import { countContentChange, writeChangedSubject } from '../../database/settings/settings.ts';
import { headersOf } from '../testing/mailServer.ts';
import { type MailWorld, mailWorld } from '../testing/mailWorld.ts';
import { contractNotice } from '../testing/siteUnderTest.ts';

/** The same instant for every site: a mail contains the time of its request. */
const AT = new Date();

/** A changed value for each kind that mails or replies use; some contain characters that French typography changes. */
const CHANGED: Record<string, unknown> = {
  'site.brand': "L'atelier : Kerébel & <Filles>",
  'site.sentence': "C'est dit !",
  'site.looks.accent': '#0A6B5E',
  'site.owner.name': "Jeanne d'Arc",
  'site.email': 'jeanne@kerebel.example',
  'identity.address': "3 rue de l'Église, Brest",
  'offers.etude-marche.price': 137,
  'pack.noticeDays': 17,
  'pack.price': 310,
  'delays.express': 11,
  'terms.replyHours': 13,
  'terms.briefHours': 19,
  'terms.consultationMinutes': 45,
  'terms.quoteDays': 61,
  'terms.deposit': 35,
  'terms.flexibleDelay': "d'ici 2 semaines",
};
/** The changed fields by the group they are saved with. */
const GROUPS = settingsGroups.flatMap(({ code, fields }) => {
  const own = Object.entries(CHANGED).filter(([name]) => Object.hasOwn(fields, name));
  return own.length > 0 ? [{ code, fields: Object.fromEntries(own) }] : [];
});

/** Headers that differ between two sendings. */
const CHANCE = /^(message-id|references|date|content-type|list-unsubscribe)$/i;

/** A comparable body: without the tokens of its links and the MIME boundaries. */
const decoded = (body: string) =>
  body
    .replace(/^--.*$/gm, '--')
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
    .replace(/jeton=[\w.-]+/g, 'jeton=');

/** All that this site writes to people: the mails of each kind as they were sent, and the text the desk proposes for a reply. */
async function written({ site, server, post, run }: MailWorld) {
  const { api, admin, clock } = site;
  clock.time = new Date(AT);
  await post();
  await api.post('/api/newsletter').send({ email: 'odile@exemple.fr' }).expect(201);
  for (const kind of ['termination', 'withdrawal'])
    await api.post('/api/contract-notices').send(contractNotice({ kind })).expect(201);
  const reply = { key: crypto.randomUUID(), subject: 'Votre demande', body: 'Bonjour.', attachments: [] };
  await api.post('/api/admin/leads/1/replies').set(admin).send(reply).expect(200);
  await run({ forMs: 3_600_000, done: () => server.received.length === 8 });
  const templates = await api.get('/api/admin/reply-templates').set(admin).expect(200);
  const mails = server.received.map(({ raw, to }) => {
    const headers = headersOf(raw).filter(([name]) => !CHANCE.test(name));
    return [to.join(), ...headers.map((header) => header.join(': ')), decoded(raw.slice(raw.indexOf('\r\n\r\n')))].join(
      '\n',
    );
  });
  return { mails: mails.toSorted(), templates: templates.body };
}

test('a site started with changed settings and one changed while it runs write the same mails', async () => {
  const unchanged = await written(await mailWorld());
  expect(unchanged.mails).toHaveLength(8);

  const running = await mailWorld();
  for (const { code, fields } of GROUPS) {
    const { api, admin } = running.site;
    await api.put(`/api/admin/settings/${code}`).set(admin).send({ version: 0, values: fields }).expect(200);
  }
  const changed = await written(running);

  const started = await mailWorld({
    stored: async (connection) => {
      for (const { code, fields } of GROUPS) await writeChangedSubject(connection, code, { fields, version: 0 });
      await countContentChange(connection);
    },
  });
  expect(await written(started)).toEqual(changed);

  // Twin: each mail differs from the same mail of the unchanged site.
  const same = changed.mails.filter((mail) => unchanged.mails.includes(mail));
  expect(same).toEqual([]);
  expect(JSON.stringify(changed)).not.toContain('Cinq');
  expect(JSON.stringify(unchanged)).toContain('Cinq');
  expect(JSON.stringify(unchanged)).toContain('background:#1A3DFF');
  expect(JSON.stringify(changed)).toContain('background:#0A6B5E');
  expect(JSON.stringify(changed)).not.toContain('#1A3DFF');
});
