import { letterAt, quoted } from '../../../paper/Grid.ts';
import { hires, perScenario, type ScenarioKey, type SharedKey, scenarioNames, shared, teams } from '../inputs.ts';

/** Where the inputs stand on their sheet, and the lines of the months on theirs: what formulas name. */
export const INPUTS = 'Hypothèses';
/** The cell that chooses the scenario shown: 1, 2 or 3. */
export const CHOICE = `${INPUTS}!$B$3`;
export const SCENARIO_HEAD = 6;
export const SHARED_HEAD = 19;
export const TEAMS_HEAD = SHARED_HEAD + Object.keys(shared).length + 2;
export const HIRES_HEAD = TEAMS_HEAD + teams.length + 2;

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
