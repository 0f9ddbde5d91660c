import { describe, expect, it } from 'vitest';
import { totalPages } from '../../../data/examples/types.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { marketStudy, marketStudyFrom, sources } from '../marketStudy.ts';
import type { Sample } from '../sample.ts';
import { movedDrivers, untiedNumbers } from '../testing/untiedNumbers.ts';
import {
  BROAD,
  competitors,
  DEDICATED,
  publishedYear,
  publishedYears,
  qonto,
  revenuePerClient,
  revenuePerClientText,
  shine,
  statedText,
  usageCost,
} from './competitors.ts';
import { deck, deckSlides, folio, pagesBesideDeck, STUDY_SOURCES } from './delivery.ts';
import { studyDrivers } from './drivers.ts';
import { levers, worsened } from './entryPlan.ts';
import { planYear, studyModel, TEST_PERCENT, usedBefore } from './model.ts';

const model = studyModel(studyDrivers);
const { plan, market, segments } = model;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the market', () => {
  it('is adults × banked × equipped × active × revenue, and businesses × equipped × revenue', () => {
    // France, written out: 53 M adults, 98 % banked, 22 % equipped, 60 % active, 90 €; 5.2 M businesses, 12 %, 340 €.
    const france = market.central.first.countries[1];
    expect(france?.people).toBeCloseTo(53 * 0.98 * 0.22 * 0.6 * 90, 6);
    expect(france?.businesses).toBeCloseTo(5.2 * 0.12 * 340, 6);
    // Three years on: 12 points more, 2 % more revenue a year.
    const later = market.central.last.countries[1];
    expect(later?.people).toBeCloseTo(53 * 0.98 * 0.34 * 0.6 * 90 * 1.02 ** 3, 6);
  });

  it('has a range that holds the central case in every year, and totals that are sums of countries', () => {
    market.central.years.forEach(({ total, countries }, index) => {
      expect(total).toBeGreaterThan(market.prudent.years[index]?.total ?? Number.NaN);
      expect(total).toBeLessThan(market.high.years[index]?.total ?? Number.NaN);
      expect(total).toBeCloseTo(sum(countries.map((one) => one.people + one.businesses)), 6);
    });
  });
});

describe('the plan', () => {
  it('ends on the clients of the segments, month by month, losses included', () => {
    for (const { segment, perMonth, months, opens } of plan.phases) {
      let clients = 0;
      for (let month = 1; month <= studyDrivers.months; month++)
        clients = clients * (1 - studyDrivers.churn / 100) + (month >= opens ? perMonth : 0);
      expect(clients).toBeCloseTo(segment.clients, 4);
      expect(months.at(-1)?.clients).toBeCloseTo(segment.clients, 4);
    }
  });

  it('needs the cash of its worst month, and its three years add up to its last', () => {
    const years = [1, 2, 3].map((year) => planYear(model, year));
    expect(sum(years.map(({ result }) => result))).toBeCloseTo(plan.rows.at(-1)?.cumulative ?? Number.NaN, 6);
    expect(plan.need * 1000).toBeCloseTo(Math.max(...plan.rows.map(({ cumulative }) => -cumulative)), 6);
    expect(usedBefore(model, 13)).toBeCloseTo(-(years[0]?.result ?? Number.NaN), 6);
  });

  it('balances from the month it names on, and not in the month before', () => {
    const result = (month: number) => {
      const { margin, acquisition, fixed } = plan.rows[month - 1] ?? { margin: Number.NaN, acquisition: 0, fixed: 0 };
      return margin - acquisition - fixed;
    };
    const from = plan.balanced ?? Number.NaN;
    expect(result(from - 1)).toBeLessThan(0);
    for (let month = from; month <= studyDrivers.months; month++) expect(result(month)).toBeGreaterThanOrEqual(0);
  });

  it('changes its conclusion just past each threshold, and not just before', () => {
    for (const { lever, threshold } of model.tests) {
      expect(worsened(studyDrivers, lever, threshold - 0.1).repaid, lever.name).toBeLessThan(studyDrivers.patience);
      expect(worsened(studyDrivers, lever, threshold + 0.1).repaid, lever.name).toBeGreaterThan(studyDrivers.patience);
    }
    expect(model.tests.map(({ lever }) => lever)).toEqual(levers);
  });
});

it('what is published is what its source says: amounts, and the share per client they give', () => {
  for (const year of publishedYears) {
    const plain = (text = '') => text.replaceAll('\u00a0', ' ');
    const scope = plain(sources[year.source - 1]?.scope);
    for (const stated of [year.revenue, year.clients]) {
      if (!stated) continue;
      const { amount, digits, unit } = stated;
      expect(scope).toContain(plain(statedText({ amount, digits, unit })));
    }
    if (year.growth) expect(scope).toContain(`+${year.growth} %`);
  }
  const perClient = (actor: string, period: string) => revenuePerClient(publishedYear(actor, period));
  expect(perClient('Revolut', '2024')).toBeCloseTo(3100 / 52.5, 6);
  expect(perClient('Monzo', 'mars 2024')).toBeCloseTo((880 / 9.7) * (12 / 13), 6);
});

