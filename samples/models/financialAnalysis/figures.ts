import type { BarsChart, ColumnsChart, LinesChart } from '../../../data/examples/chartTypes.ts';
import type { Column, DataTable, Sheet } from '../../../data/examples/types.ts';
import { monthText } from '../../../data/french/frenchDates.ts';
import { decimal, millions } from '../../../data/french/frenchNumbers.ts';
import { assumptions } from './assumptions.ts';
import { SAFETY_MONTHS, unitEconomics } from './funding.ts';
import { FIRST_MONTHS, outcomes, plan } from './plan.ts';
import type { Year } from './years.ts';

const { central } = plan;
const { closed, past } = assumptions;
const [y2024, y2025, y2026] = central.years;
const yearColumns: readonly Column[] = [
  { label: '' },
  ...central.years.map(({ year }) => ({ label: String(year), digits: 0 })),
];
const row = (label: string, of: (year: Year) => number) => ({ cells: [label, ...central.years.map(of)] });

export const revenueChart: ColumnsChart = {
  type: 'columns',
  title: `Le chiffre d’affaires multiplié par ${decimal(y2026.revenue / y2024.revenue, 1)} en deux ans`,
  measure: 'Chiffre d’affaires, en M€, scénario central',
  digits: 1,
  bars: [
    { label: '2022', value: past[2022] / 1000 },
    { label: '2023', value: past[2023] / 1000 },
    ...central.years.map(({ year, revenue }) => ({
      label: String(year),
      value: revenue / 1000,
      forecast: year > 2024,
    })),
  ],
};

export const forecastTable: DataTable = {
  caption: 'Compte de résultat et trésorerie, scénario central, en k€',
  columns: yearColumns,
  rows: [
    row('Chiffre d’affaires', ({ revenue }) => revenue),
    row('Marge brute', ({ grossMargin }) => grossMargin),
    row('Charges opérationnelles', ({ totalCharges }) => -totalCharges),
    { ...row('EBITDA', ({ ebitda }) => ebitda), look: 'total' },
    row('Baisse du BFR', ({ released }) => released),
    row('Crédit d’impôt recherche encaissé', ({ creditReceived }) => creditReceived),
    row('Investissements', ({ investment }) => -investment),
    row('Levée, nette de frais', ({ raised, fees }) => raised - fees),
    { ...row('Trésorerie fin d’année', ({ cash }) => cash), look: 'total' },
  ],
  note: `Trésorerie à l’ouverture de 2024 : ${decimal(closed.openingCash)} k€. Le crédit d’impôt n’entre pas dans l’EBITDA. Aucun impôt sur les sociétés : résultats négatifs. Montants hors TVA, sans intérêts sur la trésorerie. Chaque flux est arrondi au millier d’euros : les colonnes s’additionnent telles qu’imprimées.`,
};

export const driversTable: DataTable = {
  caption: 'Du commercial au chiffre d’affaires, scénario central',
  columns: yearColumns,
  rows: [
    {
      cells: [
        'Commerciaux formés, en décembre',
        closed.reps,
        central.months[11]?.trained ?? 0,
        central.months[23]?.trained ?? 0,
      ],
    },
    row('Clients gagnés', ({ won }) => won),
    row('Clients perdus', ({ lost }) => -lost),
    { ...row('Clients en décembre', ({ customers }) => customers), look: 'total' },
    { cells: ['Prix par client et par an, en k€', closed.price, ...central.scenario.price], digits: 2 },
    { ...row('Chiffre d’affaires, en k€', ({ revenue }) => revenue), look: 'total' },
  ],
  note: `Un commercial signe ${decimal(central.scenario.signedPerRep, 2)} client par mois (${decimal(closed.customers.won / 12 / closed.reps, 2)} en 2024), ${assumptions.training} mois après son arrivée.`,
};

