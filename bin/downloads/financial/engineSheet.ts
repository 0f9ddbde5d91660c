import type { Assumptions, Scenario, Team } from '../../../data/examples/financialAnalysis/assumptions.ts';
import { type Month, project, teamNames } from '../../../data/examples/financialAnalysis/model.ts';
import { monthText } from '../../../data/examples/numberText.ts';
import { type Entry, formats, Grid } from '../Grid.ts';
import { generalCell, hireRange, scenarioCell, teamCell, teamRange } from './inputsSheet.ts';

/** Column of a month, counted from 1; 0 is December 2024, in B. */
export const monthColumn = (month: number): string => String.fromCharCode('B'.charCodeAt(0) + month);
/** Columns of 2025 and of 2026. */
export const spans = [
  [monthColumn(1), monthColumn(12)],
  [monthColumn(13), monthColumn(24)],
] as const;

interface Line {
  key: string;
  label: string;
  /** In December 2024, where the month before counts. */
  opening?: { formula: string; value: number };
  formula: (column: string, before: string, month: number) => string;
  value: (month: Month) => number;
  look?: 'total';
}

const teamKeys: Record<Team, string> = { product: 'Product', sales: 'Sales', structure: 'Structure' };
const keys = [
  'trained',
  'expectedWon',
  'expectedLost',
  'won',
  'lost',
  'customers',
  'revenue',
  'directCosts',
  'margin',
  'people',
  'payProduct',
  'paySales',
  'payStructure',
  'extProduct',
  'extSales',
  'extStructure',
  'chargesProduct',
  'chargesSales',
  'chargesStructure',
  'charges',
  'ebitda',
  'receivables',
  'deferred',
  'payables',
  'social',
  'workingCapital',
  'released',
  'investment',
  'credit',
  'raised',
  'fees',
  'cash',
] as const;
export type LineKey = (typeof keys)[number];
/** Row of a line on the sheet of a scenario. */
export const lineRow = (key: LineKey): number => 3 + keys.indexOf(key);

