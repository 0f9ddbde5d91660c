import { capital, decimal, percent, spelled } from '../../frenchNumbers.ts';
import type { Cell, DataTable } from '../types.ts';
import type { Measure } from './drivers.ts';
import {
  type Month,
  type Plan,
  planOf,
  retained,
  type Stress,
  stopCost,
  stressed,
  sum,
  temporaryHours,
} from './model.ts';
import { duration, schedule } from './schedule.ts';

/** When the prices and rates without a public source were set down. */
const pricedIn = 'juillet 2025';
const shown = ({ digits, unit }: Measure, value: number) => `${decimal(value, digits)} ${unit}`;
const HALVES = Array.from({ length: duration / 6 }, (_, index) => index * 6);
const halfName = (from: number) => `M${from + 1}–M${from + 6}`;

export const measuresTable = ({ drivers: d }: Plan): DataTable => ({
  caption: `${capital(spelled(Object.keys(d.measures).length))} mesures : ce qui est déclaré, contrôlé, retenu`,
  columns: [
    { label: 'Mesure' },
    { label: 'Déclaré' },
    { label: 'Échantillon', digits: 0 },
    { label: 'Tiré au sort parmi' },
    { label: 'Contrôlé' },
    { label: 'Retenu' },
    { label: 'Visé' },
  ],
  rows: Object.values(d.measures).map((measure) => ({
    cells: [
      measure.name,
      shown(measure, measure.declared),
      measure.sample,
      measure.trace,
      shown(measure, measure.checked),
      shown(measure, retained(measure)),
      measure.target === undefined ? null : shown(measure, measure.target),
    ],
  })),
  note: 'Heures et arrêts : par an. Rebuts : part des pièces lancées. Retenu : le plus bas des deux. Données d’illustration.',
});

export function gainsTable({ drivers: d, gains, gain, running, net }: Plan): DataTable {
  const fallOf = (id: keyof typeof d.measures) => {
    const measure = d.measures[id];
    return retained(measure) - (measure.target ?? 0);
  };
  const scrap = (line: 0 | 1 | 2, id: 'scrap1' | 'scrap2' | 'scrap3') =>
    `${decimal(fallOf(id), 1)} % × ${decimal(d.sales * d.variable * d.shares[line], 0)} k€`;
  const how = {
    entry: `${decimal(fallOf('entry'), 0)} h × ${decimal(d.workshop, 0)} € × ${percent(d.reuse)}`,
    scrap1: scrap(0, 'scrap1'),
    packing: `${decimal(temporaryHours(d), 0)} h d’intérim × ${decimal(d.temporary, 2)} €`,
    stops: `${decimal(fallOf('stops'), 0)} h × ${decimal(stopCost(d), 0)} €`,
    scrap2: scrap(1, 'scrap2'),
    scrap3: scrap(2, 'scrap3'),
  };
  return {
    caption: 'Gains annuels, une fois tout en service',
    columns: [
      { label: 'Poste' },
      { label: 'Calcul' },
      { label: 'Gain', digits: 1, unit: 'k€' },
      { label: 'Frais', digits: 1, unit: 'k€' },
      { label: 'Gain net', digits: 1, unit: 'k€' },
    ],
    rows: [
      ...gains.map(({ id, value, running: each }) => ({
        cells: [d.measures[id].name, how[id], value, each, value - each],
      })),
      { cells: ['Total', null, gain, running, net], look: 'total' as const },
    ],
    note: `Un rebut coûte les charges variables (${percent(d.variable)} du chiffre d’affaires), pas le prix de vente ; totaux calculés avant arrondi. Une heure d’arrêt : ${decimal(d.lines.operators, 0)} opérateurs, et la marge de ce qui n’est pas rattrapé (${percent(d.lines.lost)}).`,
  };
}

export const rankTable = ({ ranked, projects }: Plan): DataTable => ({
  caption: 'L’ordre des chantiers : du plus vite remboursé au plus lent',
  columns: [
    { label: 'Chantier' },
    { label: 'Investi', digits: 1, unit: 'k€' },
    { label: 'Net par an', digits: 1, unit: 'k€' },
    { label: 'Retour', digits: 0, unit: 'mois' },
  ],
  rows: ranked.map(({ name, invested, net, payback }, index) => ({
    cells: [`${index + 1}. ${name}`, invested, net, payback],
  })),
  note: `Retour à plein régime, avant aléas et intérêts. ${capital(
    projects
      .filter(({ payback }) => payback === undefined)
      .map(({ name }) => name.toLowerCase())
      .join(' et '),
  )} préparent les autres et ne rapportent rien seules : leur coût entre dans le total.`,
});

