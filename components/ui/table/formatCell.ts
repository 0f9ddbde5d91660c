import type { Cell, Column, Row } from '../../../data/examples/types.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';

const NBSP = '\u00a0';

/** A cell as its column and row want it written; an empty cell stays empty. */
export function formatCell(cell: Cell | undefined, column: Column, row?: Row): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  const unit = row?.unit ?? column.unit;
  const text = decimal(cell, row?.digits ?? column.digits ?? 0, row?.signed ?? column.signed ?? false);
  return unit ? `${text}${NBSP}${unit}` : text;
}
