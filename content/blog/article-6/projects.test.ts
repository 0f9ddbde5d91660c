import { expect, test } from 'vitest';
import { doctrine } from '../../../data/blog/method.ts';
import {
  announcedShop,
  benefitOf,
  costOf,
  countedShop,
  firmProject,
  measuredShares,
  missingConditions,
  paybackOf,
  returnOf,
  verdictOf,
  withShare,
} from './projects.ts';
import { exampleOf, sectorBenchmarks } from './SectorGrid.tsx';

const percent = (share: number) => Math.round(share * 100);

test('the firm gains with every hour used and loses with half of them: one condition is missing', () => {
  expect(benefitOf(firmProject)).toBeCloseTo(4968, 6);
  expect(costOf(firmProject)).toBe(3180);
  expect([returnOf(firmProject), returnOf(firmProject, 0.5)].map(percent)).toEqual([56, -22]);
  expect(paybackOf(firmProject)).toBe(7.7);
  expect(verdictOf(firmProject)).toBe('corriger une fois');
});

test('the shop keeps a positive return and is stopped by the site’s own rule', () => {
  expect([announcedShop, countedShop].map((shop) => percent(returnOf(shop)))).toEqual([53, 32]);
  expect(missingConditions(announcedShop)).toEqual(['heures réemployées']);
  expect(missingConditions(countedShop)).toEqual(['reprises', 'heures réemployées']);
  expect(verdictOf(countedShop)).toBe('arrêter');
  expect(announcedShop.gain).toBeGreaterThan(doctrine.keep.gain);
});

test('the firm spends more than one and a half times its licences in hours', () => {
  const hours = costOf(firmProject) - firmProject.subscriptions;
  expect(hours / firmProject.subscriptions).toBeGreaterThan(1.5);
});

test('half of the freed hours pays for all of the rework', () => {
  expect(percent(returnOf(countedShop, doctrine.keep.reuse))).toBe(-45);
});

test('a project that misses nothing is kept', () => {
  expect(verdictOf({ ...firmProject, hours: 2 * firmProject.hours })).toBe('garder');
});

test('the first measured hypothesis is the calculator’s own', () => {
  const [hypothesis, users, , everyone] = measuredShares.map(({ share }) => withShare(share));
  expect(hypothesis).toMatchObject({ benefit: 526_500 });
  expect(percent(hypothesis?.netReturn ?? 0)).toBe(3410);
  expect(users?.benefit).toBeCloseTo(94_770, 6);
  expect(percent(everyone?.netReturn ?? 0)).toBe(64);
});

test('the sector examples say what half of the hours leaves: one of the five keeps a positive return', () => {
  const kept = sectorBenchmarks.map(exampleOf).filter((project) => returnOf(project, doctrine.keep.reuse) > 0);
  expect(kept).toHaveLength(1);
});