function lines(all: Assumptions, index: number): readonly Line[] {
  const input = (key: Parameters<typeof scenarioCell>[1]) => scenarioCell(index, key);
  const general = generalCell;
  const at = (key: LineKey, column: string) => `${column}${lineRow(key)}`;
  const started = `(${input('closing')}+${hireRange('after')}+(${hireRange('wave')}=2)*${input('delay')}`;
  const yearly = (month: number, one: string, two: string) => (month <= 12 ? one : two);
  const opening = closedLines(all);
  const line = (key: LineKey, label: string, formula: Line['formula'], value: Line['value'], look?: 'total'): Line => ({
    key,
    label,
    formula,
    value,
    ...(look && { look }),
    ...(opening[key] && { opening: opening[key] }),
  });
  const teamLines = (
    prefix: 'pay' | 'ext' | 'charges',
    label: string,
    formula: (team: number, ...rest: Parameters<Line['formula']>) => string,
    value: (month: Month, team: Team) => number,
  ) =>
    teamNames.map((team, number) =>
      line(
        `${prefix}${teamKeys[team]}` as LineKey,
        `${label} : ${all.teams[number]?.name.toLowerCase()}`,
        (...rest) => formula(number, ...rest),
        (month) => value(month, team),
      ),
    );
  return [
    line(
      'trained',
      'Commerciaux formés',
      (c) =>
        `${general('reps')}+SUMPRODUCT((${hireRange('sells')}=1)*(${started}<=${c}$2-${general('training')}))*${hireRange('count')})`,
      ({ trained }) => trained,
    ),
    line(
      'expectedWon',
      'Gains attendus, cumul',
      (c, b) => `${at('expectedWon', b)}+${at('trained', c)}*${input('signed')}`,
      ({ expectedWon }) => expectedWon,
    ),
    line(
      'expectedLost',
      'Pertes attendues, cumul',
      (_, b) => `${at('expectedLost', b)}+${at('customers', b)}*${input('churn')}`,
      ({ expectedLost }) => expectedLost,
    ),
    line(
      'won',
      'Clients gagnés',
      (c, b) => `ROUND(${at('expectedWon', c)},0)-ROUND(${at('expectedWon', b)},0)`,
      (month) => month.won,
    ),
    line(
      'lost',
      'Clients perdus',
      (c, b) => `ROUND(${at('expectedLost', c)},0)-ROUND(${at('expectedLost', b)},0)`,
      (month) => month.lost,
    ),
    line(
      'customers',
      'Clients',
      (c, b) => `${at('customers', b)}+${at('won', c)}-${at('lost', c)}`,
      ({ customers }) => customers,
      'total',
    ),
    line(
      'revenue',
      'Chiffre d’affaires',
      (c, _, m) => `ROUND(${at('customers', c)}*${yearly(m, input('price2025'), input('price2026'))}/12,0)`,
      ({ revenue }) => revenue,
    ),
    line(
      'directCosts',
      'Coûts directs',
      (c, _, m) => `ROUND(${at('customers', c)}*${yearly(m, input('direct2025'), input('direct2026'))}/12,0)`,
      ({ directCosts }) => directCosts,
    ),
    line(
      'margin',
      'Marge brute',
      (c) => `${at('revenue', c)}-${at('directCosts', c)}`,
      ({ revenue, directCosts }) => revenue - directCosts,
      'total',
    ),
    line(
      'people',
      'Salariés',
      (c) => `SUM(${teamRange('people')})+SUMPRODUCT((${started}<=${c}$2))*${hireRange('count')})`,
      ({ people }) => people,
    ),
    ...teamLines(
      'pay',
      'Salaires',
      (team, c, _, m) =>
        `ROUND((${teamCell(team, 'payroll')}*(1+${general('payRise')})^${yearly(m, '1', '2')}+SUMPRODUCT((${hireRange('team')}=${teamCell(team, 'name')})*(${started}<=${c}$2))*${hireRange('count')}*${hireRange('cost')}))/12,0)`,
      ({ payroll }, team) => payroll[team],
    ),
    ...teamLines(
      'ext',
      'Achats',
      (team, c, _, m) =>
        `ROUND(IF(${c}$2>${input('closing')},${teamCell(team, yearly(m, 'after2025', 'after2026') as 'after2025')},${teamCell(team, 'external')}/12)+(${c}$2=${input('closing')}+${teamCell(team, 'onceAfter')})*${teamCell(team, 'once')},0)`,
      ({ external }, team) => external[team],
    ),
    ...teamLines(
      'charges',
      'Charges',
      (team, c) => `${c}${lineRow('payProduct') + team}+${c}${lineRow('extProduct') + team}`,
      ({ charges }, team) => charges[team],
    ),
    line(
      'charges',
      'Charges opérationnelles',
      (c) => `SUM(${at('chargesProduct', c)}:${at('chargesStructure', c)})`,
      ({ totalCharges }) => totalCharges,
      'total',
    ),
    line(
      'ebitda',
      'EBITDA',
      (c) => `${at('margin', c)}-${at('charges', c)}`,
      ({ ebitda }) => ebitda,
      'total',
    ),
    line(
      'receivables',
      'Créances clients',
      (c) => `ROUND(${at('revenue', c)}*${general('receivableDays')}/30,0)`,
      ({ receivables }) => receivables,
    ),
    line(
      'deferred',
      'Abonnements encaissés d’avance',
      (c) =>
        `ROUND(${at('revenue', c)}*(${general('prepaid2024')}+(${input('prepaid')}-${general('prepaid2024')})*MIN(${c}$2,12)/12)*${general('deferredMonths')},0)`,
      ({ deferred }) => deferred,
    ),
    line(
      'payables',
      'Dettes fournisseurs',
      (c) =>
        `ROUND((${at('directCosts', c)}+SUM(${at('extProduct', c)}:${at('extStructure', c)}))*${general('payableDays')}/30,0)`,
      ({ payables }) => payables,
    ),
    line(
      'social',
      'Dettes sociales',
      (c) => `ROUND(SUM(${at('payProduct', c)}:${at('payStructure', c)})*${general('socialDays')}/30,0)`,
      ({ social }) => social,
    ),
    line(
      'workingCapital',
      'BFR',
      (c) => `${at('receivables', c)}-${at('deferred', c)}-${at('payables', c)}-${at('social', c)}`,
      ({ workingCapital }) => workingCapital,
      'total',
    ),
    line(
      'released',
      'Baisse du BFR',
      (c, b) => `${at('workingCapital', b)}-${at('workingCapital', c)}`,
      ({ released }) => released,
    ),
    line(
      'investment',
      'Investissements',
      (c, b) => `${general('investMonthly')}+${general('investPerHire')}*(${at('people', c)}-${at('people', b)})`,
      ({ investment }) => investment,
    ),
    line(
      'credit',
      'Crédit d’impôt recherche encaissé',
      (c) =>
        `(${c}$2=${input('creditMonth')})*ROUND(${teamCell(0, 'payroll')}*${general('eligible')}*(1+${general('overhead2024')})*${general('creditRate')},0)+(${c}$2=${input('creditMonth')}+12)*ROUND(SUM($${spans[0][0]}$${lineRow('payProduct')}:$${spans[0][1]}$${lineRow('payProduct')})*${general('eligible')}*(1+${general('overhead')})*${general('creditRate')},0)`,
      ({ creditReceived }) => creditReceived,
    ),
    line(
      'raised',
      'Levée',
      (c) => `(${c}$2=${input('closing')})*${general('raise')}`,
      ({ raised }) => raised,
    ),
    line(
      'fees',
      'Frais de levée',
      (c) => `ROUND(${at('raised', c)}*${general('fees')},0)`,
      ({ fees }) => fees,
    ),
    line(
      'cash',
      'Trésorerie en fin de mois',
      (c, b) =>
        `${at('cash', b)}+${at('ebitda', c)}+${at('released', c)}-${at('investment', c)}+${at('credit', c)}+${at('raised', c)}-${at('fees', c)}`,
      ({ cash }) => cash,
      'total',
    ),
  ];
}

/** What the months start from: December 2024. */
function closedLines(all: Assumptions): Partial<Record<LineKey, { formula: string; value: number }>> {
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

/** A scenario month by month: each line a formula, from the inputs to the cash. */
export function engineSheet(all: Assumptions, scenario: Scenario, index: number): Grid {
  const months = project(all, scenario);
  const grid = new Grid(scenario.name, [34, 11, ...months.map(() => 9)], { freezePane: { rows: 2, columns: 1 } });
  grid.row(1, ['En k€', 'Déc. 2024', ...months.map(({ month }) => monthText(month, 2025))], 'head');
  grid.row(2, ['Mois de la prévision', 0, ...months.map(({ month }) => month)], 'note', formats.whole);
  for (const { key, label, opening, formula, value, look = 'plain' } of lines(all, index)) {
    const row = lineRow(key as LineKey);
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
