import { decimal, percent } from '../../../data/french/frenchNumbers.ts';
import { sum } from '../../parts.ts';
import type { Country, MarketCase, StudyDrivers } from './drivers.ts';
import { entryPlan, levers, segmentMargin, threshold, worsened } from './entryPlan.ts';

/** « 2,8 Md€ » from millions of euros. */
export const billions = (millions: number): string => `${decimal(millions / 1000, 1)} Md€`;
/** « 6,3 M€ » from millions of euros. */
export const millionsOf = (millions: number): string => `${decimal(millions, 1)} M€`;
/** « 22 % » from 22: the study's drivers are percentages. */
export const hundredths = (value: number, digits = 0): string => percent(value / 100, digits);
/** « 1,8 an », « 2,4 ans »: the plural begins at two. */
export const yearsText = (value: number): string => `${decimal(value, 1)} ${value < 2 ? 'an' : 'ans'}`;

/** A country's market in one year: millions of accounts and of active accounts, revenue in M€. */
export interface CountrySize {
  name: string;
  /** % of banked adults. */
  equipped: number;
  accounts: number;
  active: number;
  people: number;
  businesses: number;
  total: number;
}

/**
 * People: adults × banked × equipped × active × revenue per active account. Businesses: businesses × equipped × revenue.
 * `elapsed`: years since the first; equipment gains points, revenue grows by the case's rate.
 */
function countrySize(country: Country, at: MarketCase, elapsed: number, businessRevenue: number): CountrySize {
  const growth = (1 + at.growth / 100) ** elapsed;
  const equipped = country.equipped * at.level + at.gain * elapsed;
  const businessEquipped = country.businessEquipped * at.level + at.businessGain * elapsed;
  const accounts = (country.adults * country.banked * equipped) / 10_000;
  const active = (accounts * country.active * at.activity) / 100;
  const people = active * country.revenue * at.price * growth;
  const businesses = (country.businesses * businessEquipped * businessRevenue * at.price * growth) / 100;
  return { name: country.name, equipped, accounts, active, people, businesses, total: people + businesses };
}

/** The whole market of one case: each year's countries and total (M€), and the mean growth per year in %. */
function marketSize({ countries, businessRevenue, firstYear, lastYear }: StudyDrivers, at: MarketCase) {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, elapsed) => {
    const sizes = countries.map((country) => countrySize(country, at, elapsed, businessRevenue));
    const all = (from: (size: CountrySize) => number) => sum(sizes.map(from));
    return {
      year: firstYear + elapsed,
      countries: sizes,
      total: all(({ total }) => total),
      people: all(({ people }) => people),
      businesses: all(({ businesses }) => businesses),
      active: all(({ active }) => active),
      accounts: all(({ accounts }) => accounts),
    };
  });
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) throw new Error('The market needs at least one year');
  const growth = ((last.total / first.total) ** (1 / (lastYear - firstYear)) - 1) * 100;
  return { name: at.name, years, first, last, growth };
}

/** By how many % each lever is worsened in the test of the plan. */
export const TEST_PERCENT = 10;

/** The same drivers with another cost of acquisition for one segment. */
const acquiredAt = (drivers: StudyDrivers, name: string, acquisition: number): StudyDrivers => ({
  ...drivers,
  segments: drivers.segments.map((one) => (one.name === name ? { ...one, acquisition } : one)),
});

/** The plan at the sourced cost of acquisition, the cost from which it no longer repays in time, and what a trial costs (k€). */
function atSource(drivers: StudyDrivers) {
  const { sourced, trial, patience, segments } = drivers;
  const assumed = segments.find(({ name }) => name === sourced.segment)?.acquisition ?? Number.NaN;
  let [holds, fails] = [assumed, assumed * 10];
  while (fails - holds > 0.01) {
    const middle = (holds + fails) / 2;
    if (entryPlan(acquiredAt(drivers, sourced.segment, middle)).repaid <= patience) holds = middle;
    else fails = middle;
  }
  const { need, surplus, repaid } = entryPlan(acquiredAt(drivers, sourced.segment, sourced.acquisition));
  return {
    ...sourced,
    assumed,
    need,
    surplus,
    repaid,
    limit: Math.floor(holds),
    trial: (trial * sourced.acquisition) / 1000,
  };
}

/** Everything the study's tables, charts and sentences show, computed from the drivers; M€ unless a part says otherwise. */
export function studyModel(drivers: StudyDrivers) {
  const [prudent, central, high] = drivers.cases;
  const segments = drivers.segments.map(segmentMargin);
  const margin = sum(segments, (one) => one.margin);
  const plan = entryPlan(drivers);
  const chosen = plan.phases.map(({ segment }) => segment);
  return {
    drivers,
    market: {
      prudent: marketSize(drivers, prudent),
      central: marketSize(drivers, central),
      high: marketSize(drivers, high),
    },
    segments,
    /** € a year, all segments. */
    margin,
    chosen,
    /** % of the margin of all segments. */
    chosenShare: (sum(chosen, (one) => one.margin) * 100) / margin,
    plan,
    sourced: atSource(drivers),
    tests: levers.map((lever) => {
      const { need, surplus, repaid } = worsened(drivers, lever, TEST_PERCENT);
      return { lever, need, surplus, repaid, threshold: threshold(drivers, lever) };
    }),
  };
}

export type StudyModel = ReturnType<typeof studyModel>;

/** A year of the plan, k€. */
export function planYear({ plan: { rows } }: StudyModel, year: number) {
  const months = rows.slice((year - 1) * 12, year * 12);
  const all = (key: 'margin' | 'acquisition' | 'fixed') => sum(months, (month) => month[key]);
  const [margin, acquisition, fixed] = [all('margin'), all('acquisition'), all('fixed')];
  return {
    margin,
    acquisition,
    fixed,
    result: margin - acquisition - fixed,
    cumulative: months.at(-1)?.cumulative ?? 0,
  };
}

/** Cash used (k€, positive) when a phase is about to open. */
export const usedBefore = ({ plan: { rows } }: StudyModel, opens: number): number =>
  -(rows[opens - 2]?.cumulative ?? 0);

/** How bad a lever may get before the conclusion falls, in %. Throws for an unknown name. */
export function thresholdOf({ tests }: StudyModel, name: string): number {
  const found = tests.find(({ lever }) => lever.name === name);
  if (!found) throw new Error(`No lever ${name}`);
  return found.threshold;
}

/** The two levers of clients' value, both worse by the tested error: years to repay. */
export function bothWorse({ drivers }: StudyModel): number {
  const [revenue, active] = levers;
  if (!revenue || !active) throw new Error('Two levers are needed');
  const factor = 1 - TEST_PERCENT / 100;
  return entryPlan(active.apply(revenue.apply(drivers, factor), factor)).repaid;
}
