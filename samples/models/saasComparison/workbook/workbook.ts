import { blanks, each, formats, Grid, letterAt, readMe } from '../../../paper/Grid.ts';
import type { Workbook } from '../../../paper/workbooks.ts';
import { table } from '../../../parts.ts';
import { actors, families, plan, referenceUsers, rivals, today, triedPrices } from '../criteria.ts';
import {
  familyRange,
  inputCell,
  lossesSheet,
  marksSheet,
  weightCell,
  weightRange,
  weightsSheet,
} from './inputSheets.ts';

const { whole, percent, months: tenth, money, thousands } = formats;
const SUMMARY = 'Synthèse';
const PRICES = 'Prix et épreuve';
/** Row of an actor on the summary; after the last one, the offer once improved. */
const actorRow = (actor: number): number => 4 + actor;
const lastRow = actorRow(actors.length - 1);
const improvedRow = actorRow(actors.length);
const ownRow = actorRow(actors.indexOf(today));
const rivalRows = rivals.map((rival) => actorRow(actors.indexOf(rival)));
const familyColumn = (family: number): string => letterAt(7 + family);
const [firstFamily, lastFamily] = [familyColumn(0), familyColumn(families.length - 1)];
const summary = (column: string, row: number) => `${SUMMARY}!$${column}$${row}`;
const rank = (scores: string, score: string) => `1+SUMPRODUCT(--(${scores}>${score}))`;

/** Score, price, first-year cost and rank of the six, then of the offer once improved, with the marks by family. */
function summarySheet(): Grid {
  const grid = new Grid(SUMMARY, [30, 10, 16, 16, 16, 8, 14, ...families.map(() => 14)], {
    freezePane: { rows: 3, columns: 1 },
    charts: [
      {
        type: 'bar',
        title: 'Score sur 100',
        series: [{ name: 'Score', values: `B4:B${lastRow}`, categories: `A4:A${lastRow}`, color: '2346C7' }],
        legend: false,
        dataLabels: { showValue: true },
        anchor: { from: { row: 13, col: 0 }, to: { row: 30, col: 4 } },
      },
      {
        type: 'scatter',
        title: 'Prix par utilisateur (€) et score',
        series: actors.map(({ name }, index) => ({
          name,
          values: `B${actorRow(index)}:B${actorRow(index)}`,
          categories: `C${actorRow(index)}:C${actorRow(index)}`,
        })),
        legend: 'right',
        anchor: { from: { row: 13, col: 5 }, to: { row: 30, col: 12 } },
      },
    ],
  });
  grid.row(1, ['Six acteurs : score pondéré et coût de la première année'], 'title');
  const heads = ['Acteur', 'Score', 'Prix par mois (€)', 'Mise en route (€)', 'Année 1 (€)', 'Rang', 'Part du panel'];
  grid.row(3, [...heads, ...families.map(({ name }) => name)], 'head');
  const line = (index: number, name: string) => {
    const row = actorRow(index);
    const score = `=SUMPRODUCT(${firstFamily}${row}:${lastFamily}${row},${weightRange})/SUM(${weightRange})*25`;
    grid.row(row, [name, score], 'plain', tenth);
    grid.row(row, [...blanks(4), `=C${row}*${inputCell.users}*12+D${row}`], 'plain', whole);
    const marks = families.map((_, family) => `=AVERAGE(${familyRange(index, family)})`);
    grid.row(row, [...blanks(7), ...marks], 'plain', money, `marks${index}`);
  };
  actors.forEach(({ name, price, setup, share }, index) => {
    const row = actorRow(index);
    line(index, name);
    grid.row(row, [...blanks(2), price, setup], 'input', whole);
    grid.row(row, [...blanks(5), `=${rank(`$B$4:$B$${lastRow}`, `B${row}`)}`], 'plain', whole);
    grid.row(row, [...blanks(6), share / 100], 'input', percent);
  });
  line(actors.length, 'Votre offre, lacunes comblées');
  grid.row(improvedRow, [...blanks(2), `='${PRICES}'!$B$3`, `=D${ownRow}`], 'plain', whole);
  const means = families.map((_, family) => `=AVERAGE(${familyColumn(family)}4:${familyColumn(family)}${lastRow})`);
  return grid
    .row(improvedRow + 1, ['Moyenne des six', ...blanks(6), ...means], 'total', money, 'means')
    .row(
      improvedRow + 2,
      ['Cellules bleues : à modifier. Données d’illustration, éditeurs anonymes, prix hors taxes au 13 août 2026.'],
      'note',
    )
    .column('scores', 'B', 4, improvedRow)
    .column('costs', 'E', 4, improvedRow)
    .column('ranks', 'F', 4, lastRow);
}

