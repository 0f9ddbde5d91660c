import type { BalanceChart, BarsChart, Chart, ColumnsChart } from '../data/examples/chartTypes.ts';
import {
  type Block,
  type Cell,
  type Column,
  type DataTable,
  type Example,
  type InnerPage,
  partsOf,
  type Row,
  type Source,
} from '../data/examples/types.ts';
import { typo } from '../data/french/typo.ts';

/** What the pages of the samples are written with: words are a paragraph, several a list. */
export type Part = string | readonly string[] | DataTable | Chart | Block;
/** Cells of words parted by bars, an empty one where nothing stands; or cells; or a row that looks otherwise. */
type Line = string | readonly Cell[] | Row;

const cut = (line: string) => line.split(/\s\|\s/).map((word) => word.trim());
const cellsOf = (line: string | readonly Cell[]): readonly Cell[] =>
  typeof line === 'string' ? cut(line).map((word) => word || null) : line;
/** A head: `Coût [1 k€]` has numbers with one decimal and a unit, `Poste` has words. */
const headOf = (head: string): Column => {
  const [, label = head, digits, unit] = /^(.+?)\s\[(\d)(?:\s(.+))?\]$/u.exec(head) ?? [];
  return { label, ...(digits && { digits: Number(digits) }), ...(unit && { unit }) };
};

/** The sum of numbers, or of one value of each item. */
export const sum = <Item>(items: readonly Item[], of: (item: Item) => number = Number): number =>
  items.reduce((total, item) => total + of(item), 0);
/** The first month from which an account is never overdrawn again; undefined beyond its last one. */
export const paybackMonth = (cash: readonly { month: number; cumulative: number }[]): number | undefined =>
  cash[cash.findLastIndex(({ cumulative }) => cumulative < 0) + 1]?.month;

/** A table under its caption, its note below. */
export const table = (
  caption: string,
  heads: string | readonly (string | Column)[],
  lines: readonly Line[],
  note = '',
  rest: Pick<DataTable, 'dense' | 'source'> = {},
): DataTable => ({
  caption,
  columns: (typeof heads === 'string' ? cut(heads) : heads).map((head) =>
    typeof head === 'string' ? headOf(head) : head,
  ),
  rows: lines.map((line) =>
    typeof line === 'object' && 'cells' in line ? line : { cells: cellsOf(line as string | readonly Cell[]) },
  ),
  ...(note && { note }),
  ...rest,
});
/** A row in bold above its rule. */
export const total = (line: string | readonly Cell[]): Row => ({ cells: cellsOf(line), look: 'total' });

/** A row, in blue where it is the one to look at. */
export const hotIf = (isHot: boolean | undefined, cells: readonly Cell[]): Row => ({
  cells,
  ...(isHot && { look: 'hot' }),
});
/** A bar of a chart, in blue where it is the one to look at. */
export const bar = (label: string, value: number, isHot = false): { label: string; value: number; hot?: true } => ({
  label,
  value,
  ...(isHot && { hot: true }),
});

type Drawn<Of extends { unit?: string; digits: number; source?: string }> = Partial<
  Pick<Of, 'unit' | 'digits' | 'source'>
>;
/** Bars side by side, by category: whole numbers without a unit unless `rest` says otherwise. */
export const bars = (
  title: string,
  measure: string,
  rows: BarsChart['rows'],
  rest: Drawn<BarsChart> = {},
): BarsChart => ({ type: 'bars', title, measure, unit: '', digits: 0, ...rest, rows });
/** Bars above and below a line, period by period. */
export const balance = (
  title: string,
  measure: string,
  rows: BalanceChart['bars'],
  rest: Drawn<BalanceChart> = {},
): BalanceChart => ({ type: 'balance', title, measure, unit: '', digits: 0, ...rest, bars: rows });
/** Upright bars over time. */
export const columns = (
  title: string,
  measure: string,
  rows: ColumnsChart['bars'],
  rest: Partial<Pick<ColumnsChart, 'digits' | 'source'>> = {},
): ColumnsChart => ({ type: 'columns', title, measure, digits: 0, ...rest, bars: rows });

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const note = (text: string): Block => ({ kind: 'note', text });

