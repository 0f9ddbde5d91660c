import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailText } from '../../server/testing/fakeSender.ts';
import { violations } from '../every/violations.ts';
import { pdfText } from '../promise/readSite.ts';
import { openPage } from '../testing/openPage.ts';
import { ownerCookies } from '../testing/ownerCookies.ts';
import { quoteSender } from '../testing/quoteSender.ts';
import { siteWithMail } from '../testing/siteWithMail.ts';
import { isWide } from '../testing/wide.ts';
import { fillQuote, sendQuote } from './fillQuote.ts';

/** Client whose name and address `fillQuote.ts` types into the form. */
const CLIENT = { name: 'Camille Marchand', email: 'camille.marchand@atelier.example' };
const PHONE = { viewport: { width: 390, height: 844 } };

let world: Awaited<ReturnType<typeof siteWithMail>>;
let quotes: Awaited<ReturnType<typeof quoteSender>>;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  world = await siteWithMail(undefined, (end) => ends.push(end));
  quotes = await quoteSender(world.site.base);
}, 180_000);
afterAll(() => Promise.all(ends.map((end) => end())));

/** Waits for the mail to an address that contains these words, and returns it. */
async function mailTo(address: string, words: string, timeout = 30_000): Promise<{ text: string; raw: string }> {
  const found = () =>
    world.server.received
      .filter(({ to }) => to.includes(address))
      .map(({ raw }) => ({ raw, text: mailText(raw) }))
      .find(({ text }) => text.includes(words));
  await expect.poll(found, { timeout }).toBeDefined();
  return found() as { text: string; raw: string };
}

/** Path of the link found in a mail by this pattern. */
const linkIn = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';

/** Number of buttons, tabs and options that the owner presses to make a quote. */
const presses = { count: 0 };
const press = async (page: Page, role: 'button' | 'tab' | 'radio', name: string | RegExp) => {
  presses.count += 1;
  await page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .last()
    .click();
};

