import { type Assumptions, assumptions, type Scenario } from '../../models/financialAnalysis/assumptions.ts';
import { formats, Grid } from '../Grid.ts';

const INPUTS = 'Hypothèses';
/** The cell that chooses the scenario shown: 1, 2 or 3. */
export const CHOICE = { row: 3, cell: `${INPUTS}!$B$3` };
const LETTERS = ['B', 'C', 'D'] as const;
const SCENARIO_HEAD = 6;
const GENERAL_HEAD = 19;
const { percent, whole } = formats;
const plain = '0.00';

const scenarioRows = [
  ['Mois d’encaissement de la levée (1 = janvier 2025)', 'closing', (scenario: Scenario) => scenario.closing, whole],
  ['Clients signés par commercial formé et par mois', 'signed', (scenario: Scenario) => scenario.signedPerRep, plain],
  ['Attrition mensuelle', 'churn', (scenario: Scenario) => scenario.churn, '0.00%'],
  ['Prix par client et par an, 2025 (k€)', 'price2025', (scenario: Scenario) => scenario.price[0], plain],
  ['Prix par client et par an, 2026 (k€)', 'price2026', (scenario: Scenario) => scenario.price[1], plain],
  ['Coût direct par client et par an, 2025 (k€)', 'direct2025', (scenario: Scenario) => scenario.directCost[0], plain],
  ['Coût direct par client et par an, 2026 (k€)', 'direct2026', (scenario: Scenario) => scenario.directCost[1], plain],
  ['Part facturée un an d’avance, fin 2025', 'prepaid', (scenario: Scenario) => scenario.prepaid, percent],
  ['Retard de la vague 2 (mois)', 'delay', (scenario: Scenario) => scenario.secondWaveDelay, whole],
  [
    'Mois de remboursement du crédit d’impôt (1 à 12)',
    'creditMonth',
    (scenario: Scenario) => scenario.creditMonth,
    whole,
  ],
] as const;

const generalRows = [
  ['Levée (k€)', 'raise', (all: Assumptions) => all.raise.amount, whole],
  ['Frais de levée', 'fees', (all: Assumptions) => all.raise.fees, percent],
  ['Réserve de trésorerie, part de la levée', 'reserve', (all: Assumptions) => all.raise.reserve, percent],
  ['Chiffre d’affaires 2022 (k€)', 'revenue2022', (all: Assumptions) => all.past[2022], whole],
  ['Chiffre d’affaires 2023 (k€)', 'revenue2023', (all: Assumptions) => all.past[2023], whole],
  ['Chiffre d’affaires 2024 (k€)', 'revenue2024', (all: Assumptions) => all.closed.revenue, whole],
  ['Coûts directs 2024 (k€)', 'direct2024', (all: Assumptions) => all.closed.directCosts, whole],
  ['Clients au 1er janvier 2024', 'customersStart', (all: Assumptions) => all.closed.customers.start, whole],
  ['Clients gagnés en 2024', 'customersWon', (all: Assumptions) => all.closed.customers.won, whole],
  ['Clients perdus en 2024', 'customersLost', (all: Assumptions) => all.closed.customers.lost, whole],
  ['Prix par client et par an, 2024 (k€)', 'price2024', (all: Assumptions) => all.closed.price, plain],
  ['Crédit d’impôt encaissé en 2024 (k€)', 'credit2023', (all: Assumptions) => all.closed.creditReceived, whole],
  ['Baisse du BFR en 2024 (k€)', 'released2024', (all: Assumptions) => all.closed.workingCapital, whole],
  ['Investissements 2024 (k€)', 'investment2024', (all: Assumptions) => all.closed.investment, whole],
  ['Trésorerie au 1er janvier 2024 (k€)', 'openingCash', (all: Assumptions) => all.closed.openingCash, whole],
  [
    'Créances clients au 31 décembre 2024 (k€)',
    'receivables',
    (all: Assumptions) => all.closed.balance.receivables,
    whole,
  ],
  [
    'Abonnements encaissés d’avance, même date (k€)',
    'deferred',
    (all: Assumptions) => all.closed.balance.deferred,
    whole,
  ],
  ['Dettes fournisseurs, même date (k€)', 'payables', (all: Assumptions) => all.closed.balance.payables, whole],
  ['Dettes sociales, même date (k€)', 'social', (all: Assumptions) => all.closed.balance.social, whole],
  ['Commerciaux formés fin 2024', 'reps', (all: Assumptions) => all.closed.reps, whole],
  ['Part facturée un an d’avance, fin 2024', 'prepaid2024', (all: Assumptions) => all.closed.prepaid, percent],
  ['Formation d’un commercial (mois)', 'training', (all: Assumptions) => all.training, whole],
  ['Hausse annuelle des salaires en place', 'payRise', (all: Assumptions) => all.payRise, percent],
  [
    'Délai de règlement des clients (jours)',
    'receivableDays',
    (all: Assumptions) => all.workingCapital.receivableDays,
    whole,
  ],
  [
    'Délai de règlement des fournisseurs (jours)',
    'payableDays',
    (all: Assumptions) => all.workingCapital.payableDays,
    whole,
  ],
  ['Dettes sociales (jours de salaires)', 'socialDays', (all: Assumptions) => all.workingCapital.socialDays, whole],
  [
    'Mois restant à servir d’un contrat payé d’avance',
    'deferredMonths',
    (all: Assumptions) => all.workingCapital.deferredMonths,
    '0.0',
  ],
  ['Investissement courant par mois (k€)', 'investMonthly', (all: Assumptions) => all.investment.monthly, whole],
  ['Équipement par embauche (k€)', 'investPerHire', (all: Assumptions) => all.investment.perHire, whole],
  ['Part éligible au crédit d’impôt recherche', 'eligible', (all: Assumptions) => all.credit.eligible, percent],
  ['Taux du crédit (CGI, art. 244 quater B)', 'creditRate', (all: Assumptions) => all.credit.rate, percent],
  ['Frais de fonctionnement, dépenses de 2024', 'overhead2024', (all: Assumptions) => all.credit.overhead2024, percent],
  ['Frais de fonctionnement, dépenses suivantes', 'overhead', (all: Assumptions) => all.credit.overhead, percent],
] as const;

