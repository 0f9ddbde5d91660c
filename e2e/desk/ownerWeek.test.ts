import { once } from 'node:events';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ownersCommand } from '../../bin/testing/ownersCommand.ts';
import { codeAt } from '../../server/security/signIn/codes.ts';
import { partOf } from '../../server/testing/mailText.ts';
import { openPage } from '../testing/openPage.ts';
import { cookieHeader, ownerCookies } from '../testing/ownerCookies.ts';
import { PATIENCE } from '../testing/patience.ts';
import { ADMIN, startSite } from '../testing/site.ts';
import { siteWithMail } from '../testing/siteWithMail.ts';
import { type Task, tried } from './ownerHand.ts';
import { addPicture, button, enter, field, find, hasFocus, insert, publish } from './ownerWays.ts';
import { postLead } from './postLead.ts';

const READER = 'lectrice@client.example';
const MANY = 301;
const GREEN = '#0A6B5E';
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const ending: (() => void | Promise<void>)[] = [];
let world: Awaited<ReturnType<typeof siteWithMail>>;

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const { base } = world.site;
  const headers = { 'content-type': 'application/json', origin: base, ...cookieHeader(await ownerCookies(base)) };
  const answer = await fetch(base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  expect(answer.ok, `${method} ${path}`).toBe(true);
  return (await answer.json()) as Answer;
}

beforeAll(async () => {
  world = await siteWithMail(undefined, (stop) => ending.push(stop));
  const { site, server } = world;
  for (let n = 4; n <= MANY; n += 1) await postLead(site, { name: `Client ${n}` });
  for (const name of ['Gaël Gagné', 'Ines Effacer', 'Nadia Veille']) await postLead(site, { name });
  await ask('POST', '/api/newsletter', { email: READER });
  const token = await vi.waitFor(
    () => {
      const mail = server.received.find(({ to }) => to[0] === READER)?.raw ?? '';
      const found = /confirmer\?jeton=([\w.-]+)/.exec(partOf(mail, 'text/plain'))?.[1];
      if (!found) throw new Error('The reader has no mail yet');
      return found;
    },
    { timeout: PATIENCE },
  );
  await ask('POST', '/api/newsletter/confirm', { token });
  expect((await ownersCommand({ DATA_DIR: site.dataDir }, 'backup')).status).toBe(0);
}, 180_000);
afterAll(async () => {
  for (const stop of ending) await stop();
});

