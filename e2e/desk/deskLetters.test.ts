import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LetterChange } from '../../data/api/letters.ts';
import { partOf } from '../../server/testing/fakeSender.ts';
import { violations } from '../every/violations.ts';
import { openPage } from '../testing/openPage.ts';
import { askOwner, ownerCookies } from '../testing/ownerCookies.ts';
import { siteWithMail } from '../testing/siteWithMail.ts';
import { isWide } from '../testing/wide.ts';

let world: Awaited<ReturnType<typeof siteWithMail>>;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  world = await siteWithMail(undefined, (end) => ends.push(end));
}, 180_000);
afterAll(() => Promise.all(ends.map((end) => end())));

async function ask(method: string, path: string, body?: object) {
  const response = await askOwner(world.site.base, method, path, body);
  return { status: response.status, text: await response.text() };
}

/** Subscribes an address; returns the token of the confirmation mail. */
async function subscribed(email: string, act: 'confirm' | 'unsubscribe'): Promise<void> {
  await ask('POST', '/api/newsletter', { email });
  const mail = () => world.server.received.find(({ to }) => to[0] === email)?.raw;
  await expect.poll(mail).toBeTruthy();
  const text = partOf(mail() ?? '', 'text/plain');
  const page = { confirm: 'confirmer', unsubscribe: 'desinscription' }[act];
  const token = new RegExp(`${page}\\?jeton=([\\w.-]+)`).exec(text)?.[1];
  expect((await ask('POST', `/api/newsletter/${act}`, { token })).status).toBe(200);
}

const openAt = async (path: string, size = {}) => {
  const { base } = world.site;
  return openPage(base + path, { ...size, cookies: await ownerCookies(base) });
};

