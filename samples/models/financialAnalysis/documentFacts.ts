import type { BarsChart, ColumnsChart } from '../../../data/examples/chartTypes.ts';
import { decimal, millions } from '../../../data/french/frenchNumbers.ts';
import { claim } from '../claim.ts';
import type { Sample } from '../sample.ts';
import { assumptions } from './assumptions.ts';
import { revenueChart } from './figures.ts';
import { gates, watchTable, wonInHalf } from './pages.ts';
import { plan } from './plan.ts';

const { prudent, central } = plan;
const [y2024, , y2026] = central.years;

const customers: ColumnsChart = {
  type: 'columns',
  title: `De ${decimal(y2024.customers)} à ${decimal(y2026.customers)} clients en deux ans`,
  measure: 'Clients en décembre, scénario central',
  digits: 0,
  bars: central.years.map(({ year, customers: value }) => ({ label: String(year), value, forecast: year > 2024 })),
};

const credits: ColumnsChart = {
  type: 'columns',
  title: claim(
    central.credits.every(({ credit }, index) => index === 0 || credit > (central.credits[index - 1]?.credit ?? 0)),
    'Le crédit croît avec l’équipe produit',
  ),
  measure: 'Crédit d’impôt recherche par année de dépense, en k€, scénario central',
  digits: 0,
  bars: central.credits.map(({ credit }, index) => ({
    label: String(central.years[index]?.year),
    value: credit,
    forecast: index > 0,
  })),
};

const won: BarsChart = {
  type: 'bars',
  title: `Le seuil de ${gates.wonByJune} clients sépare les deux scénarios`,
  measure: 'Clients gagnés au premier semestre 2025',
  unit: '',
  digits: 0,
  rows: [
    { label: 'Scénario prudent', value: wonInHalf(prudent) },
    { label: 'Seuil', value: gates.wonByJune, hot: true },
    { label: 'Scénario central', value: wonInHalf(central) },
  ],
};

/** What the document of the analysis says of itself, and the figures it adds to the page. */
export const documentFacts: Sample['document'] = {
  client: `Une jeune entreprise de logiciel, fictive, qui lève ${millions(assumptions.raise.amount, 0)}`,
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
