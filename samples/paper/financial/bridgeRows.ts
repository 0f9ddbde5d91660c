import type { Assumptions } from '../../models/financialAnalysis/assumptions.ts';
import type { sourcesAndUses } from '../../models/financialAnalysis/funding.ts';
import { live } from '../entries.ts';
import { formats, type Grid } from '../Grid.ts';
import { overYear } from './chosen.ts';

const { thousands } = formats;

/** The bridge from the cash of 2024 to that of 2026: what comes in, what goes out, what is left. */
export function bridgeRows(grid: Grid, all: Assumptions, bridge: ReturnType<typeof sourcesAndUses>): void {
  grid.row(42, ['De la trésorerie de 2024 à celle de 2026', '2025', '2026', 'Deux ans'], 'head');
  grid.row(
    43,
    [
      'Trésorerie à l’ouverture',
      live('B15', bridge.opening),
      live('C15', bridge.closing[0]),
      live('B15', bridge.opening),
    ],
    'total',
    thousands,
  );
  const raised = ([0, 1] as const).map((year) => overYear(all, 'raised', year));
  const fees = ([0, 1] as const).map((year) => `-${overYear(all, 'fees', year)}`);
  const two = (row: number) => [`C${row}`, `D${row}`];
  const rise = (row: number) => [`C${row}-$B${row}`, `D${row}-$B${row}`];
  const formulas = [raised, two(8), two(12), two(11), ['$B31', '$B31'], rise(28), rise(29), rise(30), two(13), fees];
  const flows = [
    ...bridge.sources.map((flow) => ({ ...flow, sign: 1 })),
    ...bridge.uses.map((flow) => ({ ...flow, sign: -1 })),
  ];
  flows.forEach(({ label, amounts: [one, other], sign }, index) => {
    const row = 44 + index;
    const [first = '', second = ''] = formulas[index] ?? [];
    grid.row(
      row,
      [label, live(first, sign * one), live(second, sign * other), live(`B${row}+C${row}`, sign * (one + other))],
      'plain',
      thousands,
    );
  });
  const last = 43 + flows.length;
  grid.row(
    last + 1,
    [
      'Trésorerie à la clôture',
      live(`SUM(B43:B${last})`, bridge.closing[0]),
      live(`SUM(C43:C${last})`, bridge.closing[1]),
      live(`SUM(D43:D${last})`, bridge.closing[1]),
    ],
    'total',
    thousands,
  );
}