test('from a request to a sent quote, accepted on a phone without script, paid, delivered, and its one question answered', async () => {
  const { base } = world.site;
  const visitor = await openPage(`${base}/devis?service=etude-marche`, { javaScriptEnabled: false, ...PHONE });
  await fillQuote(visitor);
  await sendQuote(visitor);
  await visitor.waitForURL(/merci/);

  const { ask } = quotes;
  const begun = performance.now();
  const desk = await openPage(`${base}/admin/aujourdhui`, { cookies: await ownerCookies(base) });
  await desk.getByText('Mobilier scolaire en bois').waitFor();
  await desk.getByRole('link', { name: CLIENT.name }).click();
  await press(desk, 'tab', 'Devis');
  await press(desk, 'radio', 'Consommateur');
  const opening = desk.context().waitForEvent('page');
  await press(desk, 'button', 'Relire');
  const preview = await opening;
  await preview.getByRole('heading', { name: 'Votre devis, Camille' }).waitFor();
  expect(await preview.getByRole('note').innerText()).toContain('Aperçu');
  await preview.close();
  await press(desk, 'button', 'Envoyer');
  await desk.getByText(/Devis D-\d{4}-0001 envoyé à/).waitFor();
  expect(presses.count).toBe(4);
  expect(await violations(desk)).toEqual([]);

  const invited = await mailTo(CLIENT.email, 'Lire le devis');
  const link = linkIn(invited.text, /https?:\/\/[^/\s]+(\/devis\/[\w-]{43})/);
  const response = await fetch(`${base}${link}`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('x-robots-tag')).toContain('noindex');
  expect((await fetch(`${base}/devis/${'x'.repeat(43)}`)).status).toBe(404);
  expect((await fetch(`${base}/devis/document`)).status).toBe(404);
  const html = await response.text();
  expect(html.split(link.split('/').at(-1) ?? '-')).toHaveLength(1);
  expect(html.indexOf('Les conditions, en entier')).toBeLessThan(html.indexOf('Commander avec obligation de paiement'));

  const phone = await openPage(`${base}${link}`, { javaScriptEnabled: false, ...PHONE });
  expect(await phone.locator('input[type=checkbox]:checked').count()).toBe(0);
  await phone.getByRole('button', { name: 'Commander avec obligation de paiement' }).waitFor();
  await phone.getByLabel(/J’ai lu le devis/).check();
  await phone.getByLabel(/Je demande expressément/).check();
  await phone.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
  await phone.getByText('Rien n’est encore commandé').waitFor();
  await phone.getByRole('button', { name: 'Corriger' }).click();
  expect(await phone.getByLabel(/Je demande expressément/).isChecked()).toBe(true);
  await phone.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
  await phone.getByRole('button', { name: /Confirmer ma commande/ }).click();
  await phone.getByRole('heading', { name: /C’est commandé/ }).waitFor();
  const proof = await phone.getByText(/^[0-9a-f]{64}$/).innerText();

  const confirmed = await mailTo(CLIENT.email, 'TEXTE ACCEPTÉ');
  for (const wanted of [
    'CONDITIONS GÉNÉRALES DE VENTE',
    'Formulaire type de rétractation',
    proof,
    'Je demande expressément',
  ])
    expect(confirmed.text).toContain(wanted);
  expect(confirmed.raw).toContain('paiement-D-');
  const file = path.join(world.site.dataDir, 'courriel.eml');
  writeFileSync(file, confirmed.raw);
  const verify = (name: string) =>
    spawnSync(process.execPath, ['bin/site.ts', 'verify-quote', name], {
      cwd: path.join(import.meta.dirname, '../..'),
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: world.site.dataDir, BASE_URL: '' },
    });
  expect(verify(file)).toMatchObject({ status: 0, stdout: expect.stringContaining('à la lettre') });
  const copied = confirmed.text.slice(confirmed.text.indexOf('===== DÉBUT'));
  writeFileSync(`${file}.txt`, copied.replace('Total : 120,00', 'Total : 12,00'));
  expect(verify(`${file}.txt`)).toMatchObject({ status: 1, stdout: expect.stringContaining('1 ligne(s) diffèrent') });
  await mailTo('moi@site.test', 'Attendu à la commande');

  await desk.goto(`${base}/admin/aujourdhui`);
  await desk.getByRole('link', { name: 'Noter l’acompte' }).click();
  await press(desk, 'button', 'Noter');
  await desk
    .getByText(/^60,00\s€ le \d{2}\/\d{2}\/\d{4}$/)
    .first()
    .waitFor();
  await press(desk, 'button', 'Livré aujourd’hui');
  await press(desk, 'button', 'Noter');
  await expect.poll(async () => (await ask('GET', '/api/admin/quotes')).quotes[0].receipts.length).toBe(2);
  const ownersMs = performance.now() - begun;

  // The delivery was over a week ago: the nightly work sends the satisfaction question.
  const [{ id }] = (await ask('GET', '/api/admin/quotes')).quotes;
  await ask('POST', `/api/admin/quotes/${id}/delivered`, { on: '2020-01-01' });
  // Link to the satisfaction question: the wide form takes it from the mail, which the nightly work sends a minute after the start; the
  // quick form makes it from the quote's link.
  const question = isWide ? (await mailTo(CLIENT.email, 'Répondre de 1 à 5', 120_000)).text : `http://site${link}/avis`;
  await phone.goto(base + linkIn(question, /https?:\/\/[^/\s]+(\/devis\/[\w-]{43}\/avis)/));
  await phone.getByLabel('4', { exact: true }).check();
  await phone.getByLabel('Une ligne, si vous voulez').fill('Claire, chiffrée.');
  await phone.getByRole('button', { name: 'Envoyer ma réponse' }).click();
  await phone.getByRole('heading', { name: 'Merci, c’est noté' }).waitFor();
  const record = await ask('GET', '/api/admin/leads/1');
  expect(record.quotes[0]).toMatchObject({
    rating: 4,
    comment: 'Claire, chiffrée.',
    quoted_as: null,
    accepted_how: 'online',
  });
  const log = world.site.log.join('\n');
  expect(log).toContain('"path":"/devis/…"');
  expect(log).not.toContain(link.split('/').at(-1));
  process.stderr.write(`[quote] ${presses.count} presses of the owner's, ${Math.round(ownersMs / 1000)} s\n`);
}, 300_000);

