import { describe, expect, test } from 'vitest';
import { priceText } from '../../data/offer/promiseWords.ts';
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
    // This button's link has the same fragment (`#methode`) as the current address; the form must open all the same.
    await open('Découvrez ma méthode');
    await quoteDialog(page).getByRole('link', { name: 'Lire les cinq étapes' }).click();
    await quoteDialog(page).waitFor({ state: 'detached' });
    const moments = page.getByLabel('Trois moments pour vous appeler');
    await open('Programmer un appel');
    await moments.fill('mardi 9 h, jeudi 17 h');
    await leaveQuote(page);
    // The moments proposed for a call are kept like other fields: the form shows them again, and sends them.
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
