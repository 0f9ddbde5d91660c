import type { BarsChart, ColumnsChart } from '../../../data/examples/chartTypes.ts';
import type { DataTable } from '../../../data/examples/types.ts';
import { capital, decimal, percent, spelled, thousands } from '../../../data/french/frenchNumbers.ts';
import { bar, bars, barsOf, claim, columns, largest, page, sum, table } from '../../parts.ts';
import type { Sample } from '../sample.ts';
import type { Plan } from './model.ts';
import { retained } from './model.ts';
import { roadmap } from './pages.ts';
import { gatesTable, halfName, shown, stopTable } from './tables.ts';

/** Where the company stands, and what the plan makes of it. */
function standingTable({ drivers: d, own, envelope }: Plan): DataTable {
  const { packing, scrap1, temporary } = d.measures;
  return table('Forces, fragilités, dépendances', 'Nature | Constat | Ce que le plan en fait', [
    `Force | ${thousands(d.cashFlow)} d’autofinancement par an | il paie ${percent(own / envelope)} de l’enveloppe`,
    'Force | ordres de fabrication et journal d’automate tenus | chaque mesure se contrôle sur pièces',
    `Fragilité | emballage manuel, ${shown(packing, retained(packing))} par an | la cellule, après essai`,
    `Fragilité | ${shown(scrap1, retained(scrap1))} de rebuts sur la ligne 1 | contrôle visuel d’abord`,
    `Dépendance | intérim, ${shown(temporary, retained(temporary))} par an | la cellule supprime ces heures, elles seules comptent`,
    'Dépendance | le fabricant de la cellule, pour sa cadence | trois devis, essai avant la commande',
  ]);
}

/** What the company can give to the plan, in money and in time. */
const meansTable = ({ drivers: d, own, peak, finance, service }: Plan): DataTable =>
  table(
    'Moyens disponibles, en euros et en temps',
    'Moyen | Combien | Limite',
    [
      ['Autofinancement', thousands(own), `${thousands(peak.amount)} avancés au plus, à M${peak.month}`],
      `Crédit-bail et prêt | ${thousands(finance.amount)} et ${thousands(d.loan.amount)} | ${thousands(service)} de loyers et mensualités par an`,
      'Chef de projet | deux jours par semaine | un seul chantier lourd à la fois',
      'Référents d’atelier | deux par équipe, une demi-journée par mois | jamais en clôture de mois',
    ],
    'Temps d’illustration, à confirmer par la direction avant le premier jalon.',
  );

/** The measures as they are followed: start, alert half way, goal, and the cells to fill in. */
const dashboardTable = ({ drivers: { measures } }: Plan): DataTable =>
  table(
    'Tableau de bord, prêt à remplir',
    'Indicateur | Départ | Alerte à mi-parcours | Visé | M6 | M12 | M18',
    Object.values(measures).flatMap((measure) => {
      const { name, target } = measure;
      if (target === undefined) return [];
      const start = retained(measure);
      const values = [start, (start + target) / 2, target].map((value) => shown(measure, value));
      return [{ cells: [name, ...values, null, null, null] }];
    }),
    'Alerte : au milieu du chantier, moins de la moitié du chemin est faite. Colonnes vides : à remplir, une par semestre.',
  );

/** What the plan takes for granted, and when it is looked at again. */
const assumptionsTable = ({ drivers: d }: Plan): DataTable =>
  table('Hypothèses à revoir chaque trimestre', 'Hypothèse | Aujourd’hui | À revoir si', [
    ['Heures de bureau réemployées', percent(d.reuse), 'le service ne sait pas dire à quoi'],
    `Heure d’intérim facturée | ${decimal(d.temporary, 2)} € | le contrat est renégocié`,
    `Montée en régime | ${decimal(d.ramp.months, 0)} mois à ${percent(d.ramp.share)} | le premier chantier fait moins`,
    ['Taux du prêt', percent(d.loan.rate, 1), 'l’offre écrite de la banque diffère'],
    ['Aléas', percent(d.contingency), 'la moitié est consommée'],
  ]);

/** What is paid in each half-year, contingency apart. */
function halves({ projects }: Plan): ColumnsChart {
  const starts = [0, 6, 12];
  const bars = starts.map((from) =>
    bar(
      halfName(from),
      sum(projects, ({ monthly }) => sum(monthly.slice(from, from + 6))),
    ),
  );
  const most = bars.reduce((best, bar) => (bar.value > best.value ? bar : best));
  const whole = sum(bars, ({ value }) => value);
  return columns(
    `${percent(most.value / whole)} de la dépense tombe de ${most.label.replace('–', ' à ')}`,
    'Investissements payés par semestre, hors aléas, en k€',
    bars,
  );
}

/** The goal of each measure that has one, as a share of its value today. */
function goals({ drivers: { measures } }: Plan): BarsChart {
  const rows = Object.values(measures).flatMap((measure) =>
    measure.target === undefined ? [] : [bar(measure.name, (measure.target / retained(measure)) * 100)],
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
        'L’argent ne manque pas ; le temps des équipes, si. C’est lui qui fixe les dates ; l’ordre des chantiers vient du calcul.',
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
          discarded.map(({ name, payback }) => bar(name, payback)),
          { unit: 'mois' },
        ),
      },
      {
        folio: 14,
        chart: {
          ...stops,
          title: `${decimal(largest(stops).value)} mois au plus, où que le plan s’arrête`,
          measure: 'Mois pour se rembourser si le plan s’arrête à ce jalon',
        },
      },
      { folio: 19, chart: halves(plan) },
      { folio: 23, chart: goals(plan) },
    ],
  };
}
