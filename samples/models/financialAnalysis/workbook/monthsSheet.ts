import { monthText } from '../../../../data/french/frenchDates.ts';
import { formats, Grid } from '../../../paper/Grid.ts';
import { perScenario, type ScenarioKey, type SharedKey, scenarioNames, shared, teams } from '../inputs.ts';
import {
  DUST,
  hireRange,
  inputCell,
  type LineKey,
  monthColumn,
  rowOf,
  scenarioCell,
  teamCell,
  teamRange,
} from './inputsSheet.ts';

/** January 2025 to December 2027: beyond two years, prices, pay and purchases stay those of 2026. */
const MONTHS = 36;

/**
 * One line: its formula by names, and that of December 2024 where the month before counts. A name is a line of the same month
 * (`before.cash`: of the month before), an input, `hires.x` or `teams.x` for a column of theirs, `team.x` for a cell of the
 * team, `month` for its number. A name that has a value a year takes that of the month: `price` is `price2025`, then `price2026`.
 */
interface Line {
  key: LineKey;
  label: string;
  formula: string;
  opening?: string;
  look?: 'total';
  /** Team of a line that has one. */
  team?: number;
}
const line = (key: LineKey, label: string, formula: string, opening?: string, look?: 'total', team?: number): Line => ({
  ...{ key, label, formula },
  ...(opening && { opening }),
  ...(look && { look }),
  ...(team !== undefined && { team }),
});
const whole = (formula: string) => `ROUND(${formula}${DUST},0)`;
const starts = 'closing+hires.after+(hires.wave=2)*delay';
const credit = (payroll: string, overhead: string) => whole(`${payroll}*eligible*(1+${overhead})*creditRate`);
const paid = (from: number) => `SUM($${monthColumn(from)}$payProduct:$${monthColumn(from + 11)}$payProduct)`;
const need = 'receivables-deferred-payables-social';
const teamLines = (prefix: 'pay' | 'ext' | 'charges', label: string, formula: (key: string) => string) =>
  teams.map(({ key, name }, team) =>
    line(`${prefix}${key}`, `${label} : ${name.toLowerCase()}`, formula(key), undefined, undefined, team),
  );

/** A scenario's lines in the order of the sheet. Every flow is rounded to the k€ where it arises: tables add up as printed. */
const lines: readonly Line[] = [
  line(
    'trained',
    'Commerciaux formés',
    `reps+SUMPRODUCT((hires.sells=1)*(${starts}<=month-training)*hires.count)`,
    'reps',
  ),
  line('expectedWon', 'Gains attendus, cumul', 'before.expectedWon+trained*signed', '0'),
  line('expectedLost', 'Pertes attendues, cumul', 'before.expectedLost+before.customers*churn', '0'),
  line('won', 'Clients gagnés', `${whole('expectedWon')}-${whole('before.expectedWon')}`),
  line('lost', 'Clients perdus', `${whole('expectedLost')}-${whole('before.expectedLost')}`),
  line('customers', 'Clients', 'before.customers+won-lost', 'customersStart+customersWon-customersLost', 'total'),
  line('revenue', 'Chiffre d’affaires', whole('customers*price/12')),
  line('directCosts', 'Coûts directs', whole('customers*direct/12')),
  line('margin', 'Marge brute', 'revenue-directCosts', undefined, 'total'),
  line('people', 'Salariés', `SUM(teams.people)+SUMPRODUCT((${starts}<=month)*hires.count)`, 'SUM(teams.people)'),
  ...teamLines('pay', 'Salaires', () =>
    whole(
      `(team.payroll*(1+payRise)^years+SUMPRODUCT((hires.team=team.name)*(${starts}<=month)*hires.count*hires.cost))/12`,
    ),
  ),
  ...teamLines('ext', 'Achats', () =>
    whole('IF(month>closing,team.after,team.external/12)+(month=closing+team.onceAfter)*team.once'),
  ),
  ...teamLines('charges', 'Charges', (key) => `pay${key}+ext${key}`),
  line('charges', 'Charges opérationnelles', 'SUM(chargesProduct:chargesStructure)', undefined, 'total'),
  line('ebitda', 'EBITDA', 'margin-charges', undefined, 'total'),
  line('receivables', 'Créances clients', whole('revenue*receivableDays/30'), 'input.receivables'),
  line(
    'deferred',
    'Abonnements encaissés d’avance',
    whole('revenue*(prepaid2024+(prepaid-prepaid2024)*MIN(month,12)/12)*deferredMonths'),
    'input.deferred',
  ),
  line(
    'payables',
    'Dettes fournisseurs',
    whole('(directCosts+SUM(extProduct:extStructure))*payableDays/30'),
    'input.payables',
  ),
  line('social', 'Dettes sociales', whole('SUM(payProduct:payStructure)*socialDays/30'), 'input.social'),
  line('workingCapital', 'BFR', need, need, 'total'),
  line('released', 'Baisse du BFR', 'before.workingCapital-workingCapital'),
  line('investment', 'Investissements', 'investMonthly+investPerHire*(people-before.people)'),
  line(
    'credit',
    'Crédit d’impôt recherche encaissé',
    [credit('productPayroll', 'overhead2024'), credit(paid(1), 'overhead'), credit(paid(13), 'overhead')]
      .map((amount, year) => `(month=creditMonth${year ? `+${12 * year}` : ''})*${amount}`)
      .join('+'),
  ),
  line('raised', 'Levée', '(month=closing)*raise'),
  line('fees', 'Frais de levée', whole('raised*input.fees')),
  line(
    'cash',
    'Trésorerie en fin de mois',
    'before.cash+ebitda+released-investment+credit+raised-fees',
    'openingCash+revenue2024-direct2024-SUM(teams.payroll)-SUM(teams.external)+credit2023+released2024-investment2024',
    'total',
  ),
];

