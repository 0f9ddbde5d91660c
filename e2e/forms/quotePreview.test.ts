import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { base } from '../testing/base.ts';
import { openPage } from '../testing/openPage.ts';
import { fillQuote, leaveQuote, quoteDialog, sendQuote } from './fillQuote.ts';

const order = async (page: Page) => {
  await page.getByRole('button', { name: 'Commander', exact: true }).first().click();
  await quoteDialog(page).waitFor();
};
const open = async (page: Page) => {
  await page.evaluate(() => window.dispatchEvent(new Event('openContactForm')));
  await quoteDialog(page).waitFor();
};
/** A line of text with plain spaces. */
const plain = async (read: Promise<string>) => (await read).replace(/\s+/g, ' ').trim();

test('the quote writes itself beside the form: empty at first, then name, price, both parts and day; read aloud once a field is left', async () => {
  const page = await openPage('/');
  await open(page);
  const paper = quoteDialog(page).locator('.on-paper[aria-hidden=true]');
  const text = () => plain(paper.innerText());
  expect(await text()).toContain('Devis, aperçu');
  expect(await text()).not.toMatch(/\d €/);
  await page.getByLabel('Service souhaité *').selectOption('etude-marche');
  await page.getByLabel('Prénom *').fill('Camille');
  await page.getByLabel('Entreprise', { exact: true }).fill('Atelier Marchand');
  expect(await text()).toMatch(
    /Étude de marché Pour Camille Atelier Marchand Prix TTC 120 € À la commande, 50 % 60 € À la livraison, 50 % 60 € Livraison, si le brief est validé \S+ \S+ \S+ (lun|mar|mercre|jeu|vendre|same|diman)/,
  );
  await expect
    .poll(() => plain(quoteDialog(page).getByRole('status').innerText()))
    .toMatch(/^Aperçu du devis\. Étude de marché\. Prix TTC : 120 €\./);
  await page.getByLabel('Délai', { exact: true }).selectOption('urgent');
  expect(await text()).toMatch(/180 € À la commande, 50 % 90 €/);
  await page.getByLabel('Service souhaité *').selectOption('sur-mesure');
  expect(await text()).toMatch(/Sur-mesure .* sur devis Livraison fixée au devis/);
});

test('under a keyboard the head is 48 px, the bar 60, and a field in error is whole between them; at 320 by 256 the first field is in sight', async () => {
  const page = await openPage('/', { width: 390, height: 464 });
  await order(page);
  const box = (selector: string) => quoteDialog(page).locator(selector).boundingBox();
  await expect.poll(async () => (await box('[data-quote] > div:first-child'))?.height).toBe(48);
  expect((await box('[data-bar]'))?.height).toBe(60);
  await page.getByLabel('Prénom *').fill('Camille');
  await page.getByLabel('Nom *', { exact: true }).fill('Marchand');
  await page.getByLabel('Email *').fill('camille@atelier-marchand.example');
  await sendQuote(page);
  const problem = quoteDialog(page).locator('[data-field]:has([aria-invalid=true])');
  await problem.getByText('Décrivez votre projet').waitFor();
  // The field, its label and its error message are visible between the dialog's head and its bar.
  await expect
    .poll(async () => {
      const [field, head, bar] = [
        await problem.boundingBox(),
        await box('[data-quote] > div:first-child'),
        await box('[data-bar]'),
      ];
      if (!field || !head || !bar) return 'not laid out';
      return field.y >= head.y + head.height && field.y + field.height <= bar.y ? 'whole' : JSON.stringify(field);
    })
    .toBe('whole');
  await leaveQuote(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  const first = page.getByLabel('Service souhaité *');
  await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect
    .poll(() =>
      first.evaluate((field) => {
        const { top, bottom } = field.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && field.contains(document.elementFromPoint(160, (top + bottom) / 2));
      }),
    )
    .toBe(true);
});

test('the thanks leave a slip that stays, over another form too, until it is closed; on a phone it is folded by itself', async () => {
  const page = await openPage('/', { width: 390, height: 844 });
  await order(page);
  await fillQuote(page);
  await sendQuote(page);
  await quoteDialog(page).waitFor({ state: 'detached' });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const slip = page.getByRole('region', { name: 'Demande reçue' });
  await slip.getByText(/Référence DEV-\d{4}-\d{4}/).waitFor();
  const unread = slip.getByText('donc pas encore signée');
  expect(await unread.isVisible()).toBe(false);
  expect(await slip.evaluate((paper) => paper.contains(document.activeElement))).toBe(false);
  await slip.getByRole('button', { name: 'Voir la suite' }).click();
  await unread.waitFor();
  expect(await slip.getByRole('term').allInnerTexts()).toHaveLength(3);
  await open(page);
  await leaveQuote(page);
  await slip.waitFor();
  await slip.getByRole('button', { name: 'Masquer la référence' }).click();
  await slip.waitFor({ state: 'detached' });
});

test('without script the thank-you page has the same slip, by the hour in its address; an hour that is none leaves it out', async () => {
  const page = await openPage('/devis/merci?ref=DEV-2026-0147&le=2026-11-28T10:42', { javaScriptEnabled: false });
  const slip = page.getByRole('region', { name: 'Demande reçue' });
  expect(await plain(slip.innerText())).toMatch(
    /28 novembre 2026, 10 h 42 Référence DEV-2026-0147 .* Demain .* avant 10 h 42/,
  );
  await page.goto(`${base()}/devis/merci?ref=DEV-2026-0147&le=2026-99-99T99:99`);
  expect(await slip.count()).toBe(0);
  expect(await page.getByText('DEV-2026-0147').count()).toBe(1);
});