it('a month’s use costs what the published tariffs say: withdrawals beyond those included, and the share of payments abroad', () => {
  const usage = { withdrawals: 6, abroad: 300 };
  expect(qonto.map((tariff) => usageCost(tariff, usage))).toEqual([6 * 2 + 6, 1 * 2 + 3, 0]);
  expect(shine.map((tariff) => usageCost(tariff, usage))).toEqual([6 + 6, 4 + 5.25, 2 + 4.5, 3]);
});

it('gives no company a mark: the actors of the map are letters', () => {
  for (const { label } of competitors) expect(label).toMatch(/^[A-O]$/);
});

it('no competitor stands in the empty corner that the map shows', () => {
  expect(competitors).toHaveLength(15);
  for (const { label, x, y } of competitors) expect(x >= BROAD && y >= DEDICATED, label).toBe(false);
});

it('has the volumes of the specification, in the study and in its other format', () => {
  expect(totalPages(marketStudy)).toBe(47);
  expect(marketStudy.snapshot.figures.map(({ figure }) => figure)).toEqual(['47', '23', '15', '8']);
  expect([STUDY_SOURCES, segments.length]).toEqual([23, 8]);
  expect([pagesBesideDeck, deckSlides, sum(deck.map(({ slides }) => slides))]).toEqual([45, 23, 23]);
  expect(marketStudy.structure.text).toContain('une étude de 45 pages et une présentation de 23 diapositives');
});

it('cites every source it lists, and lists every source it cites', () => {
  const { sources: _, sourcesNote: __, ...shown } = marketStudy;
  const words = JSON.stringify(shown);
  const cited = new Set(publishedYears.map(({ source }) => source));
  for (const [, number] of words.matchAll(/\[(\d+)\]/g)) cited.add(Number(number));
  for (const [, from, to] of words.matchAll(/sources (\d+) à (\d+)/g))
    for (let number = Number(from); number <= Number(to); number++) cited.add(number);
  expect([...cited].sort((a, b) => a - b)).toEqual(sources.map((_source, index) => index + 1));
});

describe('a number edited by hand', () => {
  const moved = marketStudyFrom(movedDrivers);
  const { firstYear, lastYear, months } = studyDrivers;
  /** Told by tests above, by the catalogue, or no figure of the study. */
  const ELSEWHERE =
    /^\/(meta|badges|snapshot|structure|sourcesNote|method|closing|downloads)\b|\/(from|to): |\/points\/|^[^:]+: \p{L}/u;
  /** Where figures of companies stand, and the numbers of sources. */
  const PUBLISHED = /^\/(analyses\/1|preview\/pages\/[01456])\//;
  const tariffs = [...qonto, ...shine].flatMap(({ included, withdrawal, abroad }) => [included, withdrawal, abroad]);
  const publishedNumbers = new Set(
    [
      ...sources.map(({ label, scope }) => `${label} ${scope}`),
      ...publishedYears.map(revenuePerClientText),
      ...tariffs.map((value) => decimal(value, 2).replace(/,?0+$/, '')),
      '1,90',
    ]
      .join(' ')
      .match(/\d+(?:,\d+)?/g),
  );
  const known = new Set<string>([
    ...Array.from({ length: lastYear - firstYear + 3 }, (_, index) => String(firstYear - 2 + index)),
    ...Object.values(folio).map(String),
    ...[1, 2, 3, months, TEST_PERCENT].map(String),
  ]);
  const allowed = (line: string) => {
    const [, path = '', number = ''] = line.match(/^([^:]+): (.+?) in «/) ?? [];
    if (ELSEWHERE.test(line) || known.has(number)) return true;
    return (
      PUBLISHED.test(path) &&
      (publishedNumbers.has(number) || path.includes('/bars/') || sources.length >= Number(number))
    );
  };
  const typed = (one: typeof moved, other = moved) => untiedNumbers(one, [other], []).filter((line) => !allowed(line));

  it('is found: every number of the study moves with its drivers', () => {
    expect(typed(marketStudy)).toEqual([]);
  });

  it('is found in a sentence, in a table and in a chart', () => {
    const spoiled = (edit: (text: string) => string) => {
      const change = (of: Sample): Sample => JSON.parse(edit(JSON.stringify(of)));
      return typed(change(marketStudy), change(moved));
    };
    expect(spoiled((text) => text.replace(/un besoin de [\d,]+/, 'un besoin de 7,7'))).not.toEqual([]);
    expect(spoiled((text) => text.replace(/"Indépendants",\d+,/, '"Indépendants",31000,'))).not.toEqual([]);
    expect(spoiled((text) => text.replace(/"label":"Plan","value":[\d.]+/, '"label":"Plan","value":1.9'))).not.toEqual(
      [],
    );
  });

  it('is refused where it would make a sentence false', () => {
    const dear = studyDrivers.segments.map((one, index) => (index === 0 ? { ...one, acquisition: 200 } : one));
    expect(() => marketStudyFrom({ ...studyDrivers, segments: dear })).toThrow('No longer true');
    const crowded = studyDrivers.segments.map((one) => ({ ...one, equipped: 95 }));
    expect(() => marketStudyFrom({ ...studyDrivers, segments: crowded })).toThrow();
  });
});
