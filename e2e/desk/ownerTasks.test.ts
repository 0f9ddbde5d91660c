import path from 'node:path';
import Database from 'better-sqlite3';
import type { Download } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../testing/openPage.ts';
import type { Site } from '../testing/site.ts';
import { siteWithMail } from '../testing/siteWithMail.ts';
import { amongst } from '../testing/wide.ts';
import { type Task, tried } from './ownerHand.ts';
import { button, enter, field, findLead, openLead, openPerson } from './ownerSteps.ts';
import { postLead, signIn } from './signIn.ts';

const PHONE = { width: 390, height: 844 };
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

/** As if it had been stored a day ago. */
function backdate({ dataDir }: Site, reference: string): void {
  const database = new Database(path.join(dataDir, 'site.db'));
  database.pragma('busy_timeout = 5000');
  database.prepare('UPDATE leads SET created_at = ? WHERE reference = ?').run(YESTERDAY, reference);
  database.close();
}

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** What happens before the owner opens the desk: one request of each kind, and many ordinary ones. */
async function busySite() {
  const { server, site } = await siteWithMail();
  backdate(site, await postLead(site, { name: 'Nadia Veille' }));
  const left = () => server.received.filter(({ raw }) => raw.includes('Nadia')).length;
  await expect.poll(left).toBe(1);
  await server.breakDown('550');
  await postLead(site, { name: 'Hugo Refus' });
  await expect.poll(() => server.heard()).toContain('hugo.refus');
  await postLead(site, { name: 'Paul Honnête', honeypot: 'rempli par un gestionnaire de mots de passe' });
  await postLead(site, { name: 'Tom Appel' });
  for (let n = 1; n <= 40; n += 1) await postLead(site, { name: `Client ${n}` });
  const subscribed = await fetch(`${site.base}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'lectrice@client.example' }),
  });
  expect(subscribed.status).toBe(201);
  return site;
}

const tasks: Task[] = [
  {
    name: 'find yesterday’s lead',
    most: 5,
    async act(hand) {
      await enter(hand, 'Demandes');
      await hand.touch(button(hand, 'Filtrer'));
      await hand.choose(hand.page.getByLabel('Période'), 'Hier');
      await hand.page.getByText('1 lead trouvé').waitFor();
      await hand.touch(hand.page.locator('tbody').getByRole('button', { name: 'Nadia Veille', exact: true }));
      await hand.read(hand.page.getByRole('link', { name: /Ouvrir la fiche/ }));
    },
  },
  {
    name: 'see why a mail did not leave',
    most: 4,
    async act(hand) {
      await openLead(hand, 'Hugo Refus');
      await hand.read(hand.page.getByRole('list', { name: 'Historique' }).getByText(/550.*No such user/));
    },
  },
  {
    name: 'say that one answered by telephone',
    most: 5,
    async act(hand) {
      await openLead(hand, 'Tom Appel');
      await hand.touch(button(hand, 'Par téléphone'));
      await hand.read(hand.page.getByText('Répondu par téléphone'));
    },
  },
  {
    name: 'rescue a false spam',
    most: 4,
    async act(hand) {
      await enter(hand, 'Demandes', 'Indésirables');
      const row = hand.page.getByRole('listitem').filter({ hasText: 'Paul Honnête' });
      await hand.touch(row.getByRole('button', { name: /n.est pas indésirable/ }));
      await hand.read(hand.page.getByText('Sorti des indésirables'));
      await row.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'write a note and set a follow-up',
    most: 7,
    async act(hand) {
      await findLead(hand, 'Nadia Veille');
      await hand.touch(button(hand, 'Demain'));
      await hand.touch(button(hand, 'Enregistrer le suivi'));
      await hand.read(hand.page.getByText('Suivi enregistré'));
      await hand.type(field(hand, 'Ajouter une note'), 'Rappeler');
      await hand.touch(button(hand, 'Enregistrer la note'));
      // The field is empty again once the note is stored.
      await expect.poll(() => field(hand, 'Ajouter une note').inputValue()).toBe('');
    },
  },
  {
    name: 'export for accounting',
    most: 3,
    async act(hand) {
      await enter(hand, 'Demandes');
      await hand.touch(hand.page.locator('summary', { hasText: 'Exporter' }));
      const [download] = await Promise.all([
        hand.page.waitForEvent('download'),
        hand.touch(hand.page.getByRole('link', { name: 'CSV pour Excel en français' })),
      ]);
      const table = await textOf(download);
      expect(table.match(/DEV-\d{4}-\d+/g)?.length).toBeGreaterThanOrEqual(42);
    },
  },
  {
    name: 'prove consent',
    most: 5,
    async act(hand) {
      await openPerson(hand, 'lectrice@client.example');
      await hand.read(hand.page.getByRole('heading', { name: /preuve du consentement/ }));
    },
  },
  {
    name: 'hand a person what is stored about them',
    most: 7,
    async act(hand) {
      await openPerson(hand, 'Nadia Veille');
      await hand.touch(hand.page.locator('summary', { hasText: 'Exporter' }));
      const [download] = await Promise.all([
        hand.page.waitForEvent('download'),
        hand.touch(hand.page.getByRole('link', { name: /JSON/ })),
      ]);
      expect(await textOf(download)).toContain('Nadia Veille');
    },
  },
  {
    name: 'write down a request that came by telephone',
    most: 5,
    async act(hand) {
      await enter(hand, 'Demandes');
      await hand.touch(hand.page.getByRole('link', { name: /Saisir une demande/ }));
      await hand.type(hand.page.getByLabel('Nom'), 'Léa Appel');
      await hand.type(hand.page.getByLabel('Téléphone'), '0612345678');
      await hand.touch(button(hand, 'Enregistrer la demande'));
      await hand.read(hand.page.getByText('Demande enregistrée'));
    },
  },
];

test('what the owner does now and then takes few presses on a telephone', async () => {
  const site = await busySite();
  // What was erased is asked for once more as its page goes.
  const page = await openPage('/admin', { ...PHONE, allowed: [/404/] });
  await page.goto(`${site.base}/admin`);
  await signIn(page);
  for (const task of amongst(
    tasks.filter((_, index) => index % 2 === 1),
    tasks,
  )) {
    await page.goto(`${site.base}/admin/aujourdhui`);
    await page.getByRole('heading', { level: 1, name: /Aujourd.hui/ }).waitFor();
    expect(await tried(task, page), task.name).toBeLessThanOrEqual(task.most);
  }
});
