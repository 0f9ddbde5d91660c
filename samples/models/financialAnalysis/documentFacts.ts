import { decimal, millions } from '../../../data/french/frenchNumbers.ts';
import { bars, columns, page } from '../../parts.ts';
import { claim } from '../claim.ts';
import type { Sample } from '../sample.ts';
import { revenueChart, YEARS } from './figures.ts';
import { given } from './inputs.ts';
import { watchTable } from './pages.ts';
import { results } from './results.made.ts';

const { summary, ratios, decisions } = results;
const [threshold, prudentWon, centralWon] = decisions.won;
const yearBars = (values: readonly number[]) =>
  YEARS.map((label, index) => ({ label, value: values[index] ?? 0, forecast: index > 0 }));

const customers = columns(
  `De ${decimal(summary.customers[0])} à ${decimal(summary.customers[2])} clients en deux ans`,
  'Clients en décembre, scénario central',
  yearBars(summary.customers),
);

const credits = columns(
  claim(
    ratios.credit[0] < ratios.credit[1] && ratios.credit[1] < ratios.credit[2],
    'Le crédit croît avec l’équipe produit',
  ),
  'Crédit d’impôt recherche par année de dépense, en k€, scénario central',
  yearBars(ratios.credit),
);

const won = bars(
  `Le seuil de ${threshold} clients sépare les deux scénarios`,
  'Clients gagnés au premier semestre 2025',
  [
    { label: 'Scénario prudent', value: prudentWon },
    { label: 'Seuil', value: threshold, hot: true },
    { label: 'Scénario central', value: centralWon },
  ],
);

/** What the document of the analysis says of itself, and the figures it adds to the page. */
export const documentFacts: Sample['document'] = {
  client: `Une jeune entreprise de logiciel, fictive, qui lève ${millions(given.raise, 0)}`,
  date: '18 juillet 2025',
  version: '1.0, exemple illustratif',
  cover: revenueChart,
  source: 'modèle financier joint en Excel, données d’illustration',
  pages: [page(6, 'Points de vigilance', [watchTable])],
  figures: [
    { folio: 11, chart: customers },
    { folio: 23, chart: credits },
    { folio: 26, chart: won },
  ],
};
