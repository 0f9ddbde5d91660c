import type { LinesChart } from '../../../data/examples/chartTypes.ts';
import type { Column, Sheet } from '../../../data/examples/types.ts';
import { monthText } from '../../../data/french/frenchDates.ts';
import { decimal, millions } from '../../../data/french/frenchNumbers.ts';
import { bar, bars, columns, hotIf, table } from '../../parts.ts';
import { FIRST_MONTHS, given, perScenario, SAFETY_MONTHS, scenarioNames, teams } from './inputs.ts';
import { results } from './results.made.ts';

const { summary, cash, scenarios, ratios } = results;
/** The central scenario among the three. */
const CENTRAL = 1;
export const YEARS = ['2024', '2025', '2026'] as const;
const yearColumns: readonly Column[] = [{ label: '' }, ...YEARS.map((label) => ({ label, digits: 0 }))];
const row = (label: string, figures: readonly number[], sign: 1 | -1 = 1) => ({
  cells: [label, ...figures.map((figure) => sign * figure)],
});
const total = (label: string, figures: readonly number[], sign: 1 | -1 = 1) => ({
  ...row(label, figures, sign),
  look: 'total' as const,
});
const at = (month: number) => monthText(month, 2025);

export const revenueChart = columns(
  `Le chiffre d’affaires multiplié par ${decimal(summary.revenue[2] / summary.revenue[0], 1)} en deux ans`,
  'Chiffre d’affaires, en M€, scénario central',
  summary.fiveYears.map((revenue, index) => ({
    label: String(2022 + index),
    value: revenue / 1000,
    ...(index > 1 && { forecast: index > 2 }),
  })),
  { digits: 1 },
);

export const forecastTable = table(
  'Compte de résultat et trésorerie, scénario central, en k€',
  yearColumns,
  [
    row('Chiffre d’affaires', summary.revenue),
    row('Marge brute', summary.margin),
    row('Charges opérationnelles', summary.charges),
    total('EBITDA', summary.ebitda),
    row('Baisse du BFR', summary.released),
    row('Crédit d’impôt recherche encaissé', summary.credit),
    row('Investissements', summary.investment),
    row('Levée, nette de frais', summary.raised),
    total('Trésorerie fin d’année', summary.cash),
  ],
  `Trésorerie à l’ouverture de 2024 : ${decimal(given.openingCash)} k€. Le crédit d’impôt n’entre pas dans l’EBITDA. Aucun impôt sur les sociétés [1] : résultats négatifs. Montants hors TVA, sans intérêts sur la trésorerie. Chaque flux est arrondi au millier d’euros : les colonnes s’additionnent telles qu’imprimées.`,
);

export const driversTable = table(
  'Du commercial au chiffre d’affaires, scénario central',
  yearColumns,
  [
    row('Commerciaux formés, en décembre', summary.trained),
    row('Clients gagnés', summary.won),
    row('Clients perdus', summary.lost),
    total('Clients en décembre', summary.customers),
    { ...row('Prix par client et par an, en k€', summary.price), digits: 2 },
    total('Chiffre d’affaires, en k€', summary.revenue),
  ],
  `Un commercial signe ${decimal(perScenario.signed.value[CENTRAL], 2)} client par mois (${decimal(ratios.signed[0], 2)} en 2024), ${given.training} mois après son arrivée.`,
);

export const chargesTable = table(
  'Charges opérationnelles, scénario central, en k€',
  yearColumns,
  [
    ...teams.map(({ key, name }) => row(name, summary[`charges${key}`], -1)),
    total('Total', summary.totalCharges, -1),
    { ...row('Hausse depuis 2024', [0, ...summary.rise]), signed: true },
    row('Salariés en décembre', summary.people),
  ],
  '',
  { dense: true },
);

/** People, months and yearly cost of a team's hires in a wave. */
const wave = ({ name }: (typeof teams)[number], number: 1 | 2) => {
  const index = ((number - 1) * teams.length + teams.findIndex((team) => team.name === name)) as 0;
  const [people, cost, from, to] = results.hiring[`wave${index}`];
  return { cells: [`${name}, vague\u00a0${number}`, people, cost, `mois ${from}${from < to ? ` à ${to}` : ''}`] };
};
export const hiresTable = table(
  'Embauches, en mois après la levée',
  'Équipe et vague | Personnes [0] | k€ par an [0] | Arrivée',
  [...teams.map((team) => wave(team, 1)), ...teams.map((team) => wave(team, 2))],
  'Coût salarial chargé. La vague 2 attend les résultats de la première : elle glisse de six mois dans le scénario prudent. Détail par poste dans le classeur.',
  { dense: true },
);

const short = ['janv.', 'févr.', 'mars', 'avril', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];
/** `janv. 25`, for each of the first months. */
const shortMonths = cash.cash.map((_, index) => `${short[index % 12]} ${25 + Math.floor(index / 12)}`);

