import { expect, test } from 'vitest';
import { doctrine } from '../../../data/blog/method.ts';
import { articleText, rowsOf } from '../testing/articleText.ts';
import { usage } from './usage.ts';

const text = articleText(13);

test('the agency’s three tasks give back what the table says', () => {
  const rows = ['Compte rendu de visite', 'Comparaison de devis de travaux', 'Tri des avis'].flatMap((name) =>
    rowsOf(text, name),
  );
  const given = rows.map(([times, before, after, minutes]) => {
    expect(minutes).toBe(`${Number(times) * (Number(before) - Number(after))} min`);
    return Number.parseInt(minutes ?? '', 10);
  });
  const [first = 0, ...others] = given;
  expect(first).toBe(7 * 60 + 20);
  expect(others.reduce((sum, one) => sum + one, 0)).toBe(4 * 60 + 15);
  expect(Math.round((first / 60) * 35)).toBe(257);
  expect(Math.round((first / 60) * 35 * doctrine.keep.reuse)).toBe(128);
});

test('a share of the year before is only given where the survey gives the rise', () => {
  expect(usage.groups.map(({ values: [before] }) => before)).toEqual([69, 57, null, null, 16]);
});