const blockOf = (part: Part): Block => {
  if (typeof part === 'string') return { kind: 'text', text: part };
  if ('kind' in part) return part;
  if ('type' in part) return { kind: 'chart', chart: part };
  return 'caption' in part ? { kind: 'table', table: part } : { kind: 'list', items: part };
};
/** Paragraphs, lists, tables and charts in their order. */
export const blocks = (...parts: readonly Part[]): Block[] => parts.map(blockOf);
/** An inner page of the deliverable, titled by its conclusion; the part it stands in follows from its number. */
export type Page = Omit<InnerPage, 'section'>;
export const page = (folio: number, title: string, parts: readonly Part[]): Page => ({
  folio,
  title,
  blocks: blocks(...parts),
});
/** Pages with the part of the deliverable in which each stands. */
export const inSections = (structure: Example['structure'], pages: readonly Page[]): InnerPage[] =>
  pages.map(({ folio, ...rest }) => ({
    folio,
    section: partsOf({ structure }).findLast(({ first }) => first <= folio)?.title ?? '',
    ...rest,
  }));

/**
 * A sentence that draws a conclusion, with what makes it true of the rows shown. Throws where it is no longer true, so
 * that no edit of a driver leaves a false sentence on a page.
 */
export function claim(holds: boolean, sentence: string): string {
  if (!holds) throw new Error(`No longer true: « ${sentence} »`);
  return sentence;
}

/** A column of a table as bars, its totals and its empty cells left out: the document draws what the page lists. */
export function barsOf(
  { rows, columns }: DataTable,
  column: number,
  { title, measure, hot }: { title: string; measure: string; hot?: (label: string) => boolean },
): BarsChart {
  const { unit = '', digits = 0 } = columns[column] ?? {};
  return bars(
    title,
    measure,
    rows.flatMap(({ cells, look }) => {
      const [name, value] = [String(cells[0]), cells[column]];
      if (look === 'total' || typeof value !== 'number') return [];
      return [bar(name, value, hot ? hot(name) : look === 'hot')];
    }),
    { unit, digits },
  );
}

/** The largest bar of a chart. */
export function largest({ rows }: Pick<BarsChart, 'rows'>): { label: string; value: number } {
  const [first] = [...rows].sort((a, b) => b.value - a.value);
  if (!first) throw new Error('No bar');
  return first;
}

/** Amounts as whole percentages of their sum that add up to one hundred: the largest remainders are rounded up. */
export function wholeShares(amounts: readonly number[]): number[] {
  const whole = sum(amounts);
  const exact = amounts.map((amount) => (amount * 100) / whole);
  const shares = exact.map(Math.floor);
  const missing = 100 - sum(shares);
  const byRemainder = exact.map((share, index) => ({ index, rest: share - Math.floor(share) }));
  for (const { index } of byRemainder.sort((a, b) => b.rest - a.rest).slice(0, missing))
    shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** Sources in the order their marks count them: name, its English title between underscores, what its figure covers, address. */
export const sourcesOf = (lines: readonly string[]): Source[] =>
  lines.map((line) => {
    const [label = '', scope = '', url = ''] = cut(line);
    const [, english] = label.split('_');
    // The build leaves a text that holds an address as it is.
    return { label: typo(label.replaceAll('_', '')), ...(english && { english }), scope: typo(scope), url };
  });
/** The four figures of a page: figure, unit, label, detail. */
export const figuresOf = (lines: readonly string[]): Example['snapshot']['figures'][number][] =>
  lines.map((line) => {
    const [figure = '', unit = '', label = '', detail = ''] = cut(line);
    return { figure, ...(unit && { unit }), label, detail };
  });

type Cells<Item> = string | readonly Item[keyof Item][];
function itemOf<Item extends object>(keys: readonly (keyof Item & string)[], line: Cells<Item>): Item {
  const cells = typeof line === 'string' ? cut(line) : line;
  if (cells.length > keys.length) throw new Error(`More cells than columns: ${cells.join(', ')}`);
  return Object.fromEntries(cells.map((cell, index) => [keys[index], cell])) as Item;
}
/** Alike items as a table: the names of the columns, then a line an item, which may end before the last columns. Throws for a line too long. */
export const records = <Item extends object>(
  keys: readonly (keyof Item & string)[],
  lines: readonly Cells<Item>[],
): Item[] => lines.map((cells) => itemOf<Item>(keys, cells));
/** The same, each under its own name. */
export const recordsBy = <Item extends object, Name extends string>(
  keys: readonly (keyof Item & string)[],
  lines: Record<Name, Cells<Item>>,
) =>
  Object.fromEntries(
    Object.entries<Cells<Item>>(lines).map(([name, cells]) => [name, itemOf<Item>(keys, cells)]),
  ) as Record<Name, Item>;