export type ScenarioKey = (typeof scenarioRows)[number][1];
export type GeneralKey = (typeof generalRows)[number][1];
const TEAMS_HEAD = GENERAL_HEAD + generalRows.length + 2;
const HIRES_HEAD = TEAMS_HEAD + assumptions.teams.length + 2;
const [firstHire, lastHire] = [HIRES_HEAD + 1, HIRES_HEAD + assumptions.hires.length];

/** Row of an input inside its block, counted from 1 as formulas count. */
const rowOf = (rows: readonly (readonly [string, string, ...unknown[]])[], head: number, key: string) =>
  head + 1 + rows.findIndex(([, name]) => name === key);

/** The cell of a scenario's input; scenarios in the order of the model. */
export const scenarioCell = (scenario: number, key: ScenarioKey): string =>
  `${INPUTS}!$${LETTERS[scenario]}$${rowOf(scenarioRows, SCENARIO_HEAD, key)}`;
export const generalCell = (key: GeneralKey): string => `${INPUTS}!$B$${rowOf(generalRows, GENERAL_HEAD, key)}`;
export const scenarioNames = `${INPUTS}!$B$${SCENARIO_HEAD}:$D$${SCENARIO_HEAD}`;

const teamColumns = {
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
  `${INPUTS}!$${teamColumns[column]}$${TEAMS_HEAD + 1}:$${teamColumns[column]}$${TEAMS_HEAD + 3}`;

const hireColumns = { team: 'B', count: 'C', after: 'D', wave: 'E', cost: 'F', sells: 'G' } as const;
export const hireRange = (column: keyof typeof hireColumns): string =>
  `${INPUTS}!$${hireColumns[column]}$${firstHire}:$${hireColumns[column]}$${lastHire}`;

/** Every input on one sheet, and the cell that chooses the scenario shown elsewhere. */
export function inputsSheet(all: Assumptions, chosen: number): Grid {
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
    .row(CHOICE.row, ['Scénario affiché : 1 prudent, 2 central, 3 ambitieux', chosen], 'input', whole)
    .row(SCENARIO_HEAD, ['Par scénario', ...all.scenarios.map(({ name }) => name)], 'head');
  scenarioRows.forEach(([label, , of, format], index) => {
    grid.row(SCENARIO_HEAD + 1 + index, [label, ...all.scenarios.map(of)], 'input', format);
  });
  grid.row(GENERAL_HEAD, ['Communes aux trois scénarios', 'Valeur'], 'head');
  generalRows.forEach(([label, , of, format], index) => {
    grid.row(GENERAL_HEAD + 1 + index, [label, of(all)], 'input', format);
  });
  grid.row(
    TEAMS_HEAD,
    [
      'Équipes',
      'Personnes 2024',
      'Salaires 2024',
      'Achats 2024',
      'Achats/mois 2025',
      'Achats/mois 2026',
      'Ponctuel',
      'Mois après',
      'Part de la levée',
    ],
    'head',
  );
  all.teams.forEach((team, index) => {
    const row = TEAMS_HEAD + 1 + index;
    grid.row(
      row,
      [team.name, team.people, team.payroll, team.external, ...team.externalAfter, team.once.amount, team.once.after],
      'input',
      whole,
    );
    grid.row(row, [...Array.from({ length: 8 }, () => null), team.share], 'input', percent);
  });
  grid.row(
    HIRES_HEAD,
    ['Embauches', 'Équipe', 'Personnes', 'Mois après', 'Vague', 'Coût annuel', 'Signe (1 ou 0)'],
    'head',
  );
  all.hires.forEach((hire, index) => {
    const team = all.teams.find((one) => one.team === hire.team)?.name ?? '';
    grid.row(
      firstHire + index,
      [hire.role, team, hire.count, hire.after, hire.wave, hire.cost, hire.sells ? 1 : 0],
      'input',
      whole,
    );
  });
  return grid;
}
