import type { Assumptions } from '../../models/financialAnalysis/assumptions.ts';
import { type LineKey, lineRow, monthColumn } from './engineRows.ts';
import { generalCell, teamRange } from './inputsSheet.ts';

/** What the months start from: December 2024. */
export function openingLines(all: Assumptions): Partial<Record<LineKey, { formula: string; value: number }>> {
  const { closed, teams } = all;
  const { start, won, lost } = closed.customers;
  const charges = teams.reduce((sum, { payroll, external }) => sum + payroll + external, 0);
  const working =
    closed.balance.receivables - closed.balance.deferred - closed.balance.payables - closed.balance.social;
  const same = (key: 'receivables' | 'deferred' | 'payables' | 'social') => ({
    formula: generalCell(key),
    value: closed.balance[key],
  });
  const column = monthColumn(0);
  return {
    trained: { formula: generalCell('reps'), value: closed.reps },
    expectedWon: { formula: '0', value: 0 },
    expectedLost: { formula: '0', value: 0 },
    customers: {
      formula: `${generalCell('customersStart')}+${generalCell('customersWon')}-${generalCell('customersLost')}`,
      value: start + won - lost,
    },
    people: { formula: `SUM(${teamRange('people')})`, value: teams.reduce((sum, { people }) => sum + people, 0) },
    receivables: same('receivables'),
    deferred: same('deferred'),
    payables: same('payables'),
    social: same('social'),
    workingCapital: {
      formula: `${column}${lineRow('receivables')}-${column}${lineRow('deferred')}-${column}${lineRow('payables')}-${column}${lineRow('social')}`,
      value: working,
    },
    cash: {
      formula: `${generalCell('openingCash')}+${generalCell('revenue2024')}-${generalCell('direct2024')}-SUM(${teamRange('payroll')})-SUM(${teamRange('external')})+${generalCell('credit2023')}+${generalCell('released2024')}-${generalCell('investment2024')}`,
      value:
        closed.openingCash +
        closed.revenue -
        closed.directCosts -
        charges +
        closed.creditReceived +
        closed.workingCapital -
        closed.investment,
    },
  };
}
