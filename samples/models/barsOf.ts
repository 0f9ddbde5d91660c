import type { BarsChart } from '../../data/examples/chartTypes.ts';
import type { DataTable } from '../../data/examples/types.ts';
import { bars } from '../parts.ts';

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
      return [{ label: name, value, ...((hot ? hot(name) : look === 'hot') && { hot: true }) }];
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
