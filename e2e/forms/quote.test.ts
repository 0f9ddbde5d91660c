import { describe, expect, test } from 'vitest';
import { orderText } from '../../data/offer/services.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import { hydrated } from '../testing/hydrated.ts';
import { openPage } from '../testing/openPage.ts';
import { fillQuote, quoteDialog, sendQuote } from './fillQuote.ts';

describe('the quote form', () => {
  test('sends exactly the five fields, with the message lines of the contract', async () => {
    const page = await openPage('/');
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/leads'),
    );
    await page.getByRole('button', { name: 'Commander', exact: true }).first().click();
    await fillQuote(page);
    await page.getByLabel('Délai', { exact: true }).selectOption('urgent');
    await sendQuote(page);
    const request = await posted;
    expect(request.postDataJSON()).toEqual({
      name: 'Camille Marchand',
      email: 'camille.marchand@atelier.example',
      company: '',
      service: orderText(content.offers['etude-marche']),
      message: [
        'Téléphone : non précisé',
        'Description : Mobilier scolaire en bois, Belgique.',
        'Budget : non précisé',
        'Délai : urgent',
        'Priorité : normale',
      ].join('\n'),
    });
    expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    await page.getByRole('heading', { name: /Demande envoyée/ }).waitFor();
  });

  test('shows « Envoi en cours... » disabled while sending, then the success view for 3 s, then closes and forgets', async () => {
    const page = await openPage('/');
    await page.route('**/api/leads', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.getByRole('button', { name: 'Commander', exact: true }).nth(2).click();
    await fillQuote(page, 'Yanis');
    // Records in the page the times at which the thanks appear and close: on a busy machine the test would notice both too late.
    await page.evaluate(() => {
      new MutationObserver(() => {
        const marked = (name: string) => performance.getEntriesByName(name).length > 0;
        const isThanked = /Demande envoyée/.test(
          document.querySelector('[role=dialog], dialog[open]')?.textContent ?? '',
        );
        if (!marked('thanks') && isThanked) performance.mark('thanks');
        if (marked('thanks') && !marked('closed') && !isThanked) performance.mark('closed');
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    const widthOf = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.width;
    const width = await widthOf('Envoyer la demande');
    await sendQuote(page);
    const sending = page.getByRole('button', { name: 'Envoi en cours...' });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    expect(await widthOf('Envoi en cours...')).toBe(width);
    await page.getByRole('heading', { name: /Demande envoyée/ }).waitFor();
    expect(await page.getByText(/Référence DEV-\d{4}-\d{4}/).isVisible()).toBe(true);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => performance.measure('thanked', 'thanks', 'closed').duration)).toBeGreaterThan(
      2900,
    );
    // The reference stays visible until the visitor closes it.
    await page.getByText(/Référence DEV-\d{4}-\d{4}/).waitFor();
    await page.getByRole('button', { name: 'Masquer la référence' }).click();
    expect(await page.getByText(/Référence DEV-/).count()).toBe(0);
    await page.getByRole('button', { name: 'Commander', exact: true }).nth(2).click();
    expect(await page.getByLabel('Prénom *').inputValue()).toBe('');
    expect(await page.getByText('Service sélectionné').isVisible()).toBe(true);
  });

  test('on failure alerts, stays open with its data, and a second try with the same key stores one lead', async () => {
    const page = await openPage('/', { allowed: [/./] });
    let tries = 0;
    const keys = new Set<string | undefined>();
    await page.route('**/api/leads', async (route) => {
      keys.add(route.request().headers()['idempotency-key']);
      tries += 1;
      if (tries > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Commander', exact: true }).first().click();
    await fillQuote(page, 'Élodie');
    await page.getByLabel('Email *').fill('elodie@kiosque.example');
    const alerted = new Promise<string>((resolve) =>
      page.once('dialog', async (alert) => {
        resolve(alert.message());
        await alert.accept();
      }),
    );
    await sendQuote(page);
    expect(await alerted).toBe("Erreur lors de l'envoi du formulaire. Veuillez réessayer.");
    expect(await page.getByLabel('Prénom *').inputValue()).toBe('Élodie');
    await sendQuote(page);
    await page.getByRole('heading', { name: /Demande envoyée/ }).waitFor();
    expect(keys.size).toBe(1);
  });

  test('a double click sends once', async () => {
    const page = await openPage('/');
    let posts = 0;
    page.on('request', (request) => request.method() === 'POST' && request.url().endsWith('/api/leads') && posts++);
    await page.getByRole('button', { name: 'Commander', exact: true }).first().click();
    await fillQuote(page, 'Hugo');
    await page.getByRole('button', { name: 'Envoyer la demande' }).dblclick();
    await page.getByRole('heading', { name: /Demande envoyée/ }).waitFor();
    expect(posts).toBe(1);
  });

  test('what was typed survives Escape, Annuler, the close icon and a reload', async () => {
    const page = await openPage('/');
    const open = () => page.getByRole('button', { name: 'Découvrir', exact: true }).first().click();
    await open();
    await page.getByLabel('Prénom *').fill('Inès');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await open();
    expect(await page.getByLabel('Prénom *').inputValue()).toBe('Inès');
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await open();
    await page.getByRole('button', { name: 'Fermer' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.reload();
    await hydrated(page);
    await open();
    expect(await page.getByLabel('Prénom *').inputValue()).toBe('Inès');
  });

  test('keeps native validation and says what to write under the field', async () => {
    const page = await openPage('/');
    await page.getByRole('button', { name: 'Commander', exact: true }).first().click();
    await page.getByLabel('Email *').fill('camille@');
    await sendQuote(page);
    const email = page.getByLabel('Email *');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    await page.waitForFunction(() => document.activeElement?.matches('[autocomplete=given-name]:invalid'));
    const hint = await email.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${hint}"]`).innerText()).toMatch(/adresse complète/);
    await email.fill('camille@atelier.example');
    expect(await email.getAttribute('aria-invalid')).toBe(null);
  });

  test('by keyboard alone: opens, holds the focus, closes with Escape and gives the focus back', async () => {
    const page = await openPage('/');
    const button = page.getByRole('button', { name: 'Voir en action' }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    await quoteDialog(page).waitFor();
    const holder = () => page.evaluate(() => document.activeElement?.closest('dialog, #root > *')?.tagName ?? 'NONE');
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press('Tab');
      // After the dialog's last control, the focus is in the browser's own bar before it returns to the dialog's first control.
      expect(await holder()).toMatch(/DIALOG|NONE/);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