export const discardedTable = ({ discarded }: Plan): DataTable => ({
  caption: `${capital(spelled(discarded.length))} chantiers écartés : coût et gain en k€, retour en mois`,
  columns: [
    { label: 'Chantier' },
    { label: 'Coût', digits: 0 },
    { label: 'Net par an', digits: 1 },
    { label: 'Mois', digits: 0 },
    { label: 'Pourquoi' },
  ],
  rows: discarded.map(({ name, cost, gain, payback, why }) => ({ cells: [name, cost, gain, payback, why] })),
  note: `Estimations d’illustration, ${pricedIn}.`,
});

export const gatesTable = ({ gates, projects, drivers: d }: Plan): DataTable => ({
  caption: `${capital(spelled(gates.length))} jalons : ce qui est engagé, ce qui peut encore être gardé`,
  columns: [
    { label: 'Jalon' },
    { label: 'On continue si' },
    { label: 'Il libère' },
    { label: 'Engagé', digits: 0, unit: 'k€' },
    { label: 'Encore libre', digits: 0, unit: 'k€' },
  ],
  rows: gates.map(({ name, month, condition, aim, committed, free }, index) => ({
    cells: [
      `${name},\u00a0M${month}`,
      aim ? `${condition} ${shown(d.measures[aim], d.measures[aim].target ?? 0)} au plus` : condition,
      released(projects, month, gates[index + 1]?.month),
      committed,
      free,
    ],
  })),
  note: 'Engagé : tout ce qui a commencé, payé ou non, hors aléas. Encore libre : ce qui n’est pas commandé.',
});

/** What begins between a gate and the next one. */
const released = (projects: Plan['projects'], from: number, to = duration) =>
  projects
    .flatMap((project) => project.items.map((item) => ({ project, item, start: (item.months ?? [project.from])[0] })))
    .filter(({ start }) => start >= from && start < to)
    .map(({ project, item }) => (item.months ? item.name : project.name))
    .filter((name, index, all) => all.indexOf(name) === index)
    .map((name) => name.toLowerCase())
    .join(' ; ');

export const stopTable = ({ gates }: Plan): DataTable => ({
  caption: 'Si le plan s’arrête là',
  columns: [
    { label: 'Arrêt à' },
    { label: 'Engagé', digits: 0, unit: 'k€' },
    { label: 'Gain net gardé par an', digits: 0, unit: 'k€' },
    { label: 'Remboursé en', digits: 0, unit: 'mois' },
  ],
  rows: gates.map(({ name, committed, kept, payback }) => ({ cells: [name, committed, kept, payback] })),
  note: 'À plein régime, avant aléas et intérêts, les objectifs des chantiers commencés étant atteints.',
});

export const investmentTable = ({ projects, invested, contingency, envelope, drivers: d }: Plan): DataTable => {
  const half = (monthly: readonly number[], from: number) => sum(monthly.slice(from, from + 6));
  return {
    caption: 'Investissements par chantier, en k€',
    columns: [
      { label: 'Chantier' },
      ...HALVES.map((from) => ({ label: halfName(from), digits: 0 })),
      { label: 'Total', digits: 0 },
    ],
    rows: [
      ...projects.map(({ name, monthly, invested: whole }): { cells: Cell[] } => ({
        cells: [name, ...HALVES.map((from) => half(monthly, from)), whole],
      })),
      {
        cells: ['Total', ...HALVES.map((from) => sum(projects.map(({ monthly }) => half(monthly, from)))), invested],
        look: 'total',
      },
      { cells: [`Aléas, ${percent(d.contingency)}`, ...HALVES.map(() => null), contingency] },
      { cells: ['Enveloppe', ...HALVES.map(() => null), envelope], look: 'total' },
    ],
    note: 'Données d’illustration, hors taxes. La cellule se paie en trois fois : commande, livraison, réception.',
  };
};

/** The two heaviest of the projects done in one go, whose purchases are listed. */
export const heaviest = ({ projects }: Plan) =>
  [...projects]
    .filter(({ items }) => !items.some(({ months }) => months))
    .sort((a, b) => b.invested - a.invested)
    .slice(0, 2);

export function itemsTable(plan: Plan): DataTable {
  const bought = heaviest(plan);
  const items = bought.flatMap((project) => project.items);
  return {
    caption: `${bought.map(({ name }, index) => (index ? name.toLowerCase() : name)).join(', puis ')}, en k€`,
    columns: [
      { label: 'Poste' },
      { label: 'Quantité', digits: 0 },
      { label: 'Prix', digits: 1 },
      { label: 'Montant', digits: 1 },
    ],
    rows: [
      ...items.map(({ name, quantity, price }) => ({ cells: [name, quantity, price, quantity * price] })),
      {
        cells: ['Total', null, null, sum(items.map(({ quantity, price }) => quantity * price))],
        look: 'total' as const,
      },
    ],
    note: `Aucun prix public ne s’applique à ces équipements : ce sont des hypothèses de ${pricedIn}, à remplacer par trois devis avant J2.`,
  };
}

