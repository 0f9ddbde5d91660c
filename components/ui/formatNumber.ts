import type { Cell, Column, Row } from '../../data/examples/types.ts';
import { monthNames } from '../../data/french/frenchDates.ts';
import { decimal } from '../../data/french/frenchNumbers.ts';

/** Rounds a coordinate to a tenth: finer steps are invisible, and every digit adds to the page. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Number formatter, created at the first use: creating it takes some 60 ms on a cheap phone. */
let plain: Intl.NumberFormat | undefined;

/**
 * Formats a number in French: `2 500`, `96,3`. Replaces the narrow space that `Intl` puts between thousands, which both fonts lack, by a
 * no-break space; the minus sign is U+2212 (docs/product/design-language.md § 8).
 */
export function formatNumber(value: number): string {
  plain ??= new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
  return plain
    .format(value)
    .replace(/\u202f/g, '\u00a0')
    .replace(/^-/, '\u2212');
}

/** Splits `2024-03-01` into `{ day: '1', first: true, rest: 'mars 2024' }`, from which `DateText` sets « 1er » with a superscript. */
export function dateParts(iso: string): { day: string; first: boolean; rest: string } {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  return { day: String(Number(day)), first: day === '01', rest: `${monthNames[Number(month) - 1]} ${year}` };
}

const NBSP = '\u00a0';

/** Formats a cell by its column and row; an empty cell stays empty. */
export function formatCell(cell: Cell | undefined, column: Column, row?: Row): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  const unit = row?.unit ?? column.unit;
  const text = decimal(cell, row?.digits ?? column.digits ?? 0, row?.signed ?? column.signed ?? false);
  return unit ? `${text}${NBSP}${unit}` : text;
}