const week: readonly Task[] = [
  {
    name: 'answer a request',
    most: 3,
    async act(hand) {
      await hand.touch(hand.page.getByRole('link', { name: 'Répondre' }).first());
      await hand.touch(button(hand, 'Relire et envoyer'));
      await hand.touch(hand.page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }));
      await hand.read(hand.page.getByText(/Réponse à client.4@client.example/));
    },
  },
  {
    name: 'see that the answer left',
    most: 2,
    async act(hand) {
      await find(hand, 'client.4@', 'Demandes');
      await hand.read(hand.page.getByRole('list', { name: 'Historique' }).getByText(/250/));
      await hand.read(hand.page.getByText('Répondu', { exact: true }));
    },
  },
  {
    name: 'change a price, on every page',
    most: 3,
    async act(hand) {
      await find(hand, 'étude de marché prix', 'Réglages');
      const price = hand.page.getByLabel('Prix').first();
      await hasFocus(price);
      await hand.page.keyboard.press('Control+a');
      await hand.write('145');
      await hand.press('Enter');
      await hand.read(hand.page.getByText('Enregistré, et visible sur le site.'));
      expect(await (await fetch(`${world.site.base}/services/etude-marche`)).text()).toMatch(/145\s?€/);
    },
  },
  {
    name: 'write an article with a picture and a chart',
    most: 18,
    async act(hand) {
      const { page } = hand;
      await enter(hand, 'Publier');
      await hand.touch(button(hand, 'Nouvel article'));
      const title = page.getByRole('textbox', { name: 'Titre' });
      await hasFocus(title);
      await hand.write('Ce que coûte un devis');
      await hand.type(page.getByLabel('Texte de l’article'), 'Nous avons compté les heures.');
      await insert(hand, 'Image');
      await addPicture(hand, 'Atelier');
      await insert(hand, 'Graphique');
      await hasFocus(page.getByLabel('Ce qu’il montre'));
      await hand.write('Le temps coûte plus');
      await hand.type(page.getByLabel('Ce qui est mesuré'), 'Coût par an');
      await hand.type(page.getByLabel('Valeurs, la première'), 'Poste ; Coût\nLogiciels ; 40\nTemps ; 120');
      await hand.touch(page.getByRole('dialog').getByRole('button', { name: 'Insérer' }));
      await hand.touch(page.getByRole('tab', { name: 'Fiche' }));
      await hand.type(page.getByLabel('Résumé'), 'Le temps d’un devis, compté.');
      await hand.touch(page.getByLabel('Décider'));
      await publish(hand);
    },
  },
  {
    name: 'mend a slip in an article',
    most: 5,
    phone: true,
    async act(hand) {
      await enter(hand, 'Publier');
      await hand.touch(button(hand, /^Modifier le texte de Stratégie IA/));
      const text = hand.page.getByLabel('Texte de l’article');
      await hand.touch(text);
      await text.evaluate((at: HTMLTextAreaElement) => at.setSelectionRange(at.value.length, at.value.length));
      await hand.write(' Corrigé.');
      await publish(hand);
    },
  },
  {
    name: 'write a letter',
    most: 6,
    async act(hand) {
      await enter(hand, 'Publier', 'Lettres');
      await hand.touch(button(hand, 'Écrire une lettre'));
      await hasFocus(hand.page.getByLabel('Objet', { exact: true }));
      await hand.write('Trois signaux');
      await hand.type(hand.page.getByLabel('Texte de la lettre'), 'Bonjour, voici trois signaux.');
      await hand.touch(button(hand, /^Envoyer/));
      await hand.touch(hand.page.getByRole('dialog').getByRole('button', { name: /^Envoyer à 1/ }));
      await hand.read(hand.page.getByText('Envoyée', { exact: true }));
    },
  },
  {
    name: 'open an account for another person',
    most: 5,
    async act(hand) {
      await enter(hand, 'Site', 'Comptes');
      await hand.type(hand.page.getByLabel('Identifiant du nouveau compte'), 'lea');
      await hand.press('Enter');
      await hand.touch(button(hand, /noté/));
      await hand.read(hand.page.getByRole('heading', { name: 'lea' }));
    },
  },
  {
    name: 'erase a person on request',
    most: 6,
    async act(hand) {
      await find(hand, 'ines.effacer', 'Personnes');
      await hand.touch(button(hand, 'Tout effacer'));
      const dialog = hand.page.getByRole('alertdialog');
      await hand.touch(dialog.getByRole('radio', { name: /La personne l.a demandé/ }));
      await hand.touch(dialog.getByRole('button', { name: 'Effacer définitivement' }));
      await hand.read(hand.page.getByRole('heading', { name: /EFF-\d{4}-\d+/ }));
    },
  },
  {
    name: 'take one’s own colour and logo',
    most: 10,
    async act(hand) {
      await find(hand, 'couleur', 'Réglages');
      await hasFocus(hand.page.getByLabel('Couleur d’accent', { exact: true }));
      await hand.press('Control+a');
      await hand.write(GREEN);
      await hand.touch(button(hand, 'Choisir une image'));
      await addPicture(hand, 'Logo');
      await hand.touch(hand.page.getByRole('button', { name: 'Enregistrer', exact: true }));
      await hand.read(hand.page.getByText('Enregistré, et visible sur le site.'));
    },
  },
  {
    name: 'read the figures of the month',
    most: 2,
    async act(hand) {
      await enter(hand, 'Chiffres');
      await hand.touch(hand.page.getByRole('link', { name: 'Ce mois' }));
      await hand.read(hand.page.getByRole('table', { name: 'De la visite à l’affaire gagnée' }));
    },
  },
  {
    name: 'win a request, and follow it up in a week',
    most: 7,
    async act(hand) {
      await find(hand, 'gael.gagne', 'Demandes');
      await hand.choose(field(hand, 'Statut'), 'Gagné');
      await hand.type(field(hand, 'Montant en euros'), '1 250');
      await hand.touch(button(hand, 'Dans une semaine'));
      await hand.touch(button(hand, 'Enregistrer le suivi'));
      await hand.read(hand.page.getByText('Suivi enregistré'));
    },
  },
  {
    name: 'change three hundred requests at once, and back',
    most: 6,
    async act(hand) {
      await enter(hand, 'Demandes');
      await hand.touch(hand.page.getByRole('checkbox', { name: 'Choisir tous les leads affichés' }));
      const bar = hand.page.getByRole('region', { name: 'Leads choisis' });
      await hand.touch(bar.getByRole('button', { name: /^Tout choisir/ }));
      await hand.choose(bar.getByLabel('Changer le statut'), 'Perdu');
      await hand.touch(bar.getByRole('button', { name: 'Annuler ce changement' }));
      await bar.waitFor({ state: 'detached' });
    },
  },
];