const FIVE_LINES = [
  ['Étude de marché\nTaille, concurrents, prix : le marché mesuré et sourcé', 1, 120],
  ['Fiches de concurrents', 4, 25],
  ['Entretiens avec des acheteurs d’établissements scolaires en Wallonie et à Bruxelles\nGuide, synthèse', 3, 45.5],
  ['Présentation du résultat à distance', 1, 60],
  ['Remise\nPremière commande', 1, -41.5],
].map(([text, quantity, unit_price]) => ({ text, quantity, unit_price }));

/** Text of the first sheet of a client's page, as printed on A4. */
async function firstSheet(where: string): Promise<string> {
  const page = await openPage(world.site.base + where);
  const file = path.join(world.site.dataDir, 'devis.pdf');
  await page.pdf({ path: file, preferCSSPageSize: true, format: 'A4' });
  return pdfText(file).split('\f')[0] ?? '';
}

test('each state of the client’s page is free of findings, in both schemes, at 320 px too, and a quote of five lines is signed on its first sheet', async () => {
  const { base } = world.site;
  const { ask, send: make } = quotes;
  const say = (where: string, body: object) =>
    fetch(`${base}/api/quotes${where}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const [sent, pro, accepted, declined, cancelled, old] = [
    await make(),
    await make({ quality: 'professional', client: 'Nordlog SARL' }),
    await make(),
    await make(),
    await make(),
    await make(),
  ];
  await say(`${accepted.path.slice(6)}/accept`, { name: 'Camille Renaud', terms: true });
  await say(`${declined.path.slice(6)}/decline`, { reason: 'Reporté' });
  await ask('POST', `/api/admin/quotes/${cancelled.id}/cancel`);
  await make({ replaces: old.id });
  const thousands = await make({ lines: [{ text: 'Entretien', quantity: 2.5, unit_price: 1234.56 }] });
  await ask('POST', `/api/admin/quotes/${accepted.id}/delivered`, { on: '2026-01-01' });
  const found: string[] = [];
  for (const where of [
    sent.path,
    pro.path,
    accepted.path,
    declined.path,
    cancelled.path,
    old.path,
    thousands.path,
    `${accepted.path}/avis`,
  ]) {
    const page = await openPage(base + where);
    found.push(...(await violations(page)).map((one) => `${where}: ${one}`));
    await page.setViewportSize({ width: 320, height: 700 });
    // Compares the texts themselves with the window's width, since the page clips whatever is too wide.
    const over = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, p, p ~ span, li, dt, dd, td, label, button, main a')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > window.innerWidth + 1)
        .map((one) => one.textContent?.trim().slice(0, 40)),
    );
    if (over.length > 0) found.push(`${where} cuts off: ${over.join(' · ')}`);
  }
  expect(found).toEqual([]);
  const five = await make({ lines: FIVE_LINES });
  expect(await firstSheet(five.path)).toContain('« Lu et approuvé », signature');
  await say(`${five.path.slice(6)}/accept`, { name: 'Camille Renaud', terms: true, early_start: true, waiver: true });
  expect(await firstSheet(five.path)).toMatch(/Commande acceptée[\s\S]*Rétractation : Jusqu’au/);
  const professional = await openPage(base + pro.path);
  expect(await professional.locator('input[type=checkbox]').count()).toBe(1);
  expect(await professional.getByText('acompte de 50').count()).toBe(1);
}, 180_000);
