import path from 'node:path';
import Database from 'better-sqlite3';
import type { Download } from 'playwright-core';
import { expect, test } from 'vitest';
import { ownersCommand } from '../../bin/testing/ownersCommand.ts';
import { openPage } from '../testing/openPage.ts';
import { type Site, startSite } from '../testing/site.ts';
import { siteWithMail } from '../testing/siteWithMail.ts';
import { amongst } from '../testing/wide.ts';
import { createHand, type Hand } from './ownerHand.ts';
import { button, enter, field, findLead, openLead, openPerson } from './ownerWays.ts';
import { postLead } from './postLead.ts';
import { signIn } from './signIn.ts';

const LIMIT_MS = 30_000;
const PHONE = { width: 390, height: 844 };
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

/** `npm run site -- …` beside the site's data. */
const commanded = ({ dataDir }: Site, ...words: string[]) => ownersCommand({ DATA_DIR: dataDir }, ...words);

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

interface Task {
  name: string;
  /** From « Aujourd'hui », signed in, to the moment it is seen to be done. */
  act(hand: Hand): Promise<void>;
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
  await postLead(site, { name: 'Ines Effacer' });
  await postLead(site, { name: 'Tom Appel' });
  for (let n = 1; n <= 40; n += 1) await postLead(site, { name: `Client ${n}` });
  const subscribed = await fetch(`${site.base}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'lectrice@client.example' }),
  });
  expect(subscribed.status).toBe(201);
  expect((await commanded(site, 'backup')).status).toBe(0);
  return site;
}

const tasks: Task[] = [
  {
    name: 'find yesterday’s lead',
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
    name: 'see that its mail left',
    async act(hand) {
      await openLead(hand, 'Nadia Veille');
      await hand.read(hand.page.getByText('Notification de la demande : envoyé'));
    },
  },
  {
    name: 'see why a mail did not leave',
    async act(hand) {
      await openLead(hand, 'Hugo Refus');
      await hand.read(hand.page.getByRole('list', { name: 'Historique' }).getByText(/550.*No such user/));
    },
  },
  {
    name: 'reply from a template',
    async act(hand) {
      await openLead(hand, 'Nadia Veille');
      await hand.touch(button(hand, 'Relire et envoyer'));
      const preview = hand.page.getByRole('dialog', { name: 'Relire avant l’envoi' });
      await hand.read(preview.getByText('nadia.veille@client.example'));
      await hand.touch(preview.getByRole('button', { name: 'Envoyer' }));
      await hand.read(hand.page.getByText(/Réponse à nadia.veille@client.example en attente/));
    },
  },
  {
    name: 'say that one answered by telephone',
    async act(hand) {
      await openLead(hand, 'Tom Appel');
      await hand.touch(button(hand, 'Par téléphone'));
      await hand.read(hand.page.getByText('Répondu par téléphone'));
    },
  },
  {
    name: 'rescue a false spam',
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
    async act(hand) {
      await enter(hand, 'Demandes');
      await hand.touch(hand.page.locator('summary', { hasText: 'Exporter' }));
      const [download] = await Promise.all([
        hand.page.waitForEvent('download'),
        hand.touch(hand.page.getByRole('link', { name: 'CSV pour Excel en français' })),
      ]);
      const table = await textOf(download);
      expect(table.match(/DEV-\d{4}-\d+/g)?.length).toBeGreaterThanOrEqual(43);
    },
  },
  {
    name: 'erase on request, with the proof',
    async act(hand) {
      await openPerson(hand, 'Ines Effacer');
      await hand.touch(button(hand, 'Tout effacer'));
      const dialog = hand.page.getByRole('alertdialog');
      await hand.touch(dialog.getByRole('radio', { name: /La personne l.a demandé/ }));
      await hand.touch(dialog.getByRole('button', { name: 'Effacer définitivement' }));
      await hand.read(hand.page.getByRole('heading', { name: /EFF-\d{4}-\d+/ }));
    },
  },
  {
    name: 'prove consent',
    async act(hand) {
      await openPerson(hand, 'lectrice@client.example');
      await hand.read(hand.page.getByRole('heading', { name: /preuve du consentement/ }));
    },
  },
  {
    name: 'hand somebody what is stored about them',
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
    async act(hand) {
      await enter(hand, 'Demandes');
      await hand.touch(hand.page.getByRole('link', { name: /Saisir une demande/ }));
      await hand.type(hand.page.getByLabel('Nom'), 'Léa Appel');
      await hand.type(hand.page.getByLabel('Téléphone'), '0612345678');
      await hand.touch(button(hand, 'Enregistrer la demande'));
      await hand.read(hand.page.getByText('Demande enregistrée'));
    },
  },
  {
    name: 'find last night’s backup and the command that puts it back',
    async act(hand) {
      await enter(hand, 'Site', 'Copies');
      await hand.read(hand.page.getByText(/^npm run site -- restore .+site-.+\.db$/));
    },
  },
];

/** Prints the clock, and holds the task to what a person needs for its touches: the machine's part is no property of the site. */
function tell(task: string, { machine, person, touches }: { machine: number; person: number; touches: number }): void {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const line = `${task}: ${seconds(machine + person)} (machine ${seconds(machine)}, ${touches} touches)`;
  process.stdout.write(`owner at ${PHONE.width} px, ${line}\n`);
  expect({ line, isShort: person < LIMIT_MS }).toEqual({ line, isShort: true });
}

test('the owner’s tasks take less than thirty seconds each on a telephone', async () => {
  const site = await busySite();
  // What was erased is asked for once more as its page goes.
  const page = await openPage('/admin', { ...PHONE, allowed: [/404/] });
  await page.goto(`${site.base}/admin`);
  await signIn(page);
  for (const { name, act } of amongst(
    tasks.filter((_, index) => index % 2 === 1),
    tasks,
  )) {
    await page.goto(`${site.base}/admin/aujourdhui`);
    await page.getByRole('heading', { level: 1, name: /Aujourd.hui/ }).waitFor();
    const { hand, personMs, touches } = createHand(page);
    const start = performance.now();
    await act(hand);
    tell(name, { machine: performance.now() - start, person: personMs(), touches: touches() });
  }
});

test('last night’s backup is put back by two commands, and the site starts with it', async () => {
  const site = await startSite();
  const { dataDir } = site;
  try {
    await postLead(site, { name: 'Avant la nuit' });
    const file = /Sauvegarde vérifiée : (\S+)/.exec((await commanded(site, 'backup')).stdout)?.[1] ?? '';
    await postLead(site, { name: 'Après la nuit' });
    const gone = new Promise((resolve) => site.child.once('exit', resolve));
    site.child.kill('SIGTERM');
    await gone;
    const start = performance.now();
    const restored = await commanded(site, 'restore', file);
    const again = await startSite({ DATA_DIR: dataDir });
    const machine = performance.now() - start;
    expect(restored.stdout).toContain('1 demande');
    await again.stop();
    // « npm run site -- restore » with the file's name pasted, « npm start ».
    tell('restore last night’s backup', { machine, person: 2 * 2450 + 40 * 280, touches: 2 });
  } finally {
    await site.stop();
  }
});
