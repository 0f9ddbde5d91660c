import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readParagraphs } from '../../data/entry/readText.ts';
import { sentByForms } from '../../data/testing/real/pastedTexts.ts';
import { openDesk } from '../desk/desk.ts';
import { base } from '../testing/base.ts';
import { hydrated } from '../testing/hydrated.ts';
import { openPage } from '../testing/openPage.ts';
import { asOwner } from '../testing/ownerCookies.ts';
import { fillQuote, quoteDialog, sendQuote } from './fillQuote.ts';

const SIZES = [
  ['a phone', { width: 390, height: 700 }],
  ['a desk', { width: 1440, height: 900 }],
] as const;
const KINDS = sentByForms.join('\n');

/** Inserts a text into a field and fires the event of a paste. */
const paste = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field, pasted) => {
    (field as HTMLTextAreaElement).setRangeText(pasted);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }, text);

async function opened(
  where: 'dialog' | 'page',
  opening: { width: number; height: number; allowed?: RegExp[] },
): Promise<Page> {
  const page = await openPage(where === 'page' ? '/devis' : '/services/strategie', opening);
  await hydrated(page);
  if (where === 'dialog') await page.getByRole('button', { name: 'Commander maintenant' }).first().click();
  else await page.getByLabel('Service souhaité *').selectOption('strategie');
  return page;
}

describe.each(SIZES)('on %s', (size, viewport) => {
  test.each(['dialog', 'page'] as const)(
    'pasted text of every kind is stored, thanked and read at the desk as it was meant, in the %s',
    async (where) => {
      const page = await opened(where, viewport);
      const company = `Atelier ${where} ${size} ${Date.now()}`;
      await fillQuote(page);
      await page.getByLabel('Description du projet *').fill('');
      await paste(page, 'Description du projet *', KINDS);
      await paste(page, 'Entreprise', `\u200e${company}\u000b\u00a0`);
      await page.getByLabel('Email *').fill('mailto:camille@xn--socit-esab.fr?subject=Devis');
      await sendQuote(page);
      await page
        .getByText(/DEV-\d{4}-\d{4}/)
        .first()
        .waitFor();
      // Searches both lists: a form filled at once is quarantined.
      const lists = ['/api/leads?limit=200', '/api/leads?limit=200&quarantine=true'];
      const read = (list: string) => asOwner<{ leads: Record<string, string>[] }>(list);
      const leads = (await Promise.all(lists.map(read))).flatMap((page) => page.leads);
      const stored = leads.find((lead) => lead.company === company);
      expect(stored).toMatchObject({ email: 'camille@société.fr', description: readParagraphs(KINDS) });
      expect(stored?.description).toContain('Lancement en mars\nBudget à préciser');
      const desk = await openDesk(`/admin/leads/${stored?.reference}`, viewport);
      await expect.poll(() => desk.locator('main').innerText()).toContain(readParagraphs(KINDS));
    },
  );

  test.each(['dialog', 'page'] as const)(
    'an address without its end is refused under its field, before anything leaves and above the buttons, in the %s',
    async (where) => {
      const page = await opened(where, viewport);
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
      await fillQuote(page);
      await page.getByLabel('Email *').fill('lea@exemple');
      await sendQuote(page);
      const message = page.getByText('Indiquez une adresse complète, par exemple nom@entreprise.fr.');
      await message.waitFor();
      expect(sent.filter((path) => path === '/api/leads')).toEqual([]);
      const isFocused = () => page.getByLabel('Email *').evaluate((field) => field === document.activeElement);
      await expect.poll(isFocused).toBe(true);
      // The error message is visible as a whole, and no other element covers it.
      await expect.poll(() => message.evaluate(isSeen)).toBe(true);
      await page.getByLabel('Email *').fill('lea@exemple.fr');
      await message.waitFor({ state: 'detached' });
    },
  );
});

/** In the page: whether two opposite corners of an element are visible, covered by no other element. */
function isSeen(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const corners = [
    [left + 2, top + 2],
    [right - 2, bottom - 2],
  ] as const;
  return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}

test('an error of the server alone shows under its field too, after the alert', async () => {
  const page = await opened('dialog', { width: 390, height: 700, allowed: [/422/] });
  const alerts: string[] = [];
  page.on('dialog', (alert) => {
    alerts.push(alert.message());
    void alert.accept();
  });
  const errors = [{ field: 'message', detail: 'Message : 20000 caractères au plus.' }];
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify({ errors }) }),
  );
  await fillQuote(page);
  await sendQuote(page);
  const message = quoteDialog(page).getByText('Message : 20000 caractères au plus.');
  await message.waitFor();
  expect(alerts).toEqual(["Erreur lors de l'envoi du formulaire. Veuillez réessayer."]);
  await expect.poll(() => message.evaluate(isSeen)).toBe(true);
  expect(await page.getByLabel('Description du projet *').getAttribute('aria-invalid')).toBe('true');
});

test('without script the page that comes back names each field by the server’s own sentence', async () => {
  const sent = await fetch(`${base()}/api/leads`, {
    method: 'POST',
    headers: { Accept: 'text/html', Origin: base(), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ firstName: '\u200b', lastName: 'Martin', email: 'lea@exemple', service: 'strategie' }),
    redirect: 'manual',
  });
  const page = await openPage(sent.headers.get('location') ?? '', { javaScriptEnabled: false });
  for (const [label, sentence] of [
    ['Prénom *', 'Indiquez votre prénom.'],
    ['Email *', 'Indiquez une adresse complète, par exemple nom@entreprise.fr.'],
    ['Description du projet *', 'Décrivez votre projet.'],
  ] as const) {
    const field = page.getByLabel(label);
    const id = await field.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${id}"]`).innerText()).toBe(sentence);
  }
  expect(await page.getByLabel('Nom *', { exact: true }).getAttribute('aria-invalid')).toBeNull();
});
