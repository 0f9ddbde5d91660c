import { decimal, millions } from '../../../../data/french/frenchNumbers.ts';
import { formats, Grid, readMe } from '../../../paper/Grid.ts';
import type { Workbook } from '../../../paper/workbooks.ts';
import { sum, table } from '../../../parts.ts';
import { FALLBACK, given, MOST_DILUTION, scenarioNames, teams } from '../inputs.ts';
import { raiseOrNotSheet, raiseSheet, ratiosSheet } from './fundingSheets.ts';
import { DUST, inputCell, inputsSheet, monthCell, scenarioCell, spanRange } from './inputsSheet.ts';
import { type Case, monthsSheet } from './monthsSheet.ts';
import { autonomy, cashSheet, hiringSheet, scenariosSheet } from './scenarioSheets.ts';
import { summarySheet } from './summarySheet.ts';

const { thousands, percent, whole, months } = formats;

const words: readonly string[] = [
  'Exemple illustratif : l’entreprise est fictive, tous ses chiffres sont des données d’illustration.',
  'Tout est arrêté au 18 juillet 2025 : comptes de l’exercice 2024, textes fiscaux en vigueur ce jour-là.',
  'Prévisions mensuelles de janvier 2025 à décembre 2026, prolongées en 2027 ; premier semestre 2025 au budget.',
  'Montants en milliers d’euros (k€), hors TVA. Chaque flux est arrondi où il naît : les tableaux s’additionnent.',
  '',
  'Où écrire : la feuille « Hypothèses », cellules bleues sur fond clair. Tout le reste est calculé.',
  'Quel scénario voir : « Hypothèses », cellule B3. 1 prudent, 2 central, 3 ambitieux. Les trois se calculent toujours.',
  'Renoncer à la levée : mettre 48 au mois d’encaissement du scénario et 0 à la levée.',
  'Renoncer à la seconde vague : mettre 0 personne aux embauches de la vague 2.',
  '',
  'Synthèse : résultat, trésorerie, clients, charges, BFR et emploi des fonds du scénario affiché.',
  'Trésorerie 18 mois : mois par mois, puis les trois scénarios et leur courbe.',
  'Scénarios : 2026 côte à côte, autonomie et point mort.',
  'Embauches : personnes et coût par équipe et par vague.',
  'Levée : emploi des fonds, montants essayés, dilution.',
  'Lever ou non : les deux cas côte à côte jusqu’en 2027 ; capital avant et après.',
  'Client et CIR : économie par client en 2024, crédit d’impôt recherche.',
  'Décisions : le plan d’action et les seuils qui feraient changer d’avis.',
  'Prudent, Central, Ambitieux : le calcul mensuel, ligne à ligne. 2027 garde les prix, les salaires et les achats de 2026.',
  'Sans levée : le même calcul sans levée ni embauche. Repli : la levée du repli et la première vague seule.',
  '',
  'Non comptés : TVA, intérêts, amortissements, crédit d’impôt innovation, impôt sur les sociétés (pertes).',
];

/** What the workbook is, where to write, what each sheet holds. */
const readMeSheet = (): Grid => readMe('Prévisions 2024–2026 : mode d’emploi', words);

export const actionTable = table(
  'Plan d’action',
  'Décision | Qui | Avant | Preuve attendue',
  [
    [`Ouvrir le tour à ${millions(given.raise, 0)}`, 'Dirigeants', 'J+15', 'Dossier et classeur envoyés aux fonds'],
    ['Préparer le dossier du crédit d’impôt', 'Finance', 'J+60', 'Projets décrits, temps relevés'],
    [
      ...['Ne signer aucune embauche avant la levée', 'Direction', 'J+1'],
      `${decimal(sum(teams, ({ people }) => people))} salariés à la signature`,
    ],
    ['Suivre la trésorerie chaque semaine', 'Finance', 'J+30', 'Tableau à 13 semaines'],
  ].map((cells) => ({ cells })),
);