test('a letter is written, seen as text, and sent with the keyboard alone; the site lists it until the owner says no', async () => {
  const ARCHIVE = '/blog/lettres';
  const stamp = Date.now();
  await subscribed(`lectrice${stamp}@exemple.fr`, 'confirm');
  // Removes the letters of earlier runs of this test from the archive.
  const earlier = JSON.parse((await ask('GET', '/api/admin/letters')).text) as { letters: { id: number }[] };
  for (const { id } of earlier.letters) await ask('PATCH', `/api/admin/letters/${id}/archive`, { archive: 'none' });
  await expect.poll(async () => (await ask('GET', ARCHIVE)).status).toBe(404);
  expect((await ask('GET', '/blog')).text).not.toContain(`"${ARCHIVE}"`);

  const page = await openAt('/admin/lettres');
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const type = async (label: string, words: string) => {
    await page.getByRole('textbox', { name: label, exact: true }).focus();
    await page.keyboard.type(words);
  };
  await press('Écrire une lettre');
  await type('Objet', `Trois signaux ${stamp}`);
  await type('Texte de la lettre', 'Bonjour {prénom}, voici **trois** signaux et [un article](/blog/retire).');
  await page.getByText('Enregistré', { exact: true }).waitFor();
  await page.getByRole('radio', { name: 'Texte seul' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('group', { name: 'Aperçu de la lettre' }).getByText('voici trois signaux').waitFor();
  expect(await violations(page)).toEqual([]);
  await press('Envoyer...');
  const dialog = page.getByRole('dialog', { name: /Envoyer à \d+ abonnés? confirmés? \?/ });
  await dialog.getByText('Ce lien ne mène à aucune page publiée : /blog/retire.').waitFor();
  await dialog.getByText('Ligne 1 : « {prénom} » ne sera pas remplacé : chacun reçoit la même lettre.').waitFor();
  await press(/^Envoyer à \d+/);
  await page.getByText('Envoyée', { exact: true }).first().waitFor();
  // Each row of the list of recipients is « Envoyée », as the counts are.
  const states = page.getByRole('table').getByRole('row').filter({ hasText: '@' });
  await expect.poll(async () => (await states.allInnerTexts()).every((row) => row.includes('Envoyée'))).toBe(true);

  const sitemap = async () => (await ask('GET', '/sitemap.xml')).text;
  const address = `${ARCHIVE}/trois-signaux-${stamp}`;
  // Polls the sitemap: the letter is the first change on this new site, whose pages are still being rendered.
  await expect.poll(sitemap).toContain(`${address}<`);
  expect(await sitemap()).toContain(`${ARCHIVE}<`);
  expect((await ask('GET', '/blog')).text).toContain(`"${ARCHIVE}"`);
  expect((await ask('GET', ARCHIVE)).text).toContain(`href="${address}"`);
  const html = (await ask('GET', address)).text;
  expect(html).toContain('<strong>trois</strong>');
  expect(html).toContain(`/social/blog-lettres-trois-signaux-${stamp}.png`);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  expect((await ask('PATCH', `/api/admin/letters/${id}/archive`, { archive: 'none' })).status).toBe(200);
  await expect.poll(sitemap).not.toContain(ARCHIVE);
  expect((await ask('GET', address)).status).toBe(404);
  expect((await ask('GET', ARCHIVE)).status).toBe(404);
}, 180_000);

test('a letter is kept on this device while the network is gone, and two windows that wrote it are both shown', async () => {
  const { letter } = JSON.parse((await ask('POST', '/api/admin/letters', {})).text) as { letter: { id: number } };
  const path = `/api/admin/letters/${letter.id}`;
  const page = await openAt(`/admin/lettres/${letter.id}`, { allowed: [/409/, /ERR_FAILED/] });
  const text = page.getByRole('textbox', { name: 'Texte de la lettre' });
  await page.route(`**${path}`, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()));
  await text.fill('Écrit sans réseau');
  await page.getByText('votre texte est gardé sur cet appareil').waitFor();
  await page.reload();
  await expect.poll(() => text.innerText()).toBe('Écrit sans réseau');
  await page.unroute(`**${path}`);
  await page.getByText('Enregistré', { exact: true }).waitFor();
  const stored = async () => (JSON.parse((await ask('GET', path)).text) as { letter: LetterChange }).letter;
  const { version, body } = await stored();
  expect(body).toBe('Écrit sans réseau');

  const other = { version, subject: '', preheader: '', body: 'D’une autre fenêtre', archive: 'none' };
  expect((await ask('PATCH', path, other)).status).toBe(200);
  await text.fill('Écrit ici');
  const conflict = page.getByRole('alertdialog', { name: 'Cette lettre a changé ailleurs' });
  await expect.poll(() => conflict.getByLabel('Le texte enregistré').inputValue()).toBe('D’une autre fenêtre');
  expect(await conflict.getByLabel('Votre texte').inputValue()).toBe('Écrit ici');
  expect(await violations(page)).toEqual([]);
  await conflict.getByRole('button', { name: 'Garder le mien' }).click();
  await page.getByText('Enregistré', { exact: true }).waitFor();
  expect((await stored()).body).toBe('Écrit ici');

  // « Textes précédents » lists the texts of both browser windows, and restoring one can be undone.
  await page.getByRole('tab', { name: 'Textes précédents' }).click();
  const earlier = page.getByRole('list', { name: 'Textes précédents' }).getByRole('listitem');
  await expect.poll(() => earlier.count()).toBe(3);
  expect((await earlier.nth(1).innerText()).includes('mis de côté')).toBe(true);
  await earlier.nth(2).getByRole('button').click();
  await expect.poll(() => text.innerText()).toBe('D’une autre fenêtre');
  await expect.poll(async () => (await stored()).body).toBe('D’une autre fenêtre');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Annuler la reprise', exact: true }).click();
  await expect.poll(() => text.innerText()).toBe('Écrit ici');
  await expect.poll(async () => (await stored()).body).toBe('Écrit ici');
  expect((await ask('DELETE', path)).status).toBe(200);
});

test('on a phone a letter begins with its text, what it becomes is one press away, and Ctrl K in it makes a link, no search', async () => {
  const { letter } = JSON.parse((await ask('POST', '/api/admin/letters', {})).text) as { letter: { id: number } };
  const page = await openAt(`/admin/lettres/${letter.id}`, { width: 390, height: 844 });
  const subject = page.getByRole('textbox', { name: 'Objet', exact: true });
  await expect.poll(() => subject.evaluate((at) => at === document.activeElement)).toBe(true);
  await page.keyboard.type('Trois signaux');
  const text = page.getByRole('textbox', { name: 'Texte de la lettre' });
  expect((await text.boundingBox())?.y).toBeLessThanOrEqual(200);
  await text.focus();
  await page.keyboard.type('Bonjour');
  await page.keyboard.press('Control+k');
  const link = page.getByRole('dialog', { name: 'Lien' });
  await link.getByLabel('Texte du lien').fill(', un article');
  await link.getByLabel('Adresse').fill('/blog/article-1');
  await link.getByRole('button', { name: 'Appliquer' }).press('Enter');
  await text.getByRole('link', { name: ', un article' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Aperçu' }).click();
  await page.frameLocator('iframe').getByText('Bonjour').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect((await ask('DELETE', `/api/admin/letters/${letter.id}`)).status).toBe(200);
});

test('a file of subscribers says line by line what would happen, then adds those alone who are new and proven', async () => {
  const stamp = Date.now();
  const at = (name: string) => `${name}${stamp}@exemple.fr`;
  await subscribed(at('partie'), 'unsubscribe');
  await subscribed(at('restee'), 'confirm');
  world.server.refuse((address) => (address === at('perdue') ? { code: 550, words: '5.1.1 No such user' } : undefined));
  await ask('POST', '/api/newsletter', { email: at('perdue') });
  type Row = { id: number; email: string; status: string; consent_source: string | null };
  const rows = async () =>
    (JSON.parse((await ask('GET', `/api/admin/subscribers?q=${stamp}`)).text) as { subscribers: Row[] }).subscribers;
  const statuses = async () => Object.fromEntries((await rows()).map(({ email, status }) => [email, status]));
  await expect.poll(statuses).toMatchObject({ [at('perdue')]: 'stopped' });
  const before = { [at('partie')]: 'left', [at('restee')]: 'confirmed', [at('perdue')]: 'stopped' };
  expect(await statuses()).toEqual(before);

  const page = await openAt('/admin/newsletter/importer');
  const upload = (buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'abonnés.csv', mimeType: 'text/csv', buffer });
  const lines = [
    'Adresse;Consenti le;Source',
    `${at('nouvelle')};01/03/2024;Salon « métiers », hall à`,
    `${at('partie')};01/03/2024;Salon`,
    `${at('perdue')};01/03/2024;Salon`,
    `${at('sans.preuve')};;Salon`,
    `${at('sans.lieu')};01/03/2024;`,
    `${at('nouvelle').toUpperCase()};01/03/2024;Salon`,
    'pas une adresse;01/03/2024;Salon',
  ];
  await upload(Buffer.from('PK\x03\x04\x00\x00'));
  await page.getByRole('alert').getByText('enregistrez-le au format CSV').waitFor();
  // Encodes the file as Excel does in France.
  await upload(Buffer.from(lines.join('\r\n'), 'latin1'));
  const look = page.getByRole('button', { name: 'Voir ce qui se passerait' });
  expect(await look.isDisabled()).toBe(true);
  await page.getByRole('radio', { name: 'le 1er mars 2024' }).check();
  await look.click();
  const row = (line: number) => page.getByRole('row', { name: new RegExp(`^${line} `) });
  await row(2).getByText('À ajouter').waitFor();
  await row(3).getByText('Désinscrit : jamais réinscrit').waitFor();
  await row(4).getByText('Arrêté : jamais réinscrit').waitFor();
  for (const line of [5, 6]) await row(line).getByText('Sans preuve').waitFor();
  await row(7).getByText('Deux fois dans le fichier').waitFor();
  await row(8).getByText('Adresse invalide').waitFor();
  expect(await statuses()).toEqual(before);
  expect(await violations(page)).toEqual([]);

  const add = page.getByRole('button', { name: 'Importer 1 adresse' });
  expect(await add.isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: /je peux en montrer la preuve/ }).check();
  await add.click();
  await page.getByText('l’import est terminé').waitFor();
  expect(await statuses()).toEqual({ ...before, [at('nouvelle')]: 'confirmed' });
  expect((await rows()).find(({ email }) => email === at('nouvelle'))?.consent_source).toBe(
    'Salon « métiers », hall à',
  );

  // « À qui » offers a choice as soon as some subscribers have a source and others have none.
  const { letter } = JSON.parse((await ask('POST', '/api/admin/letters', { article: 'article-1' })).text) as {
    letter: { id: number };
  };
  const writing = await openAt(`/admin/lettres/${letter.id}`);
  await writing.getByRole('button', { name: 'Envoyer...' }).click();
  await writing.getByLabel('À qui').selectOption({ label: 'Salon « métiers », hall à (1)' });
  await writing.getByRole('dialog', { name: 'Envoyer à 1 abonné confirmé ?' }).waitFor();

  const many = isWide ? 20_000 : 1000;
  await page.evaluate(() => {
    const seen = { longest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
  });
  const all = Array.from({ length: many }, (_, n) => `a${n}.${at('')};01/03/2024;Salon`);
  await upload(Buffer.from(['Adresse;Consenti le;Source', ...all].join('\n')));
  await page.getByRole('radio', { name: 'le 1er mars 2024' }).check();
  await look.click();
  const words = new Intl.NumberFormat('fr-FR').format(many).replace(/\s/g, '\u00a0');
  await page.getByRole('button', { name: `Importer ${words} adresses` }).waitFor();
  const longest = await page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest);
  expect(longest).toBeLessThan(1000);
}, 180_000);
