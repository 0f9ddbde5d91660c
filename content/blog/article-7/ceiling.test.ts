import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chanceBetween } from '../../../data/blog/comparing.ts';
import { adoption } from './adoption.ts';

const text = readFileSync(new URL('../article-7.md', import.meta.url), 'utf8');
const margin = 2400 * 0.35;
const share = margin * 0.2;
const ceiling = share / 4;

test('the margin, the share of it and the ceiling of a demand follow from the sale', () => {
  expect(text).toContain(`Marge de 35 %, soit ${margin} €`);
  expect(text).toContain(`20 %, soit ${share} €`);
  expect(text).toContain(`**${ceiling} €**`);
});

test('demands are rounded up to what a budget needs', () => {
  expect([600, 680].map((budget) => Math.ceil(budget / ceiling))).toEqual([15, 17]);
  expect(text).toContain('donc quinze demandes par mois');
  expect(text).toContain('donc dix-sept');
  expect(600 + 2 * 40).toBe(680);
  expect(Math.ceil((14 * 20) / ceiling)).toBe(7);
  expect([0.05, 0.15].map((part) => part * 600)).toEqual([30, 90]);
});

test('four demands instead of six are within what chance does', () => {
  expect(chanceBetween(4, 6)).toBeGreaterThan(6);
  expect(chanceBetween(4, 6)).toBeLessThan(7);
});

test('less than three French firms in a hundred: the product the figure draws', () => {
  expect(adoption.groups.at(-1)?.values).toEqual([2.8]);
});
