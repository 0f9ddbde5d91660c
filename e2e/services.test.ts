import { describe, expect, test } from 'vitest';
import type { CatalogueCode } from '../data/offer/catalogue.ts';
import { unchangedContent as content } from '../data/settings/unchangedContent.ts';
import { base } from './testing/base.ts';
import { openPage } from './testing/openPage.ts';
import { amongst } from './testing/wide.ts';

/** Name of the second button of a service page, for the services where it opens the form. */
const SECOND_BUTTONS: Partial<Record<CatalogueCode, string>> = {
  'etude-marche': 'Questions ? Contactez-nous',
  automatisation: 'Calculer vos économies',
  strategie: 'Évaluation gratuite',
  'analyse-financiere': 'Audit gratuit 15 min',
};
const SAMPLE = 'L’exemple, page par page';

describe('service pages', () => {
  test('the example is hidden at first; the toggle shows it, says so, and hides it again', async () => {
    const page = await openPage('/services/etude-marche');
    const sample = page.getByRole('heading', { name: SAMPLE });
    expect(await sample.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Voir exemple' }).click();
    await sample.waitFor();
    await page.waitForFunction(() => window.scrollY > 300);
    const hide = page.getByRole('button', { name: 'Masquer exemple' });
    expect(await hide.getAttribute('aria-expanded')).toBe('true');
    await hide.focus();
    await page.keyboard.press(' ');
    await sample.waitFor({ state: 'hidden' });
    expect(await page.getByRole('button', { name: 'Voir exemple' }).getAttribute('aria-expanded')).toBe('false');
  });

  test('an address that ends in #exemple shows it, and its toggle can still hide it', async () => {
    const page = await openPage('/services/strategie#exemple');
    await page.getByRole('heading', { name: SAMPLE }).waitFor();
    await page.getByRole('button', { name: 'Masquer exemple' }).click();
    await page.getByRole('heading', { name: SAMPLE }).waitFor({ state: 'hidden' });
  });

  test('without script the example is on the page', async () => {
    const page = await openPage('/services/automatisation', { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { name: SAMPLE }).isVisible()).toBe(true);
  });

  test.each(amongst(content.services.slice(0, 2), content.services))(
    '$title: every order button preselects it, and the second one opens the form too',
    async ({ code, title, price }) => {
      const page = await openPage(`/services/${code}`);
      const dialog = page.getByRole('dialog', { name: 'Demande de devis' });
      for (const name of ['Commander maintenant', `Commander - ${price} €`]) {
        await page.getByRole('button', { name }).click();
        await dialog.getByText('Service sélectionné').waitFor();
        expect(await dialog.textContent()).toContain(title);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      }
      const second = SECOND_BUTTONS[code];
      if (!second) return;
      await page.getByRole('button', { name: new RegExp(second.replace(/[ ?]+/g, '[\\s?]+')) }).click();
      await dialog.waitFor();
    },
  );

  test('« Calculer vos économies » says at the head of the form what is computed, and leads to the calculator', async () => {
    const page = await openPage('/services/automatisation');
    await page.getByRole('button', { name: 'Calculer vos économies' }).click();
    const dialog = page.getByRole('dialog', { name: 'Demande de devis' });
    await dialog.getByText('combien de fois par mois').waitFor();
    await dialog.getByRole('link', { name: 'Le calculer vous-même' }).click();
    await page.getByRole('heading', { name: 'Et mon projet à moi' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/blog/article-6');
  });

  test('« Audit gratuit 15 min » opens the form with a question about when to call', async () => {
    const page = await openPage('/services/analyse-financiere');
    await page.getByRole('button', { name: 'Audit gratuit 15 min' }).click();
    await page.getByLabel('Trois moments pour vous appeler').waitFor();
  });

  test('the second button of « Contenu premium » leads to its example', async () => {
    const page = await openPage('/services/contenu-premium');
    const link = page.getByRole('link', { name: 'Lire l’extrait' });
    expect(await link.getAttribute('href')).toBe('/exemples/contenu-premium');
  });

  test.each(['/services/x', '/services/etude-marche/x', '/exemples/x', '/legal/x'])('%s is a 404', async (path) => {
    expect((await fetch(base() + path)).status).toBe(404);
  });
});

test('a legal document prints without bar, contents and footer', async () => {
  const page = await openPage('/legal/cgv');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('footer').isVisible()).toBe(false);
  expect(await page.getByRole('navigation', { name: 'Sommaire' }).isVisible()).toBe(false);
  expect(await page.locator('header').first().getByText('Découvrir').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});
