import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailText } from '../../server/testing/fakeSender.ts';
import { violations } from '../every/violations.ts';
import { openPage } from '../testing/openPage.ts';
import { askOwner, ownerCookies } from '../testing/ownerCookies.ts';
import { siteWithMail } from '../testing/siteWithMail.ts';
import { openDesk, postLead } from './desk.ts';

const LEAD = {
  name: 'Zoé Martin',
  email: 'zoe@client.example',
  company: '',
  service: 'Étude de marché - 120€',
  message: 'Téléphone : 06 00 00 00 00\nDescription : Une étude',
};

let world: Awaited<ReturnType<typeof siteWithMail>>;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  world = await siteWithMail(undefined, (end) => ends.push(end));
}, 180_000);
afterAll(() => Promise.all(ends.map((end) => end())));

/** Mails received about the lead; leaves out the site's scheduled mails to its owner. */
const arrived = () => world.server.received.filter(({ raw }) => /^(?:To|Reply-To): .*\bzoe\b/im.test(raw));

/** Opens the page of a new lead on a site with a mail server of its own; both mails about the lead have arrived. */
async function leadList() {
  const { server, site } = world;
  server.received.splice(0);
  const page = await openPage(`${site.base}/admin/courrier`, { cookies: await ownerCookies(site.base) });
  const id = await page.evaluate(async (lead) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/api/leads', { method: 'POST', headers, body: JSON.stringify(lead) });
    return (await response.json()).id as number;
  }, LEAD);
  await expect.poll(() => arrived().length).toBe(2);
  await page.goto(`${site.base}/admin/leads/${id}`);
  return { server, page, history: page.getByRole('list', { name: 'Historique' }) };
}

test("a reply with a file is reviewed, sent, and in the history with the server's reply", async () => {
  const { page, history } = await leadList();
  await page.getByLabel('Modèle', { exact: true }).selectOption({ label: 'Envoi du devis' });
  await page
    .getByLabel('Joindre un fichier')
    .setInputFiles([{ name: 'Devis n° 7.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(700_000, 65) }]);
  await page.getByRole('list', { name: 'Pièces jointes' }).getByText('684 Ko').waitFor();
  await page.getByRole('button', { name: 'Relire et envoyer' }).click();
  const preview = page.getByRole('dialog', { name: 'Relire avant l’envoi' });
  await preview.getByText('zoe@client.example').waitFor();
  const words = await preview.locator('[data-words]').innerText();
  expect(words).toMatch(/^Bonjour Zoé,\n[\s\S]+http:\/\/localhost:\d+$/);
  expect(await violations(page)).toEqual([]);
  await preview.getByRole('button', { name: 'Envoyer' }).click();
  await page
    .getByText(/en attente, elle part dans quelques secondes/)
    .first()
    .waitFor();
  await page
    .getByText(/Réponse envoyée à zoe@client.example, acceptée par le serveur/)
    .first()
    .waitFor();
  const raw = arrived().at(-1)?.raw ?? '';
  expect(arrived().at(-1)?.to).toEqual(['zoe@client.example']);
  expect(mailText(raw).replaceAll('\r\n', '\n')).toContain(words);
  expect(raw.replace(/\r\n/g, '')).toContain(Buffer.alloc(600, 65).toString('base64'));
  await history.getByText(/^250/).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    history.getByRole('link', { name: /Devis n° 7.pdf/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Devis n° 7.pdf');
  expect(await violations(page)).toEqual([]);
});

test('a reply can be taken back for some seconds: its words and files are in the form again', async () => {
  const { page } = await leadList();
  await page.getByLabel('Modèle', { exact: true }).selectOption({ label: 'Texte libre' });
  // A name that is not filled in is shown above the send button.
  await page.getByLabel('Réponse', { exact: true }).fill('Bonjour { Société }, {Prénom}');
  await page.getByRole('button', { name: 'Relire et envoyer' }).click();
  const sentence = '{ Société } et {Prénom} ne seront pas remplacés et partiront tels quels.';
  await page.getByRole('dialog').getByText(sentence).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Modifier' }).click();
  await page.getByLabel('Réponse', { exact: true }).fill('Mes propres mots.');
  await page.getByRole('button', { name: 'Relire et envoyer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
  await page.getByRole('button', { name: 'Annuler l’envoi' }).click();
  await page
    .getByText(/en attente, elle part/)
    .first()
    .waitFor({ state: 'detached' });
  expect(await page.getByLabel('Réponse', { exact: true }).inputValue()).toBe('Mes propres mots.');
  expect(arrived()).toHaveLength(2);
});

test('a reply sent from another browser leaves the reply that is half written here', async () => {
  const { page } = await leadList();
  const reply = page.getByLabel('Réponse', { exact: true });
  await reply.fill('Bonjour,');
  const body = { key: crypto.randomUUID(), subject: 'Votre demande', body: 'Bonjour Zoé.', attachments: [] };
  const sent = await askOwner(world.site.base, 'POST', `/api${new URL(page.url()).pathname}/replies`, body);
  expect(sent.status, await sent.text()).toBe(200);
  await page.locator('[role=status][data-state]').waitFor();
  // The letters of shortcuts among them: they go into the reply.
  await page.keyboard.type(' je serai à Rennes.');
  expect(await reply.inputValue()).toBe('Bonjour, je serai à Rennes.');
});

test('a reply that the server refuses says why, in French, and leaves once the address is corrected', async () => {
  const { server, page, history } = await leadList();
  await server.breakDown('550');
  await page.getByRole('button', { name: 'Relire et envoyer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
  await history.getByText('Cette adresse n’existe pas chez son destinataire.').waitFor();
  await history.getByRole('button', { name: 'Corriger l’adresse' }).click();
  await page.getByLabel('Adresse du destinataire').fill('zoe.martin@client.example');
  expect(await violations(page)).toEqual([]);
  // Restores the mail server after the address is corrected: otherwise the reply would have been sent to the old address.
  await server.breakDown('none');
  await page.getByRole('button', { name: 'Corriger et renvoyer' }).click();
  await history.getByText('Réponse envoyée à zoe.martin@client.example, acceptée par le serveur').waitFor();
  await history.getByText('Adresse corrigée : zoe@client.example, puis zoe.martin@client.example').waitFor();
  expect(arrived().at(-1)?.to).toEqual(['zoe.martin@client.example']);
});

test('without a mail server every view says so in one line, the address is a plain link, and an answer by telephone is one click', async () => {
  const { id } = await postLead({ name: 'Léa Sans Courrier', email: 'lea@desk.example' });
  const page = await openDesk(`/admin/leads/${id}`);
  for (const path of ['', '/aujourdhui', '/newsletter', '/tableau-de-bord', `/leads/${id}`]) {
    await page.goto(new URL(`/admin${path}`, page.url()).href);
    await page
      .getByRole('status', { name: 'À savoir' })
      .getByText(/Le courrier n’est pas réglé/)
      .first()
      .waitFor();
  }
  expect(await page.getByRole('button', { name: 'Relire et envoyer' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Ouvrir dans ma messagerie' }).getAttribute('href')).toMatch(
    /^mailto:lea@/,
  );
  const standing = page.getByText(/promises$/);
  await standing.waitFor();
  await page.getByLabel('Note (facultative)').fill('Devis accepté de vive voix');
  await page.getByRole('button', { name: 'Par téléphone' }).click();
  await page.getByText('Répondu par téléphone').waitFor();
  await standing.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Retirer, je me suis trompé' }).click();
  await standing.waitFor();
});