async function desk(size: { width: number; height: number }): Promise<Page> {
  const { base } = world.site;
  const page = await openPage(`${base}/admin/aujourdhui`, {
    ...size,
    allowed: [/404/],
    cookies: await ownerCookies(base),
  });
  await page.getByRole('heading', { level: 1, name: /Aujourd.hui/ }).waitFor();
  return page;
}

test.each(week.map((task) => [task.name, task] as const))(
  'the owner’s week, in few presses: %s',
  async (_name, task) => {
    const page = await desk(task.phone ? PHONE : DESK);
    expect(await tried(task, page)).toBeLessThanOrEqual(task.most);
  },
);

test('the owner’s week, in few presses: the telephone with the codes is lost, and another takes its place', async () => {
  const { base } = world.site;
  const { secret } = await ask<{ secret: string }>('POST', '/api/admin/account/code-app/secret');
  const added = { code: codeAt(secret, new Date()) };
  const { recovery_codes } = await ask<{ recovery_codes: string[] }>('POST', '/api/admin/account/code-app', added);
  const page = await openPage(`${base}/admin`, { ...DESK, allowed: [/401/] });
  const presses = await tried(
    {
      name: 'lose the second factor, and set up another',
      async act(hand) {
        await hasFocus(page.getByLabel('Identifiant'));
        await hand.write(ADMIN.username);
        await hand.press('Tab');
        await hand.write(ADMIN.password);
        await hand.press('Enter');
        await hand.touch(button(hand, 'Utiliser un code de secours'));
        await hasFocus(page.getByLabel('Code de secours'));
        await hand.write(recovery_codes[0] ?? '');
        await hand.press('Enter');
        await hand.touch(page.getByLabel('Aide et compte'));
        await hand.touch(page.getByRole('link', { name: 'Mon compte' }));
        const offered = page.waitForResponse('**/code-app/secret');
        await hand.touch(button(hand, 'Changer d’application de codes'));
        const fresh = ((await (await offered).json()) as { secret: string }).secret;
        await hasFocus(page.getByLabel('Code à six chiffres'));
        await hand.write(codeAt(fresh, new Date()));
        await hand.press('Enter');
        await hand.read(page.getByRole('heading', { level: 1, name: /^Compte/ }));
      },
    },
    page,
  );
  expect(presses).toBeLessThanOrEqual(8);
});

test('the owner’s week, in few presses: last night’s backup is put back, and the site starts with it', async () => {
  const { site } = world;
  const page = await desk(DESK);
  let command = '';
  const presses = await tried(
    {
      name: 'find what puts the last backup back',
      async act(hand) {
        await enter(hand, 'Site', 'Copies');
        const line = page.getByText(/^npm run site -- restore .+site-.+\.db$/);
        await hand.touch(line);
        command = await page.evaluate(() => String(getSelection()));
        await hand.press('Control+c');
      },
    },
    page,
  );
  expect(presses).toBeLessThanOrEqual(4);
  await page.goto('about:blank');
  const gone = once(site.child, 'exit');
  site.child.kill('SIGTERM');
  await gone;
  const [, words = ''] = command.split('--');
  const restored = await ownersCommand({ DATA_DIR: site.dataDir }, ...words.trim().split(' '));
  expect(restored.stdout).toContain(`${MANY} demandes`);
  const again = await startSite({ DATA_DIR: site.dataDir });
  ending.unshift(() => again.stop());
  expect(await (await fetch(again.base)).text()).toContain('</html>');
});
