import type { BarsChart, MapChart } from '../../../data/examples/chartTypes.ts';
import type { DataTable } from '../../../data/examples/types.ts';
import { bars, table } from '../../parts.ts';
import { claim } from '../claim.ts';
import { wholeShares } from '../shares.ts';
import { hundredths } from './amounts.ts';
import { BROAD, competitors, DEDICATED, FAMILIES, FUNCTIONS } from './competitors.ts';
import type { StudyModel } from './model.ts';

const isChosen = ({ chosen }: StudyModel, name: string) => chosen.some((one) => one.name === name);

/** Whether each segment of the plan brings more margin than any segment left out. */
const chosenFirst = ({ chosen, segments }: StudyModel): boolean => {
  const least = Math.min(...chosen.map(({ margin }) => margin));
  return segments.filter(({ margin }) => margin >= least).length === chosen.length;
};

/** Each segment's share of the margin, largest first. */
export function segmentsChart(model: StudyModel): BarsChart {
  const sorted = [...model.segments].sort((a, b) => b.margin - a.margin);
  const shares = wholeShares(sorted.map(({ margin }) => margin));
  return bars(
    claim(
      chosenFirst(model) && model.chosen.length === 3,
      `Trois segments réunissent ${hundredths(model.chosenShare)} de la marge attendue`,
    ),
    'Part de la marge annuelle en fin de troisième année, en %. Hypothèses d’illustration',
    sorted.map(({ name }, index) => ({
      label: name,
      value: shares[index] ?? 0,
      ...(isChosen(model, name) && { hot: true }),
    })),
    { unit: '%' },
  );
}

/** Margin of each segment: clients × active × (revenue − cost), and how long a client takes to repay its acquisition. */
export function segmentsTable(model: StudyModel): DataTable {
  const { segments, margin } = model;
  return table(
    'Huit segments en fin d’année 3, une même formule',
    'Segment | Clients [0] | Actifs [0 %] | Revenu par actif [0 €] | Coût par actif [0 €] | Marge par an [2 M€] | Acquisition [0 €] | Retour, mois [1]',
    [
      ...segments.map((one) => ({
        cells: [
          one.name,
          one.clients,
          one.active,
          one.revenue,
          one.cost,
          one.margin / 1e6,
          one.acquisition,
          one.payback,
        ],
        ...(isChosen(model, one.name) && { look: 'hot' as const }),
      })),
      {
        cells: [
          'Total',
          segments.reduce((sum, { clients }) => sum + clients, 0),
          null,
          null,
          null,
          margin / 1e6,
          null,
          null,
        ],
        look: 'total' as const,
      },
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
      ...segments.map((one) => ({
        cells: [one.name, one.population, one.equipped, one.won, one.clients],
        ...(isChosen(model, one.name) && { look: 'hot' as const }),
      })),
      {
        cells: [
          'Total',
          segments.reduce((sum, { population }) => sum + population, 0),
          null,
          null,
          segments.reduce((sum, { clients }) => sum + clients, 0),
        ],
        look: 'total' as const,
      },
    ],
    'Hypothèses d’illustration ; population en milliers. Part gagnée : équipés devenus clients du nouvel entrant à la fin de l’année 3.',
  );
}

export const positioningChart: MapChart = {
  type: 'map',
  title: claim(
    !competitors.some(({ x, y }) => x >= BROAD && y >= DEDICATED),
    'Aucun des quinze ne réunit l’offre large et les outils de l’indépendant',
  ),
  measure: 'Étendue de l’offre et outils de l’indépendant, illustration',
  x: { label: 'Familles de produits', from: 0, to: FAMILIES },
  y: { label: 'Fonctions pour l’indépendant', from: 0, to: FUNCTIONS },
  points: [...competitors, { label: 'Case vide', x: 7, y: 5, hot: true }],
};
