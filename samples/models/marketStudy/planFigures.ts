import type { BarsChart } from '../../../data/examples/chartTypes.ts';
import type { DataTable } from '../../../data/examples/types.ts';
import { spelled } from '../../../data/french/frenchNumbers.ts';
import { bars, table, total } from '../../parts.ts';
import { claim } from '../claim.ts';
import { hundredths } from './amounts.ts';
import { folio } from './folio.ts';
import { planYear, type StudyModel, TEST_PERCENT, thresholdOf } from './model.ts';

/** Acquisition cost and active share at which a segment, like the others, would no longer let the money come back. */
export function gateOf(model: StudyModel, { acquisition, active }: { acquisition: number; active: number }) {
  return {
    acquisition: Math.floor(acquisition * (1 + thresholdOf(model, 'Coût d’acquisition') / 100)),
    active: Math.ceil(active * (1 - thresholdOf(model, 'Part de clients actifs') / 100)),
  };
}

/** The three phases, their acquisition and what must be seen before the next one opens. */
export function phasesTable(model: StudyModel): DataTable {
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
      {
        cells: [
          'Total',
          plan.phases.reduce((sum, { won }) => sum + won, 0),
          null,
          plan.phases.reduce((sum, { acquisition }) => sum + acquisition, 0),
        ],
        look: 'total' as const,
      },
    ],
    `Clients gagnés : de quoi finir l’année 3 avec les clients de la page ${folio.clients}, une fois déduits ${hundredths(drivers.churn, Number.isInteger(drivers.churn) ? 0 : 1)} de départs par mois.`,
  );
}

/** Three years of cash, in k€. */
export function cashTable(model: StudyModel): DataTable {
  const years = [1, 2, 3].map((year) => planYear(model, year));
  const whole = (key: 'margin' | 'acquisition' | 'fixed' | 'result') => years.reduce((sum, one) => sum + one[key], 0);
  return table(
    'Trésorerie du plan, en k€',
    ' | Année 1 [0] | Année 2 [0] | Année 3 [0] | Trois ans [0]',
    [
      ['Marge des clients', ...years.map(({ margin }) => margin), whole('margin')],
      ['Acquisition', ...years.map(({ acquisition }) => -acquisition), -whole('acquisition')],
      ['Coûts fixes', ...years.map(({ fixed }) => -fixed), -whole('fixed')],
      total('Résultat', ...years.map(({ result }) => result), whole('result')),
      ['Trésorerie cumulée', ...years.map(({ cumulative }) => cumulative), null],
    ],
    'Illustration, hors impôt et financement ; totaux avant arrondi.',
  );
}

/** What the company costs each year before its first client, in k€. */
export function fixedCostsTable({ drivers, plan }: StudyModel): DataTable {
  return table('Coûts fixes d’une année, en k€', 'Poste | Quantité | Prix, k€ [0] | Montant, k€ [0]', [
    ...drivers.fixedCosts.map(({ name, quantity, unit, price }) => ({
      cells: [name, `${quantity}\u00a0${unit}`, price, quantity * price],
    })),
    total('Total', null, null, plan.fixed),
  ]);
}

/** Years to repay, each lever worsened alone. */
export function testsChart(model: StudyModel): BarsChart {
  const { plan, tests, drivers } = model;
  const slow = tests.filter(({ repaid }) => repaid > drivers.patience);
  return bars(
    claim(
      slow.length === 0 && plan.repaid < drivers.patience,
      `Aucune erreur de ${TEST_PERCENT} %, seule, ne fait passer le remboursement au-delà de ${spelled(drivers.patience)} ans`,
    ),
    `Durée de remboursement du besoin, en années, si une hypothèse est ${TEST_PERCENT} % moins bonne`,
    [
      { label: 'Plan', value: plan.repaid, hot: true },
      ...tests.map(({ lever, repaid }) => ({ label: lever.name, value: repaid })),
    ],
    { digits: 1 },
  );
}

/** What each lever's error does, and from which error on the conclusion changes. */
export function thresholdsTable({ plan, tests, drivers }: StudyModel): DataTable {
  const sign = (lever: { worse: string }) => (lever.worse === 'lower' ? -1 : 1);
  return table(
    `Chaque hypothèse ${TEST_PERCENT} % moins bonne, puis son seuil`,
    ['Hypothèse', 'Besoin [1 M€]', 'Excédent [1 M€]', { label: 'Bascule', digits: 0, unit: '%', signed: true }],
    [
      { cells: ['Plan', plan.need, plan.surplus, null], look: 'hot' as const },
      ...tests.map(({ lever, need, surplus, threshold }) => ({
        cells: [lever.name, need, surplus, sign(lever) * Math.floor(threshold)],
      })),
    ],
    `Chaque hypothèse bouge seule, sur les trois segments à la fois. Excédent : par an, au rythme du dernier mois. Bascule : écart à partir duquel le besoin ne se rembourse plus en ${spelled(drivers.patience)} ans d’excédent.`,
  );
}