/** A scenario as its inputs stand, or with some of them otherwise: formulas by the name of the input. */
export interface Case {
  name: string;
  scenario: number;
  instead?: Partial<Record<ScenarioKey | SharedKey, string>>;
  /** Only the hires of the first wave. */
  firstWave?: true;
}

/** What a name stands for in a month. Throws where nothing has it. */
function cellOf({ scenario, instead = {} }: Case, team: number, month: number, name: string): string {
  const [owner, own] = name.includes('.') ? name.split('.') : ['', name];
  const year = month <= 12 ? '2025' : '2026';
  const key = own ?? '';
  if (owner === 'hires') return hireRange(key as Parameters<typeof hireRange>[0]);
  if (owner === 'teams') return teamRange(key as Parameters<typeof teamRange>[0]);
  if (owner === 'team') return teamCell(team, (key === 'after' ? `after${year}` : key) as 'after2025');
  if (key === 'month') return `${monthColumn(month)}$2`;
  if (key === 'years') return year === '2025' ? '1' : '2';
  if (key === 'productPayroll') return teamCell(0, 'payroll');
  const row = rowOf(key);
  if (row && owner !== 'input') return `${monthColumn(owner ? month - 1 : month)}${row}`;
  const input = `${key}${year}` in perScenario ? `${key}${year}` : key;
  const other = instead[input as ScenarioKey];
  if (other) return other;
  if (input in perScenario) return scenarioCell(scenario, input as ScenarioKey);
  if (input in shared) return inputCell(input as SharedKey);
  throw new Error(`No line and no input ${name}`);
}

/** A case month by month: each line a formula, from the inputs to the cash. */
export function monthsSheet(one: Case): Grid {
  const months = Array.from({ length: MONTHS }, (_, index) => index + 1);
  const grid = new Grid(one.name, [34, 11, ...months.map(() => 9)], { freezePane: { rows: 2, columns: 1 } });
  const head = scenarioNames.some((name) => name === one.name) ? 'En k€' : `${one.name}, en k€`;
  grid.row(1, [head, 'Déc. 2024', ...months.map((month) => monthText(month, 2025))], 'head');
  grid.row(2, ['Mois de la prévision', 0, ...months], 'note', formats.whole);
  for (const { key, label, formula, opening, look = 'plain', team = 0 } of lines) {
    const hired = one.firstWave ? formula.replaceAll('*hires.count', '*(hires.wave=1)*hires.count') : formula;
    const inMonth = (text: string, month: number) =>
      `=${text.replace(/\$([a-z]\w*)/g, (_, name: string) => `$${rowOf(name)}`).replace(/(?<![$\w.])[a-z][\w.]*/g, (name) => cellOf(one, team, month, name))}`;
    grid.row(
      rowOf(key) ?? 0,
      [label, opening ? inMonth(opening, 0) : null, ...months.map((month) => inMonth(hired, month))],
      look,
      key.startsWith('expected') ? '0.00' : formats.thousands,
    );
  }
  return grid;
}
