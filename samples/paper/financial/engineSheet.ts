import { monthText } from '../../../data/french/frenchDates.ts';
import type { Assumptions, Scenario } from '../../models/financialAnalysis/assumptions.ts';
import { project } from '../../models/financialAnalysis/model.ts';
import { type Entry, formats, Grid } from '../Grid.ts';
import { engineLines } from './engineLines.ts';
import { lineRow, monthColumn } from './engineRows.ts';

/** A scenario month by month: each line a formula, from the inputs to the cash. */
export function engineSheet(all: Assumptions, scenario: Scenario, index: number): Grid {
  const months = project(all, scenario);
  const grid = new Grid(scenario.name, [34, 11, ...months.map(() => 9)], { freezePane: { rows: 2, columns: 1 } });
  grid.row(1, ['En k€', 'Déc. 2024', ...months.map(({ month }) => monthText(month, 2025))], 'head');
  grid.row(2, ['Mois de la prévision', 0, ...months.map(({ month }) => month)], 'note', formats.whole);
  for (const { key, label, opening, formula, value, look = 'plain' } of engineLines(all, index)) {
    const row = lineRow(key);
    const live = months.map(
      (month): Entry => ({
        formula: formula(monthColumn(month.month), monthColumn(month.month - 1), month.month),
        result: value(month),
      }),
    );
    const format = key.startsWith('expected') ? '0.00' : formats.thousands;
    grid.row(row, [label, opening ? { formula: opening.formula, result: opening.value } : null, ...live], look, format);
  }
  return grid;
}
