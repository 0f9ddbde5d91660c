import type { Assumptions } from '../../models/financialAnalysis/assumptions.ts';
import type { Month } from '../../models/financialAnalysis/model.ts';
import { live } from '../entries.ts';
import { formats, type Grid } from '../Grid.ts';
import { inMonth } from './chosen.ts';

const { thousands } = formats;
const columns = ['B', 'C', 'D'] as const;
const openingNeed = ({ closed: { balance } }: Assumptions) =>
  balance.receivables - balance.deferred - balance.payables - balance.social;

/** What customers owe, what is owed or served later, at the end of each year. */
export function workingCapitalRows(
  grid: Grid,
  all: Assumptions,
  months: readonly Month[],
  named: readonly string[],
): void {
  grid.row(35, ['BFR au 31 décembre', ...named], 'head');
  const balances = [
    ['Créances clients', 'receivables', ''],
    ['Abonnements encaissés d’avance', 'deferred', '-'],
    ['Dettes fournisseurs', 'payables', '-'],
    ['Dettes sociales', 'social', '-'],
  ] as const;
  balances.forEach(([label, key, sign], index) => {
    const factor = sign ? -1 : 1;
    const values = [all.closed.balance[key], months[11]?.[key] ?? 0, months[23]?.[key] ?? 0];
    grid.row(
      36 + index,
      [
        label,
        ...[0, 12, 24].map((month, year) => live(`${sign}${inMonth(all, key, month)}`, factor * (values[year] ?? 0))),
      ],
      'plain',
      thousands,
    );
  });
  grid.row(
    40,
    [
      'BFR',
      ...columns.map((letter, year) =>
        live(
          `SUM(${letter}36:${letter}39)`,
          year === 0 ? openingNeed(all) : (months[year * 12 - 1]?.workingCapital ?? 0),
        ),
      ),
    ],
    'total',
    thousands,
  );
}