/** Prices tried for the improved offer, the one that follows from the rule, then the conclusion put to each rival. */
function priceSheet(): Grid {
  const grid = new Grid(PRICES, [32, 16, 16, 20, 22, 16, 16, 16, 16, 12]);
  const first = 6;
  const end = first + triedPrices.length - 1;
  grid.row(1, ['Prix essayés, lacunes comblées'], 'title');
  const admitted = `J${first}:J${end}`;
  const advised = `=IF(COUNT(${admitted})=0,"aucun prix essayé",MAX(${admitted}))`;
  grid.row(3, ['Prix retenu (€)', advised], 'total', whole, 'advised');
  const heads = ['Prix par mois (€)', 'Année 1 (€)', 'Écart le plus faible', 'Ventes qu’on peut perdre'];
  grid.row(5, [...heads, ...rivals.map(({ name }) => `Sous ${name}`), 'Prix admis'], 'head');
  triedPrices.forEach((price, index) => {
    const row = first + index;
    const cost = `=A${row}*${inputCell.users}*12+${summary('D', ownRow)}`;
    const least = `=IF(COUNT(E${row}:I${row})=0,"aucun devancé",MIN(E${row}:I${row}))`;
    const spare = `=${inputCell.won}-ROUNDUP(${inputCell.won}*${summary('C', ownRow)}/A${row}-0.000000001,0)`;
    const under = rivalRows.map((rival) => {
      const beaten = `AND(${summary('B', improvedRow)}>=${summary('B', rival)},B${row}<=${summary('E', rival)})`;
      return `=IF(${beaten},1-B${row}/${summary('E', rival)},"")`;
    });
    const kept = `=IF(ISNUMBER(C${row}),IF(C${row}>=${inputCell.discount},A${row},""),"")`;
    grid
      .row(row, [price, cost, null, spare], 'plain', whole)
      .row(row, [...blanks(2), least, null, ...under], 'plain', percent)
      .row(row, [...blanks(9), kept], 'plain', whole);
  });
  grid.column('costs', 'B', first, end).column('discounts', 'C', first, end).column('spare', 'D', first, end);
  const head = end + 3;
  const duel = ['Écart de score', 'Écart de coût (€)', 'Par point (€)', 'Cet éditeur est…'];
  grid.row(head, ['L’offre au prix retenu, face à', ...duel], 'head');
  rivals.forEach(({ name }, index) => {
    const row = head + 1 + index;
    const gap = (column: string) => `=${summary(column, improvedRow)}-${summary(column, rivalRows[index] ?? 0)}`;
    const dearer = `IF(B${row}>0,"moins cher, moins bon","meilleur, plus cher")`;
    const verdict = `=IF(AND(B${row}>=0,C${row}<=0),"devancé",IF(AND(B${row}<=0,C${row}>=0),"devant",${dearer}))`;
    const perPoint = `=IF(B${row}*C${row}>0,C${row}/B${row},"")`;
    const score = { value: gap('B'), format: tenth };
    grid.row(row, [name, score, gap('E'), perPoint, verdict], 'plain', thousands, `duel${index}`);
  });
  return grid;
}

/** The rank of the offer when each family in turn weighs more. */
function weightTestsSheet(): Grid {
  const columns = [...families.map(() => 12), 12, 14, ...rivals.map(() => 12), 12, 16];
  const grid = new Grid('Essai des pondérations', [22, ...columns]);
  const heads = families.map(({ name }) => `Poids ${name.toLowerCase()}`);
  const names = ['Vous', 'Lacunes comblées', ...rivals.map(({ name }) => name), 'Rang', 'Rang, lacunes comblées'];
  grid.row(1, ['Votre rang si une famille pèse davantage'], 'title');
  grid.row(3, ['Famille renforcée', ...heads, ...names], 'head');
  families.forEach(({ name }, index) => {
    const row = 4 + index;
    const rest = `(SUM(${weightRange})-${weightCell(index)})`;
    const weights = families.map((_, family) =>
      family === index
        ? `=${weightCell(family)}+${inputCell.shift}`
        : `=${weightCell(family)}-${inputCell.shift}*${weightCell(family)}/${rest}`,
    );
    const scores = [ownRow, improvedRow, ...rivalRows].map(
      (at) =>
        `=SUMPRODUCT(${SUMMARY}!$${firstFamily}$${at}:$${lastFamily}$${at},$B${row}:$G${row})/SUM($B${row}:$G${row})*25`,
    );
    grid.row(row, [name, ...weights, ...scores], 'plain', tenth);
    const ranks = each('HI', (c) => rank(`J${row}:N${row}`, `${c}${row}`));
    grid.row(row, [...blanks(14), ...ranks], 'plain', whole);
  });
  const last = 3 + families.length;
  return grid.column('score', 'I', 4, last).column('today', 'O', 4, last).column('improved', 'P', 4, last);
}

const words: readonly string[] = [
  'Exemple illustratif : client fictif, éditeurs anonymes, notes, prix et affaires inventés ; repères publics sourcés.',
  'Une seule règle de date : tout est arrêté au 13 août 2026 ; les affaires sont celles de 2025.',
  '',
  'Où écrire : cellules bleues de « Notes », « Pondérations », « Synthèse » (prix), « Affaires perdues ». Le reste est calculé.',
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
  date: '13 août 2026',
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