export const cashChart: LinesChart = {
  type: 'lines',
  title: `Avant la levée, la trésorerie ne descend pas sous ${millions(Math.min(...scenarios.low))}`,
  measure: `Trésorerie en fin de mois, en M€, de ${at(1)} à ${at(FIRST_MONTHS)}`,
  digits: 2,
  labels: shortMonths,
  series: [...scenarioNames].reverse().map((name) => ({
    name,
    values: cash[name].map((amount) => amount / 1000),
    ...(name === 'Central' && { hot: true }),
    ...(name === 'Prudent' && { dashed: true }),
  })),
};

export const monthlyTable = table(
  'Dix-huit mois de trésorerie, scénario central, en k€',
  'Fin de mois | EBITDA [0] | Autres flux [0] | Trésorerie [0]',
  shortMonths.map((month, index) =>
    hotIf(index + 1 === perScenario.closing.value[CENTRAL], [
      month,
      cash.ebitda[index] ?? 0,
      cash.other[index] ?? 0,
      cash.cash[index] ?? 0,
    ]),
  ),
  `Autres flux : BFR, investissements, crédit d’impôt (${at(perScenario.creditMonth.value[CENTRAL])}), levée nette de frais (${at(perScenario.closing.value[CENTRAL])}, en bleu).`,
  { dense: true },
);

const scenarioColumns: readonly Column[] = [{ label: '' }, ...scenarioNames.map((label) => ({ label, digits: 0 }))];
const shares = (values: readonly number[]) => values.map((value) => value * 100);

export const inputsTable = table(
  'Ce qui change d’un scénario à l’autre',
  scenarioColumns,
  [
    row('Encaissement de la levée, mois de 2025', perScenario.closing.value),
    { ...row('Clients signés par commercial et par mois', perScenario.signed.value), digits: 2 },
    { ...row('Attrition mensuelle', shares(perScenario.churn.value)), digits: 1, unit: '%' },
    { ...row('Prix par client en 2026, en k€', perScenario.price2026.value), digits: 2 },
    { ...row('Coût direct par client en 2026, en k€', perScenario.direct2026.value), digits: 2 },
    { ...row('Part facturée un an d’avance', shares(perScenario.prepaid.value)), unit: '%' },
    row('Retard de la vague 2, en mois', perScenario.delay.value),
  ],
  `Constaté en 2024 : ${decimal(ratios.signed[0], 2)} client par commercial et par mois, ${decimal(ratios.monthlyChurn[0] * 100, 2)} % d’attrition par mois, compté sur les clients de début de mois.`,
  { dense: true },
);

export const autonomyChart = bars(
  `Plus de ${decimal(SAFETY_MONTHS)} mois d’autonomie dans les trois scénarios`,
  'Autonomie fin 2026, au rythme du second semestre, en mois',
  scenarioNames.map((label, index) => bar(label, scenarios.autonomy[index] ?? 0, index === CENTRAL)),
  { digits: 1 },
);

export const scenarioTable = table(
  'Ce qui en résulte en 2026, en k€',
  scenarioColumns,
  [
    row('Clients en décembre', scenarios.customers),
    row('Chiffre d’affaires', scenarios.revenue),
    row('Marge brute', scenarios.margin),
    row('Charges opérationnelles', scenarios.charges),
    total('EBITDA', scenarios.ebitda),
    total('Trésorerie fin 2026', scenarios.cash),
    { ...row('Autonomie, en mois', scenarios.autonomy), digits: 1 },
    row('Point mort, en clients', scenarios.breakEven),
    row('Mois pour l’atteindre après 2026', scenarios.wait),
  ],
  'Autonomie : trésorerie fin 2026 divisée par la consommation mensuelle du second semestre, hors crédit d’impôt. Point mort : charges de décembre 2026 gelées, au rythme de conquête du second semestre.',
);

export const breakEvenTable = table(
  'Point mort à charges de décembre 2026 gelées',
  scenarioColumns,
  [
    row('Charges annuelles, en k€', scenarios.yearlyCharges),
    { ...row('Marge brute par client et par an, en k€', scenarios.customerMargin), digits: 2 },
    total('Clients au point mort', scenarios.breakEven),
    row('Clients en décembre 2026', scenarios.customers),
    { ...row('Clients gagnés par mois, net', scenarios.pace), digits: 1 },
    total('Mois pour y parvenir', scenarios.wait),
  ],
  '',
  { dense: true },
);

/** The workbook as one sees it beside the cover. */
export const sheet: Sheet = {
  file: 'analyse-financiere.xlsx',
  columns: ['A', 'B', 'C', 'D'],
  digits: 0,
  rows: [
    ['En k€', ...YEARS],
    ['Chiffre d’affaires', ...summary.revenue],
    ['Marge brute', ...summary.margin],
    ['Charges', ...summary.charges],
    ['EBITDA', ...summary.ebitda],
    ['Trésorerie', ...summary.cash],
  ],
  selected: [4, 3],
  tabs: ['Synthèse', 'Hypothèses', 'Central'],
};
