import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { articles } from '../data/articles.ts';
import { openPage } from './openPage.ts';

const expanded = (page: Page, within = 'article') =>
  page
    .locator(`${within} h3 button[aria-expanded]`)
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded') === 'true'));
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

describe('every article', () => {
  test.each(articles.map(({ slug, callToAction }) => [slug, callToAction.button] as const))(
    '%s leads back to the blog, lists its sources in new tabs and ends with « %s »',
    async (slug, button) => {
      const page = await openPage(`/blog/${slug}`);
      expect(await page.getByRole('link', { name: 'Retour au blog' }).getAttribute('href')).toBe('/blog');
      for (const link of await page.locator('[aria-labelledby=sources] a').all()) {
        expect(await link.getAttribute('target')).toBe('_blank');
        expect(await link.getAttribute('rel')).toContain('noopener');
      }
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('dialog', { name: 'Demande de devis' }).waitFor();
    },
  );
});

test('article 1: research panels open one at a time, the calculator follows as one types', async () => {
  const page = await openPage('/blog/article-1');
  const panels = page.locator('article h3 button[aria-expanded]');
  await panels.nth(0).click();
  await panels.nth(1).click();
  expect((await expanded(page)).filter(Boolean)).toHaveLength(1);
  const result = page.locator('[aria-live=polite]').first();
  expect(plain(await result.textContent())).toMatch(/\+2 195 ?%/);
  await page.getByLabel('Chiffre d’affaires annuel').fill('');
  await page.getByLabel('Temps passé sur des tâches répétitives').fill('abc');
  expect(plain(await result.textContent())).toMatch(/−100 ?%/);
  await page.getByLabel('Chiffre d’affaires annuel').fill('200000');
  expect(plain(await result.textContent())).toMatch(/\+1 370 ?%/);
});

test('article 2: the timeline hides its details until asked, and hides them again', async () => {
  const page = await openPage('/blog/article-2');
  const toggle = page.getByRole('button', { name: 'Afficher les détails' });
  const details = page.locator('.details').first();
  expect(await details.isVisible()).toBe(false);
  await toggle.click();
  expect(await details.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Masquer les détails' }).click();
  expect(await details.isVisible()).toBe(false);
  for (const period of ['J0', 'J16', 'J31', 'J61'])
    expect(
      await page
        .getByText(new RegExp(`^${period}\\b`))
        .first()
        .isVisible(),
    ).toBe(true);
});

test('article 3: the comparator filters by name, panels open one at a time', async () => {
  const page = await openPage('/blog/article-3');
  const cards = page
    .locator('article h3')
    .filter({ hasText: /^(GPT-4\sTurbo|Claude\sOpus|Gemini\sPro|Grok-2|Perplexity\sPro)$/ });
  expect(await cards.count()).toBe(5);
  for (const [filter, name] of [
    ['GPT', 'GPT-4 Turbo'],
    ['Claude', 'Claude Opus'],
    ['Gemini', 'Gemini Pro'],
  ] as const) {
    await page.getByRole('button', { name: filter, exact: true }).click();
    expect((await cards.allTextContents()).map(plain)).toEqual([name]);
  }
  await page.getByRole('button', { name: 'Tous', exact: true }).click();
  expect(await cards.count()).toBe(5);
  const panels = page.locator('article h3 button[aria-expanded]');
  await panels.nth(0).click();
  await panels.nth(1).click();
  expect((await expanded(page)).filter(Boolean)).toHaveLength(1);
});

test('article 4: a vote hides the poll, thanks with its own answer, and sends nothing', async () => {
  const page = await openPage('/blog/article-4');
  const posts: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()));
  await page.getByRole('button', { name: /rendu les consultants plus rapides/ }).click();
  expect(await page.getByText('Merci pour votre réponse.').isVisible()).toBe(true);
  expect(await page.getByText(/C’est mon pari, avec une réserve/).isVisible()).toBe(true);
  expect(await page.getByRole('group', { name: 'Vos trois réponses possibles' }).count()).toBe(0);
  expect(posts).toEqual([]);
});

test('article 5: the simulation runs four steps of two seconds, then says it is over', async () => {
  const page = await openPage('/blog/article-5');
  await page.clock.install();
  const launch = page.getByRole('button', { name: /Lancer la simulation/ });
  await launch.click();
  const running = page.getByRole('button', { name: 'En cours...' });
  expect(await running.isDisabled()).toBe(true);
  await page.clock.runFor(5900);
  expect(await page.getByText(/Processus terminé/).count()).toBe(0);
  await page.clock.runFor(2200);
  await page
    .getByText('Processus terminé ! Livrable prêt avec recommandations validées et actionnables.')
    .first()
    .waitFor();
});

test('article 6: KPI panels and the case share one state; the calculator gives the specification’s figures', async () => {
  const page = await openPage('/blog/article-6');
  const panels = page.locator('article h3 button[aria-expanded]');
  expect(await panels.count()).toBe(4);
  await panels.nth(2).click();
  await panels.nth(3).click();
  expect(await expanded(page)).toEqual([false, false, false, true]);
  expect(plain(await page.locator('[aria-live=polite]').first().textContent())).toMatch(/\+4 077 ?%/);
});