export const chargesTable: DataTable = {
  caption: 'Charges opérationnelles, scénario central, en k€',
  dense: true,
  columns: yearColumns,
  rows: [
    ...assumptions.teams.map(({ team, name }) => row(name, ({ charges }) => charges[team])),
    { ...row('Total', ({ totalCharges }) => totalCharges), look: 'total' },
    { ...row('Hausse depuis 2024', ({ totalCharges }) => totalCharges - y2024.totalCharges), signed: true },
    row('Salariés en décembre', ({ people }) => people),
  ],
};

/** People, months and yearly cost of a team's hires in a wave. */
const wave = ({ team, name }: (typeof assumptions.teams)[number], number: 1 | 2) => {
  const found = assumptions.hires.filter((hire) => hire.team === team && hire.wave === number);
  const after = found.map((hire) => hire.after);
  const [from, to] = [Math.min(...after), Math.max(...after)];
  return {
    cells: [
      `${name}, vague\u00a0${number}`,
      found.reduce((sum, { count }) => sum + count, 0),
      found.reduce((sum, { count, cost }) => sum + count * cost, 0),
      from === to ? `mois ${from}` : `mois ${from} à ${to}`,
    ],
  };
};
export const hiresTable: DataTable = {
  caption: 'Embauches, en mois après la levée',
  dense: true,
  columns: [
    { label: 'Équipe et vague' },
    { label: 'Personnes', digits: 0 },
    { label: 'k€ par an', digits: 0 },
    { label: 'Arrivée' },
  ],
  rows: [...assumptions.teams.map((team) => wave(team, 1)), ...assumptions.teams.map((team) => wave(team, 2))],
  note: 'Coût salarial chargé. La vague 2 attend les résultats de la première : elle glisse de six mois dans le scénario prudent. Détail par poste dans le classeur.',
};

const short = ['janv.', 'févr.', 'mars', 'avril', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];
/** `janv. 25`. */
const shortMonth = (month: number): string => `${short[(month - 1) % 12]} ${25 + Math.floor((month - 1) / 12)}`;
const firstMonths = central.months.slice(0, FIRST_MONTHS);

export const cashChart: LinesChart = {
  type: 'lines',
  title: `Avant la levée, la trésorerie ne descend pas sous ${millions(Math.min(...outcomes.map(({ low }) => low.cash)))}`,
  measure: `Trésorerie en fin de mois, en M€, de ${monthText(1, 2025)} à ${monthText(FIRST_MONTHS, 2025)}`,
  digits: 2,
  labels: firstMonths.map(({ month }) => shortMonth(month)),
  series: [...outcomes].reverse().map(({ scenario, months }) => ({
    name: scenario.name,
    values: months.slice(0, FIRST_MONTHS).map(({ cash }) => cash / 1000),
    ...(scenario.name === 'Central' && { hot: true }),
    ...(scenario.name === 'Prudent' && { dashed: true }),
  })),
};

export const monthlyTable: DataTable = {
  caption: 'Dix-huit mois de trésorerie, scénario central, en k€',
  dense: true,
  columns: [
    { label: 'Fin de mois' },
    { label: 'EBITDA', digits: 0 },
    { label: 'Autres flux', digits: 0 },
    { label: 'Trésorerie', digits: 0 },
  ],
  rows: firstMonths.map(({ month, ebitda, released, investment, creditReceived, raised, fees, cash }) => ({
    cells: [shortMonth(month), ebitda, released - investment + creditReceived + raised - fees, cash],
    ...(raised > 0 && { look: 'hot' as const }),
  })),
  note: `Autres flux : BFR, investissements, crédit d’impôt (${monthText(central.scenario.creditMonth, 2025)}), levée nette de frais (${monthText(central.scenario.closing, 2025)}, en bleu).`,
};

const scenarioColumns: readonly Column[] = [
  { label: '' },
  ...outcomes.map(({ scenario }) => ({ label: scenario.name, digits: 0 })),
];

