import type { Country, MarketCase, StudyDrivers } from './driverTypes.ts';

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

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The whole market of one case: each year's countries and total (M€), and the mean growth per year in %. */
export function marketSize({ countries, businessRevenue, firstYear, lastYear }: StudyDrivers, at: MarketCase) {
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
