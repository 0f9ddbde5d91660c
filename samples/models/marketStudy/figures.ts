import type { BarsChart, MapChart } from '../../../data/examples/chartTypes.ts';
import type { DataTable } from '../../../data/examples/types.ts';
import { decimal, spelled } from '../../../data/french/frenchNumbers.ts';
import { bar, bars, claim, hotIf, sum, table, total, wholeShares } from '../../parts.ts';
import { BROAD, competitors, DEDICATED, FAMILIES, FUNCTIONS } from './competitors.ts';
import { folio } from './delivery.ts';
import {
  casesTable,
  countriesTable,
  marketChart,
  publishedTable,
  qontoTable,
  revolutChart,
  shineTable,
  usageChart,
} from './marketFigures.ts';
import { hundredths, planYear, type StudyModel, TEST_PERCENT, thresholdOf } from './model.ts';

const isChosen = ({ chosen }: StudyModel, name: string) => chosen.some((one) => one.name === name);

/** Whether each segment of the plan brings more margin than any segment left out. */
const chosenFirst = ({ chosen, segments }: StudyModel): boolean => {
  const least = Math.min(...chosen.map(({ margin }) => margin));
  return segments.filter(({ margin }) => margin >= least).length === chosen.length;
};

/** Each segment's share of the margin, largest first. */
function segmentsChart(model: StudyModel): BarsChart {
  const sorted = [...model.segments].sort((a, b) => b.margin - a.margin);
  const shares = wholeShares(sorted.map(({ margin }) => margin));
  return bars(
    claim(
      chosenFirst(model) && model.chosen.length === 3,
      `Trois segments réunissent ${hundredths(model.chosenShare)} de la marge attendue`,
    ),
    'Part de la marge annuelle en fin de troisième année, en %. Hypothèses d’illustration',
    sorted.map(({ name }, index) => bar(name, shares[index] ?? 0, isChosen(model, name))),
    { unit: '%' },
  );
}

/** Margin of each segment: clients × active × (revenue − cost), and how long a client takes to repay its acquisition. */
function segmentsTable(model: StudyModel): DataTable {
  const { segments, margin } = model;
  return table(
    'Huit segments en fin d’année 3, une même formule',
    'Segment | Clients [0] | Actifs [0 %] | Revenu par actif [0 €] | Coût par actif [0 €] | Marge par an [2 M€] | Acquisition [0 €] | Retour, mois [1]',
    [
      ...segments.map((one) =>
        hotIf(isChosen(model, one.name), [
          one.name,
          one.clients,
          one.active,
          one.revenue,
          one.cost,
          one.margin / 1e6,
          one.acquisition,
          one.payback,
        ]),
      ),
      total(['Total', sum(segments, ({ clients }) => clients), null, null, null, margin / 1e6, null, null]),
    ],
    'Hypothèses d’illustration. Marge = clients × actifs × (revenu − coût de service), avant coûts fixes. Retour = coût d’acquisition ÷ marge mensuelle par client gagné, actif ou non. Totaux calculés avant arrondi.',
  );
}

/** Clients of each segment: population × equipped × won. */
export function clientsTable(model: StudyModel): DataTable {
  const { segments, drivers } = model;
  return table(
    `${drivers.entry}, ${drivers.lastYear} : de la population aux clients`,
    'Segment | Population [0] | Équipés [0 %] | Part gagnée [1 %] | Clients [0]',
    [
      ...segments.map((one) =>
        hotIf(isChosen(model, one.name), [one.name, one.population, one.equipped, one.won, one.clients]),
      ),
      total([
        'Total',
        sum(segments, ({ population }) => population),
        null,
        null,
        sum(segments, ({ clients }) => clients),
      ]),
    ],
    'Hypothèses d’illustration ; population en milliers. Part gagnée : équipés devenus clients du nouvel entrant à la fin de l’année 3.',
  );
}

const positioningChart: MapChart = {
  type: 'map',
  title: claim(
    !competitors.some(({ x, y }) => x >= BROAD && y >= DEDICATED),
    'La case à sept familles et cinq fonctions est vide',
  ),
  measure: 'Étendue de l’offre et outils de l’indépendant, illustration',
  x: { label: 'Familles de produits', from: 0, to: FAMILIES },
  y: { label: 'Fonctions pour l’indépendant', from: 0, to: FUNCTIONS },
  points: [...competitors, { label: 'Case vide', x: 7, y: 5, hot: true }],
};

/** Acquisition cost and active share at which a segment, like the others, would no longer let the money come back. */
export function gateOf(model: StudyModel, { acquisition, active }: { acquisition: number; active: number }) {
  return {
    acquisition: Math.floor(acquisition * (1 + thresholdOf(model, 'Coût d’acquisition') / 100)),
    active: Math.ceil(active * (1 - thresholdOf(model, 'Part de clients actifs') / 100)),
  };
}

