import type { DataTable } from '../../../data/examples/types.ts';
import { capTable, raiseTable } from '../../models/financialAnalysis/raiseOrNot.ts';
import { formats, Grid } from '../Grid.ts';

/** Both cases side by side, as the inputs stand when the workbook is made: each can be run again on the sheet of inputs. */
export function raiseOrNotSheet(): Grid {
  const grid = new Grid('Lever ou non', [44, 16, 16]);
  const place = (top: number, { caption, columns, rows, note }: DataTable, format: string): number => {
    grid.row(top, [caption], 'head');
    grid.row(
      top + 1,
      columns.map(({ label }) => label),
      'head',
    );
    rows.forEach(({ cells, look }, index) => {
      grid.row(top + 2 + index, cells, look === 'total' ? 'total' : 'plain', format);
    });
    grid.row(top + 2 + rows.length, [note ?? ''], 'note');
    return top + rows.length + 4;
  };
  grid.row(1, ['Lever ou non'], 'title');
  const next = place(3, raiseTable, formats.thousands);
  place(next, capTable, formats.months);
  return grid;
}
