import type { BarsChart, ColumnsChart } from '../../../data/examples/chartTypes.ts';
import { decimal, millions } from '../../../data/french/frenchNumbers.ts';
import { claim } from '../claim.ts';
import type { Sample } from '../sample.ts';
import { revenueChart, YEARS } from './figures.ts';
import { given } from './inputs.ts';
import { watchTable } from './pages.ts';
import { results } from './results.made.ts';

const { summary, ratios, decisions } = results;
const [threshold, prudentWon, centralWon] = decisions.won;
const bars = (values: readonly number[]) =>
  YEARS.map((label, index) => ({ label, value: values[index] ?? 0, forecast: index > 0 }));

const customers: ColumnsChart = {
  type: 'columns',
  title: `De ${decimal(summary.customers[0])} à ${decimal(summary.customers[2])} clients en deux ans`,
  measure: 'Clients en décembre, scénario central',
  digits: 0,
  bars: bars(summary.customers),
};

const credits: ColumnsChart = {
  type: 'columns',
  title: claim(
    ratios.credit[0] < ratios.credit[1] && ratios.credit[1] < ratios.credit[2],
    'Le crédit croît avec l’équipe produit',
  ),
  measure: 'Crédit d’impôt recherche par année de dépense, en k€, scénario central',
  digits: 0,
  bars: bars(ratios.credit),
};

const won: BarsChart = {
  type: 'bars',
  title: `Le seuil de ${threshold} clients sépare les deux scénarios`,
  measure: 'Clients gagnés au premier semestre 2025',
  unit: '',
  digits: 0,
  rows: [
    { label: 'Scénario prudent', value: prudentWon },
    { label: 'Seuil', value: threshold, hot: true },
    { label: 'Scénario central', value: centralWon },
  ],
};

/** What the document of the analysis says of itself, and the figures it adds to the page. */
export const documentFacts: Sample['document'] = {
  client: `Une jeune entreprise de logiciel, fictive, qui lève ${millions(given.raise, 0)}`,
  date: '18 juillet 2025',
  version: '1.0, exemple illustratif',
  cover: revenueChart,
  source: 'modèle financier joint en Excel, données d’illustration',
  pages: [
    {
      folio: 6,
      section: 'Diagnostic financier',
      title: 'Points de vigilance',
      blocks: [{ kind: 'table', table: watchTable }],
    },
  ],
  figures: [
    { folio: 11, chart: customers },
    { folio: 23, chart: credits },
    { folio: 26, chart: won },
  ],
};