/** Row of the amount of the fallback. */
const FALLBACK_ROW = 17;
const fallbackCell = `Décisions!$B$${FALLBACK_ROW}`;

/** The decisions of the page, its thresholds half way between two scenarios, and what the fallback leaves. */
function decisionsSheet(): Grid {
  const grid = new Grid('Décisions', [60, 16, 12, 42]);
  const { columns, rows } = actionTable;
  grid.row(1, ['Décisions à prendre dans les 90 jours'], 'title');
  grid.row(
    3,
    columns.map(({ label }) => label),
    'labels',
  );
  rows.forEach(({ cells }, index) => {
    grid.row(4 + index, cells as readonly string[]);
  });
  const threshold = (at: number, name: string, label: string, of: (sheet: string, scenario: number) => string) => {
    const counted = name !== 'churn';
    const half = `(C${at}+D${at})/2`;
    const cells = [counted ? `=ROUND(${half}${DUST},0)` : `=${half}`, `=${of('Prudent', 0)}`, `=${of('Central', 1)}`];
    grid.row(at, [label, ...cells], 'plain', counted ? whole : '0.00%', name);
  };
  grid.row(9, ['Ce qui ferait changer d’avis', 'Seuil', 'Prudent', 'Central'], 'head');
  const won = 'Clients gagnés au premier semestre 2025, au moins';
  threshold(10, 'won', won, (sheet) => `SUM(${spanRange(sheet, 'won', 'firstHalf')})`);
  threshold(11, 'customers', 'Clients fin 2025, au moins', (sheet) => monthCell(sheet, 'customers', 12));
  threshold(12, 'churn', 'Attrition mensuelle, au plus', (_, scenario) => scenarioCell(scenario, 'churn'));
  grid.row(13, ['Dilution, au plus', MOST_DILUTION], 'input', percent);
  const least = `=${inputCell('raise')}/B13-${inputCell('raise')}`;
  grid.row(14, ['Valorisation avant la levée, au moins (k€)', least], 'plain', thousands, 'leastValuation');
  const levels = `Seuils à mi-chemin des scénarios prudent et central, pour une levée de ${given.raise / 1000} M€.`;
  grid.row(15, [levels], 'note');
  grid.row(FALLBACK_ROW, ['Repli : première vague seule, et une levée de (k€)', FALLBACK], 'input', thousands);
  const left = [null, `=${autonomy('Prudent repli')}`, `=${autonomy('Central repli')}`];
  return grid.row(FALLBACK_ROW + 1, ['Mois d’autonomie fin 2026', ...left], 'plain', months, 'fallback');
}

/** A month beyond the forecast. */
const NEVER = '48';
const cases: readonly Case[] = [
  ...scenarioNames.map((name, scenario) => ({ name, scenario })),
  ...[0, 1].map((scenario) => ({
    name: `${scenarioNames[scenario]} sans levée`,
    scenario,
    instead: { closing: NEVER, raise: '0' },
  })),
  ...[0, 1].map((scenario) => ({
    name: `${scenarioNames[scenario]} repli`,
    scenario,
    instead: { raise: fallbackCell },
    firstWave: true as const,
  })),
];

const sheets = {
  readMe: readMeSheet(),
  inputs: inputsSheet(),
  summary: summarySheet(),
  cash: cashSheet(),
  scenarios: scenariosSheet(),
  hiring: hiringSheet(),
  raise: raiseSheet(),
  raiseOrNot: raiseOrNotSheet(),
  ratios: ratiosSheet(),
  decisions: decisionsSheet(),
};

/**
 * The financial model: inputs on one sheet, scenarios month by month, and every table of the page, each result a formula that
 * follows from the inputs.
 */
export const financialWorkbook: Workbook = {
  file: 'analyse-financiere.xlsx',
  title: 'Prévisions 2024–2026, exemple illustratif',
  date: '18 juillet 2025',
  sheets,
  others: cases.map(monthsSheet),
  results: 'samples/models/financialAnalysis/results.made.ts',
};
