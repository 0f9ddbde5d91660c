import { expect, test } from 'vitest';
import { strategyAssumptions, strategyDefaults, strategyReturn } from '../../data/blog/calculators.ts';
import { base } from '../testing/base.ts';
import { openPage } from '../testing/openPage.ts';
import { plain } from '../testing/wide.ts';

const shared = '/blog/article-1?ca=200000&gain=10&hausse=0';
const expected = strategyReturn(
  { ...strategyDefaults, currentRevenue: 200_000 },
  { ...strategyAssumptions, timeSaved: 10, revenueGain: 0 },
);
const digits = (text: string | null) => plain(text).replace(/[^\d+−]/g, '');

test('without script the numbers travel in the address and come back calculated, constants included', async () => {
  const page = await openPage(shared, { javaScriptEnabled: false });
  const result = page.locator('[aria-live=polite]').first();
  expect(digits(await result.textContent())).toBe(`+${expected.netRoi}`);
  expect(await page.getByLabel('Part du temps récupérée').inputValue()).toBe('10');
  await page.getByLabel('Part du temps récupérée').fill('5,4');
  await page.getByRole('button', { name: 'Calculer' }).click();
  await page.waitForURL('**gain=5%2C4**');
  expect(await page.getByLabel('Part du temps récupérée').inputValue()).toBe('5,4');
  expect(digits(await result.textContent())).not.toBe(`+${expected.netRoi}`);
});

test('typed values are in the address a moment later, and leave it with the opening values', async () => {
  const page = await openPage('/blog/article-6?utm_source=lettre');
  await page.getByText('Changer les hypothèses').click();
  await page.getByLabel('Part du temps récupérée').fill('5,4');
  await page.waitForURL('**/blog/article-6?utm_source=lettre&gain=5.4');
  await page.getByRole('button', { name: 'Revenir aux valeurs de départ' }).click();
  await page.waitForURL('**/blog/article-6?utm_source=lettre');
});

test('the calculators open on an implausible result, and say what measured shares would leave', async () => {
  const page = await openPage('/blog/article-1');
  const prudent = strategyReturn(strategyDefaults, { ...strategyAssumptions, timeSaved: 5.4, revenueGain: 0 });
  const comment = await page.getByText('le calcul décrit ses hypothèses').textContent();
  expect(digits(comment)).toContain(`${prudent.netGain}`);
  expect(await page.locator('form#calculateur dt').allTextContents()).toContain('Total des gains');
});

test('a field says beside itself how it read what was typed, and keeps saying it once it was left', async () => {
  const page = await openPage('/blog/article-1');
  const field = page.getByLabel('Chiffre d’affaires annuel');
  await field.fill('1.250.000');
  await field.blur();
  expect(plain(await field.inputValue())).toBe('1 250 000');
  await field.fill('49,90');
  await field.blur();
  expect(await field.inputValue()).toBe('49');
  await page.getByText('Lu sans les décimales.').waitFor();
  await field.fill('beaucoup');
  await page.getByText('Aucun nombre lu : compte pour 0.').waitFor();
});

test('the share that surveys measured is not warned of with itself', async () => {
  const page = await openPage('/blog/article-6?gain=5.4&hausse=0&cout=1000');
  await page.getByText('le calcul décrit ses hypothèses').waitFor();
  expect(await page.getByText('aucune vente de plus, il resterait').count()).toBe(0);
});

test('a shared address changes no other visitor’s page', async () => {
  const read = async (path: string) => (await fetch(`${base()}${path}`)).text();
  const before = await read('/blog/article-1');
  expect(await read(shared)).not.toBe(before);
  expect(await read('/blog/article-1')).toBe(before);
});
