import type { Assumptions, Team } from '../../models/financialAnalysis/assumptions.ts';
import { type Month, teamNames } from '../../models/financialAnalysis/model.ts';
import { DUST } from './dust.ts';
import { type LineKey, lineRow, spans } from './engineRows.ts';
import { generalCell, hireRange, scenarioCell, teamCell, teamRange } from './inputsSheet.ts';
import { openingLines } from './openingLines.ts';

interface Line {
  key: LineKey;
  label: string;
  /** In December 2024, where the month before counts. */
  opening?: { formula: string; value: number };
  formula: (column: string, before: string, month: number) => string;
  value: (month: Month) => number;
  look?: 'total';
}

const teamKeys: Record<Team, string> = { product: 'Product', sales: 'Sales', structure: 'Structure' };
/** The lines of a scenario in the order of the sheet, each with its formula and the model's value. */
export function engineLines(all: Assumptions, index: number): readonly Line[] {
  const input = (key: Parameters<typeof scenarioCell>[1]) => scenarioCell(index, key);
  const general = generalCell;
  const at = (key: LineKey, column: string) => `${column}${lineRow(key)}`;
  const started = `(${input('closing')}+${hireRange('after')}+(${hireRange('wave')}=2)*${input('delay')}`;
  const yearly = (month: number, one: string, two: string) => (month <= 12 ? one : two);
  const opening = openingLines(all);
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
      (c, b) => `ROUND(${at('expectedWon', c)}${DUST},0)-ROUND(${at('expectedWon', b)}${DUST},0)`,
      (month) => month.won,
    ),
    line(
      'lost',
      'Clients perdus',
      (c, b) => `ROUND(${at('expectedLost', c)}${DUST},0)-ROUND(${at('expectedLost', b)}${DUST},0)`,
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
      (c, _, m) => `ROUND(${at('customers', c)}*${yearly(m, input('price2025'), input('price2026'))}/12${DUST},0)`,
      ({ revenue }) => revenue,
    ),
    line(
      'directCosts',
      'Coûts directs',
      (c, _, m) => `ROUND(${at('customers', c)}*${yearly(m, input('direct2025'), input('direct2026'))}/12${DUST},0)`,
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
        `ROUND((${teamCell(team, 'payroll')}*(1+${general('payRise')})^${yearly(m, '1', '2')}+SUMPRODUCT((${hireRange('team')}=${teamCell(team, 'name')})*(${started}<=${c}$2))*${hireRange('count')}*${hireRange('cost')}))/12${DUST},0)`,
      ({ payroll }, team) => payroll[team],
    ),
    ...teamLines(
      'ext',
      'Achats',
      (team, c, _, m) =>
        `ROUND(IF(${c}$2>${input('closing')},${teamCell(team, yearly(m, 'after2025', 'after2026') as 'after2025')},${teamCell(team, 'external')}/12)+(${c}$2=${input('closing')}+${teamCell(team, 'onceAfter')})*${teamCell(team, 'once')}${DUST},0)`,
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
      (c) => `ROUND(${at('revenue', c)}*${general('receivableDays')}/30${DUST},0)`,
      ({ receivables }) => receivables,
    ),
    line(
      'deferred',
      'Abonnements encaissés d’avance',
      (c) =>
        `ROUND(${at('revenue', c)}*(${general('prepaid2024')}+(${input('prepaid')}-${general('prepaid2024')})*MIN(${c}$2,12)/12)*${general('deferredMonths')}${DUST},0)`,
      ({ deferred }) => deferred,
    ),
    line(
      'payables',
      'Dettes fournisseurs',
      (c) =>
        `ROUND((${at('directCosts', c)}+SUM(${at('extProduct', c)}:${at('extStructure', c)}))*${general('payableDays')}/30${DUST},0)`,
      ({ payables }) => payables,
    ),
    line(
      'social',
      'Dettes sociales',
      (c) => `ROUND(SUM(${at('payProduct', c)}:${at('payStructure', c)})*${general('socialDays')}/30${DUST},0)`,
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
        `(${c}$2=${input('creditMonth')})*ROUND(${teamCell(0, 'payroll')}*${general('eligible')}*(1+${general('overhead2024')})*${general('creditRate')}${DUST},0)+(${c}$2=${input('creditMonth')}+12)*ROUND(SUM($${spans[0][0]}$${lineRow('payProduct')}:$${spans[0][1]}$${lineRow('payProduct')})*${general('eligible')}*(1+${general('overhead')})*${general('creditRate')}${DUST},0)`,
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
      (c) => `ROUND(${at('raised', c)}*${general('fees')}${DUST},0)`,
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
