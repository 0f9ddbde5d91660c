import type { Assumptions } from '../../models/financialAnalysis/assumptions.ts';
import { type LineKey, lineRow, monthColumn, spans } from './engineRows.ts';
import { CHOICE } from './inputsSheet.ts';

/** A formula that reads the same cells on the sheet of the scenario chosen. */
const choose = ({ scenarios }: Assumptions, cells: (sheet: string) => string): string =>
  `CHOOSE(${CHOICE.cell},${scenarios.map(({ name }) => cells(name)).join(',')})`;

/** A line of the chosen scenario in one month (0: December 2024). */
export const inMonth = (all: Assumptions, key: LineKey, month: number): string =>
  choose(all, (sheet) => `${sheet}!${monthColumn(month)}${lineRow(key)}`);

/** A line summed over a year: 0 is 2025, 1 is 2026. */
export const overYear = (all: Assumptions, key: LineKey, year: 0 | 1): string =>
  choose(all, (sheet) => `SUM(${sheet}!${spans[year][0]}${lineRow(key)}:${spans[year][1]}${lineRow(key)})`);

/** The line at the end of a year. */
export const atYearEnd = (all: Assumptions, key: LineKey, year: 0 | 1): string => inMonth(all, key, 12 * (year + 1));
