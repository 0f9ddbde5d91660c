import { expect, test } from 'vitest';
import { chanceBetween, leastRise } from '../../../data/blog/comparing.ts';
import { decimal, percent } from '../../../data/french/frenchNumbers.ts';
import { articleText, plain, rowsOf } from '../testing/articleText.ts';
import { SEEN_FOUR_IN_FIVE } from './noise.ts';

const text = articleText(16);

test('the least rise is the one whose difference equals what chance explains', () => {
  for (const before of [20, 100, 1000]) {
    const rise = leastRise(before) * before;
    expect(chanceBetween(before, before + rise)).toBeCloseTo(rise);
  }
  expect(text).toContain(`il faudrait une hausse de ${plain(percent(leastRise(20)))}`);
  expect(text).toContain(`une vraie hausse de ${plain(percent(leastRise(20, SEEN_FOUR_IN_FIVE)))}`);
});

test('the two counts of the table are judged by the rule', () => {
  expect(rowsOf(text, 'De 20 à 26')).toEqual([
    ['6', `2 × √46 ≈ ${decimal(chanceBetween(20, 26), 1)}`, 'Rien de prouvé'],
  ]);
  expect(rowsOf(text, 'De 120 à 160')).toEqual([
    ['40', `2 × √280 ≈ ${decimal(chanceBetween(120, 160), 1)}`, 'Effet vraisemblable'],
  ]);
  expect(chanceBetween(20, 26)).toBeGreaterThan(6);
  expect(chanceBetween(120, 160)).toBeLessThan(40);
});

test('the repairs of the worked example add up', () => {
  const minutes = [...text.matchAll(/^\| \d+ (?:s|min) \|.* : (\d+) min \|$/gm)].map(([, found]) => Number(found));
  expect(minutes).toHaveLength(6);
  const total = minutes.reduce((sum, one) => sum + one, 0);
  expect(text).toContain(`Total : ${Math.floor(total / 60)} h ${total % 60}`);
});
