import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chanceBetween, leastRise } from '../../data/blog/comparing.ts';
import { doctrine } from '../../data/blog/method.ts';
import { decimal, percent } from '../../data/french/frenchNumbers.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import { leastLoss, loss, reviewPrice, reviewWorth } from './article-4/figures.ts';
import { adoption } from './article-7/adoption.ts';
import { bills, breakEven, priceOfTheSameJob } from './article-9/bills.ts';
import { gestures, TAKEN_BACK, week, year } from './article-11/week.ts';
import { monthPlans, perReply } from './article-12/hours.ts';
import { declaredGains } from './article-13/gains.ts';
import { SEEN_FOUR_IN_FIVE } from './article-16/noise.ts';
import { articleText, plain, rowsOf } from './testing/articleText.ts';

test('the mistake costs what the letter says, and a review saves a tenth of it', () => {
  expect(loss).toBeCloseTo(2160, 9);
  expect(reviewWorth).toBeCloseTo(216, 9);
});

test('the letter’s example is worth its review at the price of the catalogue', () => {
  expect(reviewWorth).toBeGreaterThan(reviewPrice(content));
  expect(leastLoss(content)).toBeCloseTo(10 * reviewPrice(content), 9);
  expect(leastLoss(content)).toBeLessThan(loss);
});

const text7 = articleText(7);
const margin = 2400 * 0.35;
const share = margin * 0.2;
const ceiling = share / 4;

test('the margin, the share of it and the ceiling of a demand follow from the sale', () => {
  expect(text7).toContain(`Marge de 35 %, soit ${margin} €`);
  expect(text7).toContain(`20 %, soit ${share} €`);
  expect(text7).toContain(`**${ceiling} €**`);
});

test('demands are rounded up to what a budget needs', () => {
  expect([600, 680].map((budget) => Math.ceil(budget / ceiling))).toEqual([15, 17]);
  expect(text7).toContain('donc quinze demandes par mois');
  expect(text7).toContain('donc dix-sept');
  expect(600 + 2 * 40).toBe(680);
  expect(Math.ceil((14 * 20) / ceiling)).toBe(7);
  expect([0.05, 0.15].map((part) => part * 600)).toEqual([30, 90]);
});

test('four demands instead of six are within what chance does', () => {
  expect(chanceBetween(4, 6)).toBeGreaterThan(6);
  expect(chanceBetween(4, 6)).toBeLessThan(7);
});

test('a third of the firms that use AI, seven in a hundred of all: what the figure draws', () => {
  const [, users = 0, all] = adoption.groups.map(({ values: [share] }) => share ?? 0);
  expect(users).toBeCloseTo(34.7, 1);
  expect(all).toBe(6.92);
  expect(text7).toContain(
    'Rapporté aux seules utilisatrices, c’est un peu plus d’un tiers ; rapporté à toutes, ce sont sept entreprises sur cent',
  );
});

test('two hundred documents cost what their tokens cost', () => {
  // Each document has 10,000 tokens read (a hundredth of a million) and 1,000 written (a thousandth), two hundred times.
  expect(bills.gpt).toBe('30,00\u00a0$'); // (0.01 × 10 + 0.001 × 50) × 200
  expect(bills.claude).toBe('12,00\u00a0$'); // (0.01 × 4 + 0.001 × 20) × 200
  expect(bills.gemini).toBe('6,00\u00a0$'); // (0.01 × 2 + 0.001 × 10) × 200
  for (const [index, { values }] of priceOfTheSameJob.groups.entries())
    expect(values[1]).toBeCloseTo([56, 45, 4.5][index] ?? 0, 9);
});

test('a subscription of twenty dollars is reached by the first document that costs as much', () => {
  // A 20-dollar subscription divided by the price of one document: 20 ÷ 0.15, 20 ÷ 0.06 and 20 ÷ 0.03.
  expect(breakEven).toEqual({ gpt: '134', claude: '334', gemini: '667' });
});

test('what the text says of the minute, of the seats and of the training follows', () => {
  const text = articleText(9);
  expect((200 / 60) * 40).toBeCloseTo(133.3, 1);
  expect(text).toContain('Deux cents minutes font 3 h 20. À 40 € de l’heure, c’est 133 € par mois');
  expect(133 / 30).toBeGreaterThan(4);
  expect(45 / 3.5).toBeCloseTo(12.9, 1);
  expect(text).toContain(`font 1 200 $ par an`);
  expect(5 * 20 * 12).toBe(1200);
  expect(text).toContain(`en font ${30 * 12}`);
  expect(text).toContain(`coûte ${4 * 3 * 40} €`);
});

const text11 = articleText(11);

test('the week adds up, row by row, as the table prints it', () => {
  for (const { name, before, after } of gestures)
    expect(text11).toMatch(
      new RegExp(`\\| ${name} \\| \\d+ \\| ${before} min \\| ${after} min \\| ${before - after} min \\|`),
    );
  expect([week.before, week.after, week.gain]).toEqual([285, 177, 108]);
  expect(text11).toContain(`${week.gain} − ${TAKEN_BACK} = **${week.net} minutes**`);
});

test('the reminders fail the doctrine, and what is kept without them is what the text places', () => {
  expect([week.kept, week.missing]).toEqual([77, 43]);
  expect(text11).toContain('Soixante-dix-sept minutes en miettes');
});

