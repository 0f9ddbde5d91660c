import { expect, test } from 'vitest';
import { article2 } from '../../../data/articles/article-2.ts';
import { unchangedContent as content } from '../../../data/settings/unchangedContent.ts';
import {
  balanceAfter,
  balanceAt90,
  balances,
  breakEven,
  facts,
  full,
  half,
  halfAlone,
  monthlyNet,
  namedSubscriptions,
  subscriptions,
  until90,
} from './accounts.ts';

test('the minutes of the title’s case make the hours it counts, never more', () => {
  const hours = (facts.requestsPerMonth * (facts.minutesBefore - facts.minutesAfter)) / 60;
  expect(facts.paceHours).toBe(Math.floor(hours));
});

test('the month-by-month balance ends its third month where the accounts of day 90 end', () => {
  for (const scenario of [full, half, halfAlone])
    expect(balances(content, scenario, 3).at(-1)).toBeCloseTo(balanceAt90(content, scenario), 9);
  expect(until90(content).hours).toBe(46);
});

test('the outlay is paid back in the month the title says, when every hour serves', () => {
  expect(article2.title).toContain('cinquième mois');
  expect(Math.ceil(breakEven(content, full))).toBe(5);
});

test('with half of the hours, the year ends in debt while the support goes on, and above zero once it stops', () => {
  expect(balanceAfter(content, 12, half)).toBeLessThan(0);
  expect(breakEven(content, half)).toBeGreaterThan(12);
  expect(balanceAfter(content, 12, halfAlone)).toBeGreaterThan(0);
  expect(breakEven(content, halfAlone)).toBeLessThan(12);
});

test('a month after day 90 pays the support, the subscriptions and the Fridays', () => {
  expect(monthlyNet(content, full)).toBeCloseTo(38 * 32 - content.pack.price - subscriptions - (46 / 12) * 32, 9);
});

test('no month is named where the outlay is never paid back', () => {
  expect(() => breakEven(content, { used: 0, supported: true })).toThrow('never');
});

test('named seats cost more than shared ones', () => {
  expect(namedSubscriptions).toBeGreaterThan(subscriptions);
});
