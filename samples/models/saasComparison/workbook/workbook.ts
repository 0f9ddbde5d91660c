import { formats, Grid, readMe } from '../../../paper/Grid.ts';
import type { Workbook } from '../../../paper/workbooks.ts';
import { table } from '../../../parts.ts';
import { families, plan, referenceUsers } from '../criteria.ts';
import { lossesSheet, marksSheet, weightsSheet } from './inputSheets.ts';
import {
  familyColumn,
  improvedRow,
  ownRow,
  priceSheet,
  SUMMARY,
  summarySheet,
  weightTestsSheet,
} from './resultSheets.ts';

const words: readonly string[] = [
  'Exemple illustratif : client fictif, éditeurs anonymes, notes, prix et affaires d’illustration. Seuls les repères publics ont une source.',
  'Une seule règle de date : tout est arrêté au 18 juillet 2025 ; les affaires sont celles de 2024.',
  '',
  'Où écrire : cellules bleues sur fond clair, dans « Notes », « Pondérations », « Synthèse » (prix) et « Affaires perdues ». Tout le reste est calculé.',
  '',
  'Synthèse : score, coût de la première année et rang des six acteurs, puis de l’offre une fois les lacunes comblées.',
  'Prix et épreuve : cinq prix essayés, celui que retient la règle, et la conclusion face à chaque éditeur.',
  'Essai des pondérations : votre rang quand chaque famille pèse davantage.',
  'Notes : les 42 critères, de 0 à 4 ; dernière colonne, les notes visées par le plan.',
  'Affaires perdues : par gagnant, par motif, par intégration demandée.',
  'Repères et plan : sources publiques, actions et échéances.',
];

/** What the workbook is, where to write, what each sheet holds. */
const readMeSheet = (): Grid => readMe('Analyse concurrentielle SaaS B2B : mode d’emploi', words);

export const publicTable = table(
  'Repères publics',
  'Repère | Valeur | Portée',
  [
    ['Dépenses mondiales en SaaS, 2024 [1]', '250,8 Md$, soit +18,1 %', 'dépenses finales, toutes clientèles'],
    ['Prévision 2025 [1]', '299,1 Md$, soit +19,2 %', 'prévision de novembre 2024'],
    ['HubSpot, revenus 2024 [2]', '2,63 Md$, soit +21 %', '247 939 clients fin 2024'],
    ['Salesforce, exercice clos en janvier 2025 [3]', '37,9 Md$, soit +9 %', 'groupe entier'],
  ].map((cells) => ({ cells })),
  '',
  { source: 'Gartner, HubSpot et Salesforce, sources 1 à 3' },
);

/** What the plan changes: the action, the column of the summary that shows it, its months. */
const columnOf = (family: string) => familyColumn(families.findIndex(({ name }) => name === family));
const euros = '#,##0 "€"';
export const planRows = [
  {
    action: 'Trois intégrations : comptabilité, téléphonie, agenda',
    column: columnOf('Intégrations'),
    format: '0.00',
    months: plan.integrations.months,
  },
  {
    action: 'Scénarios d’automatisation prêts à l’emploi',
    column: columnOf('Automatisation'),
    format: '0.00',
    months: plan.scenarios.months,
  },
  { action: 'Prix par utilisateur, nouveaux clients', column: 'C', format: euros, months: plan.priceMonths },
  { action: 'Score pondéré', column: 'B', format: formats.months, months: plan.scenarios.months },
  { action: `Coût année 1, ${referenceUsers} utilisateurs`, column: 'E', format: euros, months: plan.priceMonths },
] as const;
export const planHeads = ['Action', 'Avant', 'Après', 'Échéance'] as const;
export const PLAN_CAPTION = 'Ce qu’il faut faire, et l’effet attendu (notes de 0 à 4)';

/** The tables that are words: public figures, and the actions with what they change. */
function wordsSheet(): Grid {
  const grid = new Grid('Repères et plan', [56, 26, 36, 12]);
  const { caption, columns, rows } = publicTable;
  const heads = columns.map(({ label }) => label);
  grid.row(1, [caption], 'title').row(2, heads, 'labels');
  rows.forEach(({ cells }, index) => {
    grid.row(3 + index, cells as readonly string[]);
  });
  grid.row(9, [PLAN_CAPTION], 'title').row(10, planHeads, 'labels');
  planRows.forEach(({ action, column, format, months }, index) => {
    const before = `=${SUMMARY}!${column}${ownRow}`;
    const after = `=${SUMMARY}!${column}${improvedRow}`;
    grid
      .row(11 + index, [action, before, after], 'plain', format, `plan${index}`)
      .row(11 + index, [null, null, null, `${months} mois`]);
  });
  return grid;
}

/** The comparison: change a mark, a weight or a price and scores, ranks and conclusion follow. */
export const saasWorkbook: Workbook = {
  file: 'saas-b2b.xlsx',
  title: 'Comparatif SaaS B2B, exemple illustratif',
  sheets: {
    readMe: readMeSheet(),
    summary: summarySheet(),
    prices: priceSheet(),
    weightings: weightTestsSheet(),
    marks: marksSheet(),
    weights: weightsSheet(),
    losses: lossesSheet(),
    words: wordsSheet(),
  },
  results: 'samples/models/saasComparison/results.made.ts',
};
