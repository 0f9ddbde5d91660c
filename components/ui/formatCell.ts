import type { Cell, Column, Row } from '../../data/examples/types.ts';

const NBSP = '\u00a0';

/** A number with exactly so many decimals, French style, with a real minus sign (U+2212). */
export function decimal(value: number, digits: number, signed = false): string {
  const shown = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(Math.abs(value))
    .replace(/\u202f/g, NBSP);
  const sign = value < 0 ? '\u2212' : signed && value > 0 ? '+' : '';
  return sign + shown;
}

/** A cell as its column and row want it written; an empty cell stays empty. */
export function formatCell(cell: Cell | undefined, column: Column, row?: Row): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  const unit = row?.unit ?? column.unit;
  const text = decimal(cell, row?.digits ?? column.digits ?? 0, row?.signed ?? column.signed ?? false);
  return unit ? `${text}${NBSP}${unit}` : text;
}
