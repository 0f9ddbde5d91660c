import { decimal } from '../../../data/french/frenchNumbers.ts';
import { records } from '../../parts.ts';

/**
 * The fifteen competitors of the map, in letters: families of products out of `FAMILIES`, functions for the self-employed out
 * of `FUNCTIONS`. The places are an illustration, so no company is given one: a delivered study names each and cites its page.
 */
export const FAMILIES = 8;
export const FUNCTIONS = 6;
/** From here on an offer counts as broad, and as made for the self-employed. */
export const BROAD = 6;
export const DEDICATED = 4;

export const competitors = [
  { label: 'A', x: 7, y: 3 },
  { label: 'B', x: 6, y: 2 },
  { label: 'C', x: 4, y: 3 },
  { label: 'D', x: 6, y: 1 },
  { label: 'E', x: 5, y: 3 },
  { label: 'F', x: 4, y: 5 },
  { label: 'G', x: 5, y: 0 },
  { label: 'H', x: 2, y: 1 },
  { label: 'I', x: 2, y: 2 },
  { label: 'J', x: 5, y: 4 },
  { label: 'K', x: 4, y: 2 },
  { label: 'L', x: 2, y: 5 },
  { label: 'M', x: 3, y: 0 },
  { label: 'N', x: 1, y: 0 },
  { label: 'O', x: 3, y: 4 },
] as const;

/**
 * Two offers as their publishers' own help pages give them (sources 12 and 13): € a month or an operation, % of a payment. Nothing else of these
 * companies is said that was not read there or in the other numbered sources.
 */
export interface Tariff {
  name: string;
  /** Withdrawals included a month; Infinity: all. */
  included: number;
  /** € a withdrawal beyond. */
  withdrawal: number;
  /** % of a payment in another currency. */
  abroad: number;
}

export const qonto = [
  { name: 'Carte One', included: 0, withdrawal: 2, abroad: 2 },
  { name: 'Carte Plus', included: 5, withdrawal: 2, abroad: 1 },
  { name: 'Carte X', included: Number.POSITIVE_INFINITY, withdrawal: 0, abroad: 0 },
] as const satisfies readonly Tariff[];

export const shine = [
  { name: 'Free', included: 0, withdrawal: 1, abroad: 2 },
  { name: 'Start', included: 2, withdrawal: 1, abroad: 1.75 },
  { name: 'Plus', included: 4, withdrawal: 1, abroad: 1.5 },
  { name: 'Business', included: 10, withdrawal: 1, abroad: 1 },
] as const satisfies readonly Tariff[];

/** What a month costs beyond the subscription, in €: withdrawals beyond those included, and payments in another currency. */
export const usageCost = (tariff: Tariff, usage: { withdrawals: number; abroad: number }): number =>
  Math.max(0, usage.withdrawals - tariff.included) * tariff.withdrawal + (usage.abroad * tariff.abroad) / 100;

/** A figure as a company published it: `about` stands before it, as in « plus de ». */
interface Stated {
  amount: number;
  digits: number;
  unit: string;
  about?: 'plus de' | 'environ';
  /** What the word « client » covers there. */
  scope?: string;
}

/** A financial year of one company. `source`: number in the list of sources. */
export interface PublishedYear {
  actor: string;
  period: string;
  /** Months the year counts. */
  months: number;
  revenue?: Stated;
  result: string;
  clients?: Stated;
  /** % over the year before, as the company states it. */
  growth?: number;
  source: number;
}

const stated = (amount: number, unit: string, digits = 0, more: Pick<Stated, 'about' | 'scope'> = {}): Stated => ({
  amount,
  digits,
  unit,
  ...more,
});

/** Accounts and press releases; the pages are in the list of sources. */
export const publishedYears = records<PublishedYear>(
  ['actor', 'period', 'months', 'source', 'result', 'revenue', 'clients', 'growth'],
  [
    [
      'Revolut',
      '2022',
      12,
      1,
      '5,8 M£, bénéfice net',
      stated(923, 'M£'),
      stated(26.2, 'M', 1, { scope: 'particuliers' }),
    ],
    ['Revolut', '2023', 12, 2, '438 M£', stated(1.8, 'Md£', 1)],
    ['Revolut', '2024', 12, 3, '1,1 Md£', stated(3.1, 'Md£', 1), stated(52.5, 'M', 1), 72],
    ['Monzo', 'mars 2024', 13, 4, '15,4 M£', stated(880, 'M£', 0, { scope: 'bruts' }), stated(9.7, 'M', 1)],
    ['Monzo', 'mars 2025', 12, 5, '60,5 M£', stated(1.2, 'Md£', 1), stated(12, 'M', 0, { about: 'plus de' }), 48],
    ['Starling', 'mars 2024', 12, 14, '301 M£', stated(682, 'M£')],
    ['Starling', 'mars 2025', 12, 14, '223 M£', stated(714, 'M£')],
    [
      'N26',
      '2023, prévision',
      12,
      6,
      'perte nette attendue d’environ 100 M€',
      stated(300, 'M€', 0, { about: 'plus de' }),
    ],
  ],
);

/** One company's year. Throws where it is not in the list. */
export function publishedYear(actor: string, period: string): PublishedYear {
  const found = publishedYears.find((year) => year.actor === actor && year.period === period);
  if (!found) throw new Error(`Nothing published for ${actor}, ${period}`);
  return found;
}

/** « plus de 12 M, particuliers ». */
export const statedText = ({ amount, digits, unit, about, scope }: Stated): string =>
  `${about ? `${about} ` : ''}${decimal(amount, digits)}\u00a0${unit}${scope ? `, ${scope}` : ''}`;

/** Revenue in millions of its currency. Throws where none was published. */
export function revenueOf({ actor, revenue }: PublishedYear): number {
  if (!revenue) throw new Error(`${actor} published no revenue`);
  return revenue.amount * (revenue.unit.startsWith('Md') ? 1000 : 1);
}

/** Revenue per client at the year's end, over twelve months, in the company's currency; none where a term is missing. */
export function revenuePerClient(year: PublishedYear): number | undefined {
  if (!year.revenue || !year.clients) return undefined;
  return (revenueOf(year) / year.clients.amount) * (12 / year.months);
}

/** « 59 £ », « au plus 100 £ »: more clients than stated make less per client. */
export function revenuePerClientText(year: PublishedYear): string {
  const value = revenuePerClient(year);
  if (value === undefined) return 'non calculable';
  const currency = year.revenue?.unit.at(-1) ?? '';
  const bound = year.clients?.about === 'plus de' ? 'au plus ' : year.revenue?.about === 'environ' ? 'environ ' : '';
  return `${bound}${decimal(value, 0)}\u00a0${currency}`;
}
