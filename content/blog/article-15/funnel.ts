import type { FunnelFigure } from '../../../data/articles/figureTypes.ts';

/** The month of the worked example: number of visits, share that each step keeps, and margin of a sale in euros. */
export const month = { visits: 4000, requests: 0.03, reached: 0.7, quoted: 0.5, sold: 1 / 3, margin: 1800 };
type Rates = Partial<Pick<typeof month, 'requests' | 'reached' | 'quoted' | 'sold'>>;

/** Computes the count at each step of the month's funnel, with some of the rates replaced. */
export function counters(repaired: Rates = {}) {
  const rates = { ...month, ...repaired };
  const requests = rates.visits * rates.requests;
  const reached = requests * rates.reached;
  const quoted = reached * rates.quoted;
  return { visits: rates.visits, requests, reached, quoted, sold: quoted * rates.sold };
}

/** Margin in euros that better rates add in a month. */
export const gainOf = (repaired: Rates): number => (counters(repaired).sold - counters().sold) * month.margin;

const { requests, reached, quoted, sold } = counters();

export const funnel: FunnelFigure = {
  type: 'funnel',
  title: 'Trente-six demandes sur cent vingt se perdent avant le premier échange',
  measure: 'Un mois de l’installateur imaginaire, de la demande à la vente',
  unit: 'reçues',
  steps: [
    { label: 'Demandes', value: requests },
    { label: 'Demandes jointes', value: reached, hot: true },
    { label: 'Devis envoyés', value: quoted },
    { label: 'Ventes', value: Math.round(sold) },
  ],
  note: 'Exemple illustratif : nombres composés par l’auteur. Les 4 000 visites écraseraient le dessin ; elles restent dans le tableau.',
};
