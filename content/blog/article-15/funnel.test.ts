import { expect, test } from 'vitest';
import { decimal, euros } from '../../../data/french/frenchNumbers.ts';
import { articleText, plain, rowsOf } from '../testing/articleText.ts';
import { counters, gainOf, month } from './funnel.ts';

const text = articleText(15);
const money = (value: number) => plain(euros(value));
const rounded = (value: number) => decimal(value, Number.isInteger(Math.round(value * 1e6) / 1e6) ? 0 : 1);

test('the counters and the margin of the month follow from their rates', () => {
  const { visits, requests, reached, quoted, sold } = counters();
  const numbers = {
    Visites: visits,
    Demandes: requests,
    'Demandes jointes': reached,
    'Devis envoyés': quoted,
    Ventes: sold,
  };
  for (const [name, value] of Object.entries(numbers))
    expect(rowsOf(text, name).at(-1)?.[0]).toBe(plain(decimal(value, 0)));
  expect(text).toContain(`14 × 1 800 € = ${money(sold * month.margin)}`);
  expect(requests - reached).toBeCloseTo(36);
});

test.each([
  ['Demandes : de 3 à 3,5 %', { requests: 0.035 }, 40, '105 €'],
  ['Jointes : de 70 à 90 %', { reached: 0.9 }, 8, '900 €'],
  ['Devis : de 50 à 60 %', { quoted: 0.6 }, 15, '336 €'],
  ['Ventes : de 33 à 40 %', { sold: 0.4 }, 25, '202 €'],
])('%s', (name, repaired, hours, perHour) => {
  expect(rowsOf(text, name)).toEqual([[rounded(counters(repaired).sold), money(gainOf(repaired)), `${hours} h`]]);
  expect(money(gainOf(repaired) / hours)).toBe(perHour);
  expect(text).toContain(perHour);
});

test('the harsh hypothesis still leaves the second repair first', () => {
  const more = counters({ reached: 0.9 }).reached - counters().reached;
  const sales = (more * month.quoted * month.sold) / 2;
  const calls = (more * 15 * 40) / 60;
  const left = sales * month.margin - calls;
  expect(text).toContain(`÷ 2 = ${decimal(sales)} ventes au lieu de 4, soit ${money(sales * month.margin)}`);
  expect(text).toContain(
    `${money(calls)}. Il reste ${money(left)} par mois pour 8 h d’effort, soit ${money(left / 8)}`,
  );
  expect(left / 8).toBeGreaterThan(gainOf({ quoted: 0.6 }) / 15);
});