test('reading the journal of ten replies takes more than checking may', () => {
  const byHand = gestures.find(({ name }) => name === 'Réponses aux demandes')?.before ?? 0;
  expect((10 * 3) / byHand).toBeGreaterThan(doctrine.choose.checking);
});

test('a year of the minutes kept, their half and their cost', () => {
  // 77 minutes a week: 77 × 46 weeks ÷ 60 = 59.03 h; × 40 euros = 2,361.33. Yearly costs: 12 × 20 + 3 × 40 = 360.
  expect(year).toEqual({
    hours: '59',
    value: '2\u00a0361\u00a0€',
    half: '1\u00a0181\u00a0€',
    cost: '360\u00a0€',
    evenShare: '15\u00a0%',
  });
});

test('each plan adds its articles of 3 h 48 and its letters of 45 minutes against eight hours', () => {
  expect(monthPlans).toEqual({
    both: { total: '10\u00a0h\u00a020', share: '129\u00a0%' },
    one: { total: '6\u00a0h\u00a010', share: '77\u00a0%' },
    articles: { total: '8\u00a0h\u00a020', share: '104\u00a0%' },
  });
});

test('three replies share the hours of the month', () => {
  expect(perReply).toEqual({ each: '2\u00a0h\u00a003', cost: '82\u00a0€' });
});

const text13 = articleText(13);

test('the agency’s three tasks give back what the table says', () => {
  const rows = ['Compte rendu de visite', 'Comparaison de devis de travaux', 'Tri des avis'].flatMap((name) =>
    rowsOf(text13, name),
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

test('the title of the declared gains is the ratio of its first bar to its last', () => {
  const [first = 0, , , last = 1] = declaredGains.groups.map(({ values: [share] }) => share ?? 0);
  expect(first / last).toBe(2.5);
  expect(declaredGains.title).toContain('deux fois et demie');
});

const text16 = articleText(16);

test('the smallest rise that counts is the one whose difference equals chance', () => {
  for (const before of [20, 100, 1000]) {
    const rise = leastRise(before) * before;
    expect(chanceBetween(before, before + rise)).toBeCloseTo(rise);
  }
  expect(text16).toContain(`il faudrait une hausse de ${plain(percent(leastRise(20)))}`);
  expect(text16).toContain(`une vraie hausse de ${plain(percent(leastRise(20, SEEN_FOUR_IN_FIVE)))}`);
});

test('the two counts of the table are judged by the rule', () => {
  expect(rowsOf(text16, 'De 20 à 26')).toEqual([
    ['6', `2 × √46 ≈ ${decimal(chanceBetween(20, 26), 1)}`, 'Rien de prouvé'],
  ]);
  expect(rowsOf(text16, 'De 120 à 160')).toEqual([
    ['40', `2 × √280 ≈ ${decimal(chanceBetween(120, 160), 1)}`, 'Effet vraisemblable'],
  ]);
  expect(chanceBetween(20, 26)).toBeGreaterThan(6);
  expect(chanceBetween(120, 160)).toBeLessThan(40);
});

test('the repairs of the worked example add up', () => {
  const minutes = [...text16.matchAll(/^\| \d+ (?:s|min) \|.* : (\d+) min \|$/gm)].map(([, found]) => Number(found));
  expect(minutes).toHaveLength(6);
  const total = minutes.reduce((sum, one) => sum + one, 0);
  expect(text16).toContain(`Total : ${Math.floor(total / 60)} h ${total % 60}`);
});

const NUMBER = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:,\d+)?`;
const UNIT = String.raw`(?:[ \u00a0](?:€|%|min|h|minutes))?`;
const SUM = new RegExp(
  `(${NUMBER}${UNIT}(?: [+−×÷] ${NUMBER}${UNIT})+)(?:,? (?:=|≈|font|soit)) \\*{0,2}(${NUMBER})`,
  'g',
);

/** Converts « 1 200 » and « 85,5 % » to numbers; a percent sign divides by 100. */
const value = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')) / (text.includes('%') ? 100 : 1);

/** Computes an expression, multiplications and divisions first, as a calculator does. */
function computed(expression: string): number {
  const [first = '', ...rest] = expression.split(/ (?=[+−×÷] )/);
  const terms = [value(first)];
  for (const step of rest) {
    const by = value(step.slice(2));
    const last = terms.length - 1;
    if (step.startsWith('×')) terms[last] = (terms[last] ?? 0) * by;
    else if (step.startsWith('÷')) terms[last] = (terms[last] ?? 0) / by;
    else terms.push(step.startsWith('−') ? -by : by);
  }
  return terms.reduce((sum, term) => sum + term, 0);
}

const sumsOf = (number: number) =>
  [...readFileSync(new URL(`article-${number}.md`, import.meta.url), 'utf8').matchAll(SUM)].map(
    ([text, expression = '', stated = '']) => ({ text, expression, stated }),
  );

test.each([7, 8, 9, 10, 11, 12])('article %i: what follows an operation is its result', (number) => {
  for (const { text, expression, stated } of sumsOf(number)) {
    const decimals = stated.split(',')[1]?.length ?? 0;
    expect(Math.abs(computed(expression) - value(stated)), text).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-9);
  }
});

test('the operations of these articles are found, to the last', () => {
  expect([7, 8, 9, 10, 11, 12].map((number) => sumsOf(number).length)).toEqual([5, 0, 0, 0, 2, 4]);
});
