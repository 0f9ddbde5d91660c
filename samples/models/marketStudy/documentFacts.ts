import type { BalanceChart, BarsChart, ColumnsChart } from '../../../data/examples/chartTypes.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { balance, bar, bars, barsOf, columns, largest, sum } from '../../parts.ts';
import type { Sample } from '../sample.ts';
import { folio } from './delivery.ts';
import type { StudyFigures } from './figures.ts';
import { clientsTable } from './figures.ts';
import type { StudyModel } from './model.ts';
import { billions, hundredths } from './model.ts';

/** The first year's market, country by country. */
export function countriesChart({ market: { central } }: StudyModel): BarsChart {
  const rows = central.first.countries.map(({ name, total }) => bar(name, total));
  const sorted = [...rows].sort((a, b) => b.value - a.value);
  const first = largest({ rows });
  return bars(
    `${first.label} en tête : ${billions(first.value)}`,
    `Revenus des néobanques par pays en ${central.first.year}, particuliers et professionnels, en M€`,
    sorted.map((row, index) => ({ ...row, ...(index < 2 && { hot: true }) })),
    { unit: 'M€' },
  );
}

/** Clients of the three phases at the end of each year. */
export function clientsChart({ plan, drivers }: StudyModel): ColumnsChart {
  const years = Array.from({ length: drivers.months / 12 }, (_, index) => index + 1);
  const held = (month: number) => sum(plan.phases, ({ months }) => months[month - 1]?.clients ?? 0);
  const bars = years.map((year) => ({
    label: `Fin de l’année ${year}`,
    value: held(year * 12) / 1000,
    forecast: true,
  }));
  return columns(
    `De ${decimal(bars[0]?.value ?? 0)} à ${decimal(bars.at(-1)?.value ?? 0)} milliers de clients en ${years.length} ans`,
    'Clients des trois segments, en milliers, départs déduits',
    bars,
    { digits: 1 },
  );
}

/** The cash of the plan at the end of each quarter. */
export function cashByQuarter({ plan: { rows, need } }: StudyModel): BalanceChart {
  const quarters = rows.filter(({ month }) => month % 3 === 0);
  return balance(
    `Au plus creux, ${decimal(need, 1)} M€ sont engagés`,
    'Trésorerie cumulée en fin de trimestre, en M€, hors impôt et financement',
    quarters.map(({ month, cumulative }) => bar(`M${month}`, cumulative / 1000)),
    { unit: 'M€', digits: 1 },
  );
}

/** What the document of the study says of itself, and the figures it adds to the page. */
export function documentFacts(model: StudyModel, figures: StudyFigures): Sample['document'] {
  const won = barsOf(clientsTable(model), 4, { title: '', measure: 'Clients à la fin de l’année 3, par segment' });
  const most = largest(won);
  const whole = sum(won.rows, ({ value }) => value);
  return {
    client: 'Un nouvel entrant bancaire, fictif',
    date: '28 novembre 2026',
    version: '1.0, exemple illustratif',
    cover: figures.market,
    source: 'modèle de l’étude, hypothèses d’illustration',
    figures: [
      { folio: folio.countries, chart: countriesChart(model) },
      {
        folio: folio.clients,
        chart: { ...won, title: `${most.label} : ${hundredths((most.value * 100) / whole)} des clients à gagner` },
      },
      { folio: folio.shine, chart: figures.usage },
      { folio: folio.phases, chart: clientsChart(model) },
      { folio: 38, chart: cashByQuarter(model) },
    ],
  };
}
