import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { articles } from '../../data/blog/articles.baked.ts';
import { openPage } from '../testing/openPage.ts';
import { plain } from '../testing/wide.ts';

/** The article's collapsible panels. */
const panelsOf = (page: Page) => page.locator('article details[name]');
const expanded = (page: Page) => panelsOf(page).evaluateAll((all) => all.map((one) => one.hasAttribute('open')));

test('articles 11 to 17 open on three headline figures and the line that names their sources', async () => {
  const page = await openPage('/blog/article-11');
  for (const { slug, stats, sources } of articles.slice(10, 17)) {
    await page.goto(new URL(`/blog/${slug}`, page.url()).href, { waitUntil: 'domcontentloaded' });
    const cards = page.locator('header + div li');
    expect(await cards.count()).toBe(3);
    expect(await cards.locator('a[href^="#source-"]').count()).toBe(3);
    const line = plain(await page.getByText('Sources de ces chiffres').textContent());
    for (const { source } of stats ?? [])
      expect(line).toContain(plain(sources.find(({ id }) => id === source)?.publisher ?? 'none'));
  }
});

test('the contents mark the heading being read, and none back at the top', async () => {
  const page = await openPage('/blog/article-7');
  const marked = page.getByRole('navigation', { name: 'Dans cet article' }).locator('a[aria-current]');
  await page.locator('article h2').nth(2).scrollIntoViewIfNeeded();
  // Presses End again until the last heading is marked: sections laid out on the way may move the end of the page.
  const goDown = async () => {
    await page.keyboard.press('End');
    return marked.filter({ hasText: 'Modifications' }).count();
  };
  await expect.poll(goDown).toBe(1);
  // Presses Home again until the page is at its top: the key has no effect while the browser still scrolls down.
  const goUp = async () => {
    await page.keyboard.press('Home');
    return page.evaluate(() => scrollY);
  };
  await expect.poll(goUp).toBe(0);
  await expect.poll(() => marked.count()).toBe(0);
});

test('article 1: research panels open one at a time, the calculator follows as one types', async () => {
  const page = await openPage('/blog/article-1');
  const panels = panelsOf(page).locator('summary');
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

test('article 2: the timeline hides its details until a press, and hides them again', async () => {
  const page = await openPage('/blog/article-2');
  const toggle = page.getByRole('button', { name: 'Afficher les détails' });
  const details = page.locator('[data-details] ul').first();
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
  const panels = panelsOf(page).locator('summary');
  await panels.nth(0).click();
  await panels.nth(1).click();
  expect((await expanded(page)).filter(Boolean)).toHaveLength(1);
});

test('article 3: two models are shown side by side, and a missing score is compared with nothing', async () => {
  const page = await openPage('/blog/article-3');
  const pair = page.locator('table', { hasText: 'Écart' }).first();
  expect(plain(await pair.textContent())).toMatch(/GPT-4 Turbo.*Claude Opus.*0,1 : ne se lit pas/);
  await page.getByLabel('Second modèle').selectOption('Perplexity Pro');
  expect(plain(await pair.textContent())).toMatch(/GPT-4 Turbo.*Perplexity Pro.*ne se compare pas/);
});

test('article 3: in both tables the day on which two lines end is bold', async () => {
  const page = await openPage('/blog/article-3');
  const bold = page.locator('table strong:visible', { hasText: 'décembre' });
  expect((await bold.allTextContents()).map(plain)).toEqual(['1er décembre 2026', '1er décembre 2026']);
});

test('article 4: a vote hides the poll, thanks with its own answer, and sends nothing', async () => {
  const page = await openPage('/blog/article-4');
  const posts: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()));
  await page.getByRole('button', { name: /rendu les consultants plus rapides/ }).click();
  expect(await page.getByText('Merci pour votre réponse.').isVisible()).toBe(true);
  expect(await page.getByText(/C’est mon pari, avec une réserve/).isVisible()).toBe(true);
  expect(plain(await page.getByText(/Ce qu’une étude a trouvé/).textContent())).toMatch(/40 ?% en moyenne.*23 ?%/);
  expect(await page.getByRole('group', { name: 'Vos trois réponses possibles' }).count()).toBe(0);
  // The only permitted post is the visit, which the page counts once, some time after it opens.
  expect(posts.filter((url) => !url.endsWith('/api/visits'))).toEqual([]);
  expect(posts.length).toBeLessThanOrEqual(1);
});

test('article 5: the simulation runs four steps of two seconds, then says it is over', async () => {
  const page = await openPage('/blog/article-5', { own: true });
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
  expect(await page.getByText(/Trois voix contre deux/).isVisible()).toBe(true);
  expect(await page.getByText(/Reste sur la table/).isVisible()).toBe(true);
});