export const financeTable = ({ finance, own, interest, envelope, drivers: d }: Plan): DataTable => ({
  caption: 'Financement de l’enveloppe',
  columns: [
    { label: 'Source' },
    { label: 'Montant', digits: 0, unit: 'k€' },
    { label: 'Taux' },
    { label: 'Mensualité', digits: 2, unit: 'k€' },
    { label: 'Intérêts', digits: 1, unit: 'k€' },
  ],
  rows: [
    {
      cells: [
        `Crédit-bail de la cellule, ${decimal(d.lease.months, 0)} mois`,
        finance.amount,
        percent(d.lease.rate, 1),
        finance.rent,
        interest.lease,
      ],
    },
    {
      cells: [
        `Prêt bancaire, ${decimal(d.loan.months, 0)} mois`,
        d.loan.amount,
        percent(d.loan.rate, 1),
        finance.annuity,
        interest.loan,
      ],
    },
    { cells: ['Autofinancement', own, null, null, null] },
    { cells: ['Total', envelope, null, finance.rent + finance.annuity, interest.lease + interest.loan], look: 'total' },
  ],
  note: `Taux : hypothèses de ${pricedIn}. Intérêts du crédit-bail dès le premier acompte ; option d’achat de ${percent(d.lease.option)} comprise.`,
});

/** What could go otherwise, the plan itself first. */
const stresses = ({ gates, drivers: { trials } }: Plan): readonly { name: string; stress: Stress }[] => {
  const extension = gates.find(({ month }) => month >= schedule.extension[0]);
  if (!extension) throw new Error('No gate before the extension');
  return [
    { name: 'Plan', stress: {} },
    { name: `Gains en retard de ${decimal(trials.late, 0)} mois`, stress: { late: trials.late } },
    { name: `Prix supérieurs de ${percent(trials.prices)}`, stress: { prices: 1 + trials.prices } },
    ...trials.reached.map((reached) => ({ name: `Objectifs atteints à ${percent(reached)}`, stress: { reached } })),
    { name: `Arrêt à ${extension.name}, sans l’extension`, stress: { stopAt: extension.month } },
  ];
};

export const stressTable = (plan: Plan): DataTable => ({
  caption: 'Ce qui ferait changer la conclusion',
  columns: [
    { label: 'Hypothèse' },
    { label: 'Remboursé' },
    { label: `Solde à M${plan.cash.length}`, digits: 0, unit: 'k€', signed: true },
  ],
  rows: stresses(plan).map(({ name, stress }, index) => {
    const { payback, cash } = planOf(stressed(plan.drivers, stress));
    return {
      cells: [name, payback ? `à M${payback}` : `après M${cash.length}`, cash.at(-1)?.cumulative ?? 0],
      ...(index === 0 && { look: 'hot' as const }),
    };
  }),
});

export function halvesTable({ cash, drivers: d }: Plan): DataTable {
  const over = (months: readonly Month[]) => [
    sum(months.map(({ gain, running }) => gain - running)),
    sum(months.map(({ spent, interest }) => spent + interest)),
  ];
  const starts = cash.filter(({ month }) => month % 6 === 1).map(({ month }) => month - 1);
  return {
    caption: 'Semestre par semestre, en k€',
    columns: [
      { label: 'Semestre' },
      { label: 'Gain net', digits: 1 },
      { label: 'Dépensé', digits: 1 },
      { label: 'Cumul', digits: 1 },
    ],
    rows: [
      ...starts.map((from) => ({
        cells: [halfName(from), ...over(cash.slice(from, from + 6)), cash[from + 5]?.cumulative ?? 0],
      })),
      { cells: ['Total', ...over(cash), null], look: 'total' as const },
    ],
    note: `Gain net : frais courants déduits ; il commence le mois qui suit la mise en service, à ${percent(d.ramp.share)} pendant ${decimal(d.ramp.months, 0)} mois. Dépensé : achats, aléas, intérêts. Avant impôt, hors taxes, sans subvention ; totaux calculés avant arrondi.`,
  };
}

export const risksTable: DataTable = {
  caption: 'Risques suivis',
  columns: [{ label: 'Risque' }, { label: 'Signe avant-coureur' }, { label: 'Parade' }],
  rows: [
    { cells: ['Retard du fabricant de la cellule', 'plans non signés à M7', 'pénalités au contrat, intérim prolongé'] },
    { cells: ['Données machines inexploitables', 'relevés manquants dès M2', 'capteurs autonomes sur la ligne 1'] },
    { cells: ['Refus de l’atelier', 'moins de la moitié des postes formés à M7', 'deux référents par équipe'] },
  ],
};
