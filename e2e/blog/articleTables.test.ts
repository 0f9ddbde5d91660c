import { expect, test } from 'vitest';
import { openPage } from '../testing/openPage.ts';
import { plain } from '../testing/plain.ts';
import { TABLE } from './articleVisit.ts';

test('article 9: one table compares the three models', async () => {
  const page = await openPage('/blog/article-9');
  const table = page.locator('article table').first();
  expect((await table.locator('thead th').allTextContents()).map(plain)).toEqual([
    'GPT-4 Turbo',
    'Claude 3 Opus',
    'Gemini 1.5 Pro',
  ]);
  expect(await table.locator('tbody tr').count()).toBe(7);
  expect(await page.locator(TABLE).count()).toBeGreaterThan(0);
});

test('article 18: five made-up firms before and after, seven conditions, and a roadmap of three phases', async () => {
  const page = await openPage('/blog/article-18');
  const tables = page.locator('article table');
  expect(await tables.filter({ has: page.getByRole('columnheader', { name: 'Avant', exact: true }) }).count()).toBe(5);
  expect(await tables.filter({ hasText: 'Prudent' }).locator('tbody tr').count()).toBe(5);
  expect(await page.getByRole('heading', { name: /^Sept conditions/ }).isVisible()).toBe(true);
  expect(
    await page.locator('[data-article-body] > ol').filter({ hasText: 'Une tâche comptée avant' }).locator('li').count(),
  ).toBe(7);
  const phases = await tables.last().locator('tbody td:first-of-type').allTextContents();
  expect(phases.map(plain)).toEqual(['1 à 3', '4 à 9', '10 à 18']);
});
