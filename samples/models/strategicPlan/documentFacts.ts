import type { BarsChart, ColumnsChart } from '../../../data/examples/chartTypes.ts';
import { capital, decimal, percent, spelled } from '../../../data/french/frenchNumbers.ts';
import { bars, columns, page } from '../../parts.ts';
import { barsOf, largest } from '../barsOf.ts';
import { claim } from '../claim.ts';
import type { Sample } from '../sample.ts';
import { roadmap } from './charts.ts';
import { retained } from './gains.ts';
import { gatesTable, stopTable } from './gateTables.ts';
import type { Plan } from './model.ts';
import { halfName } from './shown.ts';
import { assumptionsTable, dashboardTable, meansTable, standingTable } from './steeringTables.ts';

/** What is paid in each half-year, contingency apart. */
function halves({ projects }: Plan): ColumnsChart {
  const starts = [0, 6, 12];
  const bars = starts.map((from) => ({
    label: halfName(from),
    value: projects.reduce((sum, { monthly }) => sum + monthly.slice(from, from + 6).reduce((a, b) => a + b, 0), 0),
  }));
  const most = bars.reduce((best, bar) => (bar.value > best.value ? bar : best));
  const whole = bars.reduce((sum, { value }) => sum + value, 0);
  return columns(
    `${percent(most.value / whole)} de la dépense tombe de ${most.label.replace('–', ' à ')}`,
    'Investissements payés par semestre, hors aléas, en k€',
    bars,
  );
}

/** The goal of each measure that has one, as a share of its value today. */
function goals({ drivers: { measures } }: Plan): BarsChart {
  const rows = Object.values(measures).flatMap((measure) =>
    measure.target === undefined ? [] : [{ label: measure.name, value: (measure.target / retained(measure)) * 100 }],
  );
  return bars(
    claim(
      rows.every(({ value }) => value < 100),
      'Chaque mesure a son objectif, suivi chaque mois',
    ),
    'Objectif, en % de la valeur retenue au diagnostic',
    rows,
    { unit: '%' },
  );
}

/** What the document of the plan says of itself, and the figures it adds to the page. */
export function documentFacts(plan: Plan): Sample['document'] {
  const { gates, projects, discarded, invested, drivers } = plan;
  const leased = projects.find(({ terms }) => terms);
  const order = gates.find(({ month }) => leased && month >= leased.from);
  if (!order) throw new Error('No gate before the lease');
  const late = discarded.filter(({ payback }) => payback > drivers.longest);
  const stops = barsOf(stopTable(plan), 3, { title: '', measure: '' });
  return {
    pages: [
      page(3, 'De quoi payer le plan, mais un seul chantier lourd à la fois', [
        standingTable(plan),
        meansTable(plan),
        'L’argent ne manque pas ; le temps des mêmes personnes, si. C’est lui qui fixe l’ordre des dates, quand le calcul fixe l’ordre des chantiers.',
      ]),
      page(18, 'Un indicateur par gain, un seuil d’alerte à mi-chemin', [
        dashboardTable(plan),
        assumptionsTable(plan),
        'Une alerte n’arrête rien : elle est portée au comité suivant, qui dit pourquoi et jusqu’à quand. La même, deux comités de suite, met le jalon en question.',
      ]),
    ],
    client: 'Une PME industrielle, fictive',
    date: '31 juillet 2025',
    version: '1.0, exemple illustratif',
    cover: roadmap(plan),
    source: 'modèle du plan, données d’illustration',
    figures: [
      {
        folio: 1,
        chart: barsOf(gatesTable(plan), 4, {
          title: `À ${order.name}, ${percent(order.free / invested)} du budget reste libre`,
          measure: 'Ce qui n’est pas encore commandé, jalon par jalon, en k€',
          hot: (name) => name.startsWith(order.name),
        }),
      },
      {
        folio: 9,
        chart: bars(
          `${capital(spelled(late.length))} dépassent la limite de ${decimal(drivers.longest)} mois`,
          'Mois pour se rembourser : coût divisé par gain annuel',
          discarded.map(({ name, payback }) => ({ label: name, value: payback })),
          { unit: 'mois' },
        ),
      },
      {
        folio: 14,
        chart: {
          ...stops,
          title: `Où que le plan s’arrête, ${decimal(largest(stops).value)} mois au plus pour rembourser ce qui est fait`,
          measure: 'Mois pour se rembourser si le plan s’arrête à ce jalon',
        },
      },
      { folio: 19, chart: halves(plan) },
      { folio: 23, chart: goals(plan) },
    ],
  };
}