test('article 6: KPI panels and the case share one state; the calculator gives the specification’s figures', async () => {
  const page = await openPage('/blog/article-6');
  const panels = panelsOf(page).locator('summary');
  expect(await panels.count()).toBe(4);
  await panels.nth(2).click();
  await panels.nth(3).click();
  expect(await expanded(page)).toEqual([false, false, false, true]);
  expect(plain(await page.locator('[aria-live=polite]').first().textContent())).toMatch(/\+4 077 ?%/);
});

test('article 2: the technical panel opens and closes, the testimonial says it is made up', async () => {
  const page = await openPage('/blog/article-2');
  const panel = panelsOf(page).locator('summary');
  expect(await expanded(page)).toEqual([false]);
  await panel.click();
  expect(await expanded(page)).toEqual([true]);
  await panel.click();
  expect(await expanded(page)).toEqual([false]);
  expect(plain(await page.locator('figure').filter({ hasText: '«' }).textContent())).toContain('Témoignage fictif');
});

test('article 3: a card gives its share, three scores, and no more than two uses', async () => {
  const page = await openPage('/blog/article-3');
  const cards = page.locator('li').filter({ has: page.getByRole('list', { name: 'Convient surtout à' }) });
  const facts = await cards.evaluateAll((all) =>
    all.map((card) => ({
      share: card.textContent?.match(/(\d+)\s%/)?.[1],
      scores: card.querySelectorAll('dd').length,
      uses: card.querySelectorAll('ul li').length,
    })),
  );
  expect(facts).toEqual(['34', '24', '18', '5', '8'].map((share) => ({ share, scores: 3, uses: 2 })));
  expect(plain(await cards.last().textContent())).toMatch(/(non communiqué.*){3}/);
  expect(await page.getByText('valeurs d’illustration, sans source').isVisible()).toBe(true);
});

test.each([
  [/remplacé la plupart/, /la tâche où le groupe équipé d’IA a fait moins bien/],
  [/métier de niche/, /des questions rares, où quelqu’un doit s’engager/],
])('article 4: the choice %s has an answer of its own', async (choice, response) => {
  const page = await openPage('/blog/article-4');
  await page.getByRole('button', { name: choice }).click();
  expect(await page.getByText(response).isVisible()).toBe(true);
  expect(await page.getByText(/C’est mon pari/).count()).toBe(0);
});

test('article 5: steps light up in turn, those passed are checked, and the button comes back at the end', async () => {
  const page = await openPage('/blog/article-5', { own: true });
  await page.clock.install();
  const steps = page.locator('[data-look]');
  const looks = () => steps.evaluateAll((all) => all.map((one) => one.getAttribute('data-look')));
  expect(await looks()).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
  await page.getByRole('button', { name: 'Lancer la simulation' }).click();
  expect(await looks()).toEqual(['current', 'waiting', 'waiting', 'waiting']);
  expect(await steps.nth(0).locator('ul').isVisible()).toBe(true);
  expect(await steps.nth(1).locator('ul').isVisible()).toBe(false);
  await page.clock.runFor(2000);
  await page.locator('[data-look=current]', { hasText: 'Interrogation séparée' }).waitFor();
  expect(await looks()).toEqual(['done', 'current', 'waiting', 'waiting']);
  expect(await steps.nth(0).getByLabel('Terminée').isVisible()).toBe(true);
  await page.clock.runFor(6000);
  await page.getByRole('button', { name: 'Lancer la simulation' }).waitFor();
  expect(await looks()).toEqual(['done', 'done', 'done', 'done']);
});

test('article 5: five roles share the work 32, 28, 24, 8, 8', async () => {
  const page = await openPage('/blog/article-5', { own: true });
  const rows = await page.locator('article table').first().locator('tbody tr').allTextContents();
  expect(rows.map((row) => plain(row).match(/(\d+) ?%/)?.[1])).toEqual(['32', '28', '24', '8', '8']);
});

test('article 6: a project without benefits loses its whole cost and never pays back', async () => {
  const page = await openPage('/blog/article-6');
  const result = page.locator('[aria-live=polite]').first();
  await page.getByLabel('Chiffre d’affaires annuel').fill('');
  await page.getByLabel('Taille de l’équipe').fill('personne');
  expect(plain(await result.textContent())).toMatch(/−100 ?%/);
  expect(await page.getByText('jamais, à ce rythme').isVisible()).toBe(true);
  await page.getByLabel('Chiffre d’affaires annuel').fill('123000');
  expect(plain(await result.textContent())).toMatch(/\+64 ?%/);
  expect((await page.locator('article dd').allTextContents()).map(plain)).toContain('7,3 mois');
  const panels = panelsOf(page).locator('summary');
  await panels.nth(0).click();
  await panels.nth(0).click();
  expect(await expanded(page)).toEqual([false, false, false, false]);
});
