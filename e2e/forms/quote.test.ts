import { describe, expect, test } from 'vitest';
import { priceText } from '../../data/offer/promiseWords.ts';
import { orderText } from '../../data/offer/services.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import { hydrated } from '../testing/hydrated.ts';
import { openPage } from '../testing/openPage.ts';
import { fillQuote, leaveQuote, quoteDialog, sendQuote } from './fillQuote.ts';

describe('what opens the quote form', () => {
  const triggers = [
    'Découvrir',
    'Découvrez ma méthode',
    'Voir en action',
    'Demander un devis personnalisé',
    'Demander mon devis gratuit',
    'Commencer maintenant',
    'Programmer un appel',
  ];
  test('each button that names no offer opens it without a preselected service', async () => {
    const page = await openPage('/');
    for (const name of triggers) {
      const pattern = new RegExp(`^${name.replace("'", "['’]")}$`);
      await page.getByRole('button', { name: pattern }).first().click();
      await quoteDialog(page).waitFor();
      expect(await page.getByLabel('Service souhaité *').isVisible(), name).toBe(true);
      expect(await page.getByText('Service sélectionné').count(), name).toBe(0);
      await leaveQuote(page);
    }
  });

  test('a sample opens it with its service chosen and the sample one press away', async () => {
    const page = await openPage('/');
    await hydrated(page);
    await page
      .getByRole('button', { name: /^Voir l['’]exemple$/ })
      .first()
      .click();
    const dialog = quoteDialog(page);
    await dialog.getByText('Service sélectionné').waitFor();
    expect(await dialog.getByRole('link', { name: 'Lire l’exemple' }).getAttribute('href')).toBe(
      '/exemples/etude-marche',
    );
    await leaveQuote(page);
    await page.getByRole('button', { name: 'Commander similaire' }).last().click();
    await dialog.getByText('Service sélectionné').waitFor();
    expect((await dialog.textContent())?.replace(/\s/g, ' ')).toContain(content.saas.title);
  });

  test("the form opens with its button's words: the method, a sample, when to call", async () => {
    const page = await openPage('/');
    const open = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
    await open('Voir en action');
    const sample = quoteDialog(page).getByRole('link', { name: 'lire l’exemple' });
    expect(await sample.getAttribute('href')).toBe('/exemples/etude-marche');
    await leaveQuote(page);
    await open('Découvrez ma méthode');
    expect(await quoteDialog(page).getByRole('listitem').filter({ hasText: 'Brief structuré' }).count()).toBe(1);
    await quoteDialog(page).getByRole('link', { name: 'Lire les cinq étapes' }).click();
    await quoteDialog(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => page.locator('#methode').evaluate((place) => place.getBoundingClientRect().top))
      .toBeLessThan(200);
    // A second button with the same address: the form still opens.
    await open('Découvrez ma méthode');
    await quoteDialog(page).getByRole('link', { name: 'Lire les cinq étapes' }).click();
    await quoteDialog(page).waitFor({ state: 'detached' });
    const moments = page.getByLabel('Trois moments pour vous appeler');
    await open('Programmer un appel');
    await moments.fill('mardi 9 h, jeudi 17 h');
    await leaveQuote(page);
    // Kept like the other fields, and shown wherever it would be sent.
    await open('Voir en action');
    expect(await moments.inputValue()).toBe('mardi 9 h, jeudi 17 h');
    await page.getByLabel('Service souhaité *').selectOption({ index: 1 });
    await fillQuote(page);
    const posted = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/leads'));
    await sendQuote(page);
    const { message } = (await posted).postDataJSON() as { message: string };
    expect(message).toMatch(/Moments pour un appel\s: mardi 9 h, jeudi 17 h\n\nMobilier scolaire en bois/);
  });

  test('the window event openContactForm opens it', async () => {
    const page = await openPage('/');
    await page.evaluate(() => window.dispatchEvent(new Event('openContactForm')));
    await quoteDialog(page).waitFor();
  });

  test('each of the six offers preselects its own service and price', async () => {
    const page = await openPage('/');
    const expected = [...content.services, content.pack].map(({ title, price }) => `${title} ${priceText(price)}`);
    const buttons = page.getByRole('button', { name: 'Commander', exact: true });
    expect(await buttons.count()).toBe(expected.length);
    for (const [index, text] of expected.entries()) {
      await buttons.nth(index).click();
      const box = page.getByText('Service sélectionné').locator('..');
      expect((await box.innerText()).replace(/\s+/g, ' ')).toBe(`Service sélectionné ${text}`);
      expect(await page.getByLabel('Service souhaité *').count()).toBe(0);
      await leaveQuote(page);
    }
  });
});

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
    // The page's own clock tells how long the thanks stay: a busy test sees them late.
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
    // The reference stays in the page until the visitor dismisses it.
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
      // Between its last stop and its first, the browser's own bar has its turn.
      expect(await holder()).toMatch(/DIALOG|NONE/);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
