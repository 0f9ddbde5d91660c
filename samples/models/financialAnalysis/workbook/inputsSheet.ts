import { formats, Grid, letterAt, quoted } from '../../../paper/Grid.ts';
import { hires, perScenario, type ScenarioKey, type SharedKey, scenarioNames, shared, teams } from '../inputs.ts';

/** Where the inputs stand on their sheet, and the lines of the months on theirs: what formulas name. */
export const INPUTS = 'Hypothèses';
/** The cell that chooses the scenario shown: 1, 2 or 3. */
export const CHOICE = `${INPUTS}!$B$3`;
export const SCENARIO_HEAD = 6;
const SHARED_HEAD = 19;
const TEAMS_HEAD = SHARED_HEAD + Object.keys(shared).length + 2;
const HIRES_HEAD = TEAMS_HEAD + teams.length + 2;

/** The cell of a scenario's input; scenarios in the order of their names. */
export const scenarioCell = (scenario: number, key: ScenarioKey): string =>
  `${INPUTS}!$${letterAt(1 + scenario)}$${SCENARIO_HEAD + 1 + Object.keys(perScenario).indexOf(key)}`;
export const inputCell = (key: SharedKey): string =>
  `${INPUTS}!$B$${SHARED_HEAD + 1 + Object.keys(shared).indexOf(key)}`;

export const teamColumns = {
  name: 'A',
  people: 'B',
  payroll: 'C',
  external: 'D',
  after2025: 'E',
  after2026: 'F',
  once: 'G',
  onceAfter: 'H',
  share: 'I',
} as const;
export const teamCell = (team: number, column: keyof typeof teamColumns): string =>
  `${INPUTS}!$${teamColumns[column]}$${TEAMS_HEAD + 1 + team}`;
export const teamRange = (column: keyof typeof teamColumns): string =>
  `${teamCell(0, column)}:$${teamColumns[column]}$${TEAMS_HEAD + teams.length}`;

const hireColumns = { team: 'B', count: 'C', after: 'D', wave: 'E', cost: 'F', sells: 'G' } as const;
export const hireRange = (column: keyof typeof hireColumns): string =>
  `${INPUTS}!$${hireColumns[column]}$${HIRES_HEAD + 1}:$${hireColumns[column]}$${HIRES_HEAD + hires.length}`;

/** Added before a rounding: 61.5 computed as 61.499999999999993 must give 62 in every spreadsheet. */
export const DUST = '+0.000000001';

/** Column of a month, counted from 1; 0 is December 2024. */
export const monthColumn = (month: number): string => letterAt(1 + month);
/** The months that formulas sum; on the second half of 2026 its pace is measured. */
const spans = { firstHalf: [1, 6], 2025: [1, 12], 2026: [13, 24], half: [19, 24], 2027: [25, 36] } as const;

const lineKeys = [
  ...(['trained', 'expectedWon', 'expectedLost', 'won', 'lost', 'customers', 'revenue', 'directCosts'] as const),
  ...(['margin', 'people', 'payProduct', 'paySales', 'payStructure', 'extProduct', 'extSales'] as const),
  ...(['extStructure', 'chargesProduct', 'chargesSales', 'chargesStructure', 'charges', 'ebitda'] as const),
  ...(['receivables', 'deferred', 'payables', 'social', 'workingCapital', 'released', 'investment'] as const),
  ...(['credit', 'raised', 'fees', 'cash'] as const),
];
export type LineKey = (typeof lineKeys)[number];
/** Row of a line on the sheet of a scenario; undefined for another name. */
export const rowOf = (key: string): number | undefined => {
  const index = lineKeys.indexOf(key as LineKey);
  return index < 0 ? undefined : 3 + index;
};
/** A line of a sheet in one month. */
export const monthCell = (sheet: string, key: LineKey, month: number): string =>
  `${quoted(sheet)}!${monthColumn(month)}${rowOf(key)}`;
/** A line of a sheet over the months of a span. */
export const spanRange = (sheet: string, key: LineKey, span: keyof typeof spans): string =>
  `${monthCell(sheet, key, spans[span][0])}:${monthColumn(spans[span][1])}${rowOf(key)}`;

/** A formula that reads the same cells on the sheet of the scenario chosen. */
const choose = (cells: (sheet: string) => string): string => `CHOOSE(${CHOICE},${scenarioNames.map(cells).join(',')})`;
/** A line of the chosen scenario in one month. */
export const inMonth = (key: LineKey, month: number): string => choose((sheet) => monthCell(sheet, key, month));
/** A line of the chosen scenario summed over 2025 or 2026. */
export const overYear = (key: LineKey, year: 2025 | 2026): string =>
  choose((sheet) => `SUM(${spanRange(sheet, key, year)})`);

const { whole, percent } = formats;
/** The scenario the workbook opens on: the central one, as the page shows it. */
const SHOWN = 2;

/** Every input on one sheet, and the cell that chooses the scenario shown elsewhere. */
export function inputsSheet(): Grid {
  const grid = new Grid(INPUTS, [48, 22, 12, 12, 12, 12, 12, 12, 12], {
    dataValidations: [
      {
        type: 'whole',
        operator: 'between',
        formula1: '1',
        formula2: '3',
        range: 'B3',
        showErrorMessage: true,
        errorTitle: 'Scénario',
        errorMessage: '1, 2 ou 3',
      },
    ],
  });
  grid
    .row(1, ['Hypothèses'], 'title')
    .row(2, ['Cellules bleues : à modifier. Tout le reste se recalcule. Montants en k€, hors TVA.'], 'note')
    .row(3, ['Scénario affiché : 1 prudent, 2 central, 3 ambitieux', SHOWN], 'input', whole)
    .row(SCENARIO_HEAD, ['Par scénario', ...scenarioNames], 'head');
  Object.values(perScenario).forEach(({ label, value, format }, index) => {
    grid.row(SCENARIO_HEAD + 1 + index, [label, ...value], 'input', format);
  });
  grid.row(SHARED_HEAD, ['Communes aux trois scénarios', 'Valeur'], 'head');
  Object.values(shared).forEach(({ label, value, format }, index) => {
    grid.row(SHARED_HEAD + 1 + index, [label, value], 'input', format);
  });
  const bought = ['Achats 2024', 'Achats/mois 2025', 'Achats/mois 2026', 'Ponctuel', 'Mois après', 'Part de la levée'];
  grid.row(TEAMS_HEAD, ['Équipes', 'Personnes 2024', 'Salaires 2024', ...bought], 'head');
  teams.forEach(({ key: _, share, ...team }, index) => {
    grid.row(TEAMS_HEAD + 1 + index, [...Object.values(team), { value: share, format: percent }], 'input', whole);
  });
  const hired = ['Équipe', 'Personnes', 'Mois après', 'Vague', 'Coût annuel', 'Signe (1 ou 0)'];
  grid.row(HIRES_HEAD, ['Embauches', ...hired], 'head');
  hires.forEach((hire, index) => {
    grid.row(HIRES_HEAD + 1 + index, Object.values(hire), 'input', whole);
  });
  return grid;
}