export const inputsTable: DataTable = {
  caption: 'Ce qui change d’un scénario à l’autre',
  dense: true,
  columns: scenarioColumns,
  rows: [
    { cells: ['Encaissement de la levée, mois de 2025', ...outcomes.map(({ scenario }) => scenario.closing)] },
    {
      cells: ['Clients signés par commercial et par mois', ...outcomes.map(({ scenario }) => scenario.signedPerRep)],
      digits: 2,
    },
    { cells: ['Attrition mensuelle', ...outcomes.map(({ scenario }) => scenario.churn * 100)], digits: 1, unit: '%' },
    { cells: ['Prix par client en 2026, en k€', ...outcomes.map(({ scenario }) => scenario.price[1])], digits: 2 },
    {
      cells: ['Coût direct par client en 2026, en k€', ...outcomes.map(({ scenario }) => scenario.directCost[1])],
      digits: 2,
    },
    { cells: ['Part facturée un an d’avance', ...outcomes.map(({ scenario }) => scenario.prepaid * 100)], unit: '%' },
    { cells: ['Retard de la vague 2, en mois', ...outcomes.map(({ scenario }) => scenario.secondWaveDelay)] },
  ],
  note: `Constaté en 2024 : ${decimal(closed.customers.won / 12 / closed.reps, 2)} client par commercial et par mois, ${decimal(unitEconomics(assumptions).monthlyChurn * 100, 2)} % d’attrition par mois, compté sur les clients de début de mois.`,
};

export const autonomyChart: BarsChart = {
  type: 'bars',
  title: `Plus de ${decimal(SAFETY_MONTHS)} mois d’autonomie dans les trois scénarios`,
  measure: 'Autonomie fin 2026, au rythme du second semestre, en mois',
  unit: '',
  digits: 1,
  rows: outcomes.map(({ scenario, runway }) => ({
    label: scenario.name,
    value: runway ?? 0,
    ...(scenario.name === 'Central' && { hot: true }),
  })),
};

export const scenarioTable: DataTable = {
  caption: 'Ce qui en résulte en 2026, en k€',
  columns: scenarioColumns,
  rows: [
    { cells: ['Clients en décembre', ...outcomes.map(({ years }) => years[2].customers)] },
    { cells: ['Chiffre d’affaires', ...outcomes.map(({ years }) => years[2].revenue)] },
    { cells: ['Marge brute', ...outcomes.map(({ years }) => years[2].grossMargin)] },
    { cells: ['Charges opérationnelles', ...outcomes.map(({ years }) => -years[2].totalCharges)] },
    { cells: ['EBITDA', ...outcomes.map(({ years }) => years[2].ebitda)], look: 'total' },
    { cells: ['Trésorerie fin 2026', ...outcomes.map(({ years }) => years[2].cash)], look: 'total' },
    { cells: ['Autonomie, en mois', ...outcomes.map(({ runway }) => runway ?? null)], digits: 1 },
    { cells: ['Point mort, en clients', ...outcomes.map(({ breakEven }) => breakEven.needed)] },
    { cells: ['Mois pour l’atteindre après 2026', ...outcomes.map(({ breakEven }) => breakEven.months ?? null)] },
  ],
  note: 'Autonomie : trésorerie fin 2026 divisée par la consommation mensuelle du second semestre, hors crédit d’impôt. Point mort : charges de décembre 2026 gelées, au rythme de conquête du second semestre.',
};

/** The workbook as one sees it beside the cover. */
export const sheet: Sheet = {
  file: 'analyse-financiere.xlsx',
  columns: ['A', 'B', 'C', 'D'],
  digits: 0,
  rows: [
    ['En k€', ...central.years.map(({ year }) => String(year))],
    ['Chiffre d’affaires', ...central.years.map(({ revenue }) => revenue)],
    ['Marge brute', ...central.years.map(({ grossMargin }) => grossMargin)],
    ['Charges', ...central.years.map(({ totalCharges }) => -totalCharges)],
    ['EBITDA', y2024.ebitda, y2025.ebitda, y2026.ebitda],
    ['Trésorerie', ...central.years.map(({ cash }) => cash)],
  ],
  selected: [4, 3],
  tabs: ['Synthèse', 'Hypothèses', 'Central'],
};