/** The three phases, their acquisition and what must be seen before the next one opens. */
function phasesTable(model: StudyModel): DataTable {
  const { plan, drivers } = model;
  return table(
    'Acquisition par phase, sur trois ans',
    'Phase | Clients gagnés [0] | Coût unitaire [0 €] | Budget [0 k€]',
    [
      ...plan.phases.map(({ segment, opens, won, acquisition }, index) => ({
        cells: [
          `${index + 1}. ${segment.name}, mois ${opens} à ${drivers.months}`,
          won,
          segment.acquisition,
          acquisition,
        ],
      })),
      total(['Total', sum(plan.phases, ({ won }) => won), null, sum(plan.phases, ({ acquisition }) => acquisition)]),
    ],
    `Clients gagnés : de quoi finir l’année 3 avec les clients de la page ${folio.clients}, une fois déduits ${hundredths(drivers.churn, Number.isInteger(drivers.churn) ? 0 : 1)} de départs par mois.`,
  );
}

/** Three years of cash, in k€. */
function cashTable(model: StudyModel): DataTable {
  const years = [1, 2, 3].map((year) => planYear(model, year));
  const whole = (key: 'margin' | 'acquisition' | 'fixed' | 'result') => sum(years, (one) => one[key]);
  return table(
    'Trésorerie du plan, en k€',
    ' | Année 1 [0] | Année 2 [0] | Année 3 [0] | Trois ans [0]',
    [
      ['Marge des clients', ...years.map(({ margin }) => margin), whole('margin')],
      ['Acquisition', ...years.map(({ acquisition }) => -acquisition), -whole('acquisition')],
      ['Coûts fixes', ...years.map(({ fixed }) => -fixed), -whole('fixed')],
      total(['Résultat', ...years.map(({ result }) => result), whole('result')]),
      ['Trésorerie cumulée', ...years.map(({ cumulative }) => cumulative), null],
    ],
    'Illustration, hors impôt et financement ; totaux avant arrondi.',
  );
}

/** What the company costs each year before its first client, in k€. */
function fixedCostsTable({ drivers, plan }: StudyModel): DataTable {
  return table('Coûts fixes d’une année, en k€', 'Poste | Quantité | Prix, k€ [0] | Montant, k€ [0]', [
    ...drivers.fixedCosts.map(({ name, quantity, unit, price }) => ({
      cells: [name, `${quantity}\u00a0${unit}`, price, quantity * price],
    })),
    total(['Total', null, null, plan.fixed]),
  ]);
}

/** Years to repay, each lever worsened alone. */
function testsChart(model: StudyModel): BarsChart {
  const { plan, tests, drivers, sourced } = model;
  const slow = tests.filter(({ repaid }) => repaid > drivers.patience);
  return bars(
    claim(
      slow.length === 0 && plan.repaid < drivers.patience && sourced.repaid > drivers.patience,
      `Aucune erreur de ${TEST_PERCENT} % ne renverse le plan ; le prix sourcé, si`,
    ),
    `Durée de remboursement, en années : plan, prix d’acquisition sourcé, puis chaque hypothèse ${TEST_PERCENT} % moins bonne`,
    [
      bar('Plan', plan.repaid),
      bar(`${sourced.segment} à ${sourced.acquisition} €`, sourced.repaid, true),
      ...tests.map(({ lever, repaid }) => bar(lever.name, repaid)),
    ],
    { digits: 1 },
  );
}

/** What each lever's error does, and from which error on the conclusion changes. */
function thresholdsTable({ plan, tests, drivers, sourced }: StudyModel): DataTable {
  const sign = (lever: { worse: string }) => (lever.worse === 'lower' ? -1 : 1);
  return table(
    `Chaque hypothèse ${TEST_PERCENT} % moins bonne, puis son seuil`,
    ['Hypothèse', 'Besoin [1 M€]', 'Excédent [1 M€]', { label: 'Bascule', digits: 0, unit: '%', signed: true }],
    [
      { cells: ['Plan', plan.need, plan.surplus, null] },
      {
        cells: [
          `${sourced.segment} à ${sourced.acquisition} € [${sourced.source}]`,
          sourced.need,
          sourced.surplus,
          null,
        ],
        look: 'hot' as const,
      },
      ...tests.map(({ lever, need, surplus, threshold }) => ({
        cells: [lever.name, need, surplus, sign(lever) * Math.floor(threshold)],
      })),
    ],
    `Au prix sourcé, le besoin demande ${decimal(sourced.repaid, 1)} ans d’excédent. Ensuite chaque hypothèse bouge seule, sur les trois segments à la fois. Excédent : par an, au rythme du dernier mois. Bascule : écart à partir duquel le besoin ne se rembourse plus en ${spelled(drivers.patience)} ans d’excédent.`,
  );
}

/** Every chart and table, made once: the download recognises by identity what it has printed. */
export const studyFigures = (model: StudyModel) => ({
  market: marketChart(model),
  cases: casesTable(model),
  countries: countriesTable(model),
  revolut: revolutChart,
  published: publishedTable,
  segments: segmentsChart(model),
  margins: segmentsTable(model),
  clients: clientsTable(model),
  map: positioningChart,
  qonto: qontoTable(model),
  shine: shineTable(model),
  usage: usageChart(model),
  phases: phasesTable(model),
  cash: cashTable(model),
  fixedCosts: fixedCostsTable(model),
  tests: testsChart(model),
  thresholds: thresholdsTable(model),
});

export type StudyFigures = ReturnType<typeof studyFigures>;
