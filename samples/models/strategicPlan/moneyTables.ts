import type { Cell, DataTable } from '../../../data/examples/types.ts';
import { decimal, percent } from '../../../data/french/frenchNumbers.ts';
import { hotIf, sum, table, total } from '../../parts.ts';
import type { Drivers } from './drivers.ts';
import { duration, schedule } from './drivers.ts';
import { horizon, type Month, monthsOf, type Plan, planOf, retained } from './model.ts';
import { halfName, pricedIn } from './tables.ts';

/** What could go otherwise: goals reached in part, prices above the estimate, gains late by some months, a stop at a gate. */
export interface Stress {
  reached?: number;
  prices?: number;
  late?: number;
  stopAt?: number;
}

/** The drivers of the plan under stress. */
export function stressed(d: Drivers, { reached = 1, prices = 1, late = 0, stopAt = duration }: Stress): Drivers {
  const goals = (measure: Drivers['measures'][keyof Drivers['measures']]) =>
    measure.target === undefined
      ? measure
      : { ...measure, target: retained(measure) - (retained(measure) - measure.target) * reached };
  return {
    ...d,
    measures: mapped(d.measures, goals),
    projects: d.projects.map((project) => ({
      ...project,
      items: project.items
        .filter((item) => monthsOf(project, item)[0] < stopAt)
        .map((item) => ({ ...item, price: item.price * prices })),
    })),
    gains: mapped(d.gains, (gain) =>
      gain.months[0] < stopAt
        ? { ...gain, months: [gain.months[0], gain.months[1] + late] as const }
        : { ...gain, running: 0, months: [horizon, horizon] as const },
    ),
  };
}

const mapped = <Key extends string, Value>(of: Record<Key, Value>, change: (value: Value) => Value) =>
  Object.fromEntries(Object.entries<Value>(of).map(([key, value]) => [key, change(value)])) as Record<Key, Value>;

/** The same plan ended before its extension: nothing bought for the second and third lines, and their scrap left as it is. */
export function withoutExtension(d: Drivers) {
  const as = (id: 'scrap2' | 'scrap3') => ({ ...d.measures[id], target: retained(d.measures[id]) });
  const idle = (id: 'scrap2' | 'scrap3') => ({ ...d.gains[id], running: 0 });
  return planOf({
    ...d,
    measures: { ...d.measures, scrap2: as('scrap2'), scrap3: as('scrap3') },
    gains: { ...d.gains, scrap2: idle('scrap2'), scrap3: idle('scrap3') },
    projects: d.projects.filter(({ id }) => id !== 'extension'),
  });
}

export const financeTable = ({ finance, own, interest, envelope, drivers: d }: Plan): DataTable =>
  table(
    'Financement de l’enveloppe',
    'Source | Montant [0 k€] | Taux | Mensualité [2 k€] | Intérêts [1 k€]',
    [
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
      ['Autofinancement', own, null, null, null],
      total(['Total', envelope, null, finance.rent + finance.annuity, interest.lease + interest.loan]),
    ],
    `Taux : hypothèses de ${pricedIn}. Intérêts du crédit-bail dès le premier acompte ; option d’achat de ${percent(d.lease.option)} comprise.`,
  );

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

export const stressTable = (plan: Plan): DataTable =>
  table(
    'Ce qui ferait changer la conclusion',
    ['Hypothèse', 'Remboursé', { label: `Solde à M${plan.cash.length}`, digits: 0, unit: 'k€', signed: true }],
    stresses(plan).map(({ name, stress }, index) => {
      const { payback, cash } = planOf(stressed(plan.drivers, stress));
      return hotIf(index === 0, [
        name,
        payback ? `à M${payback}` : `après M${cash.length}`,
        cash.at(-1)?.cumulative ?? 0,
      ]);
    }),
  );

export function halvesTable({ cash, drivers: d }: Plan): DataTable {
  const over = (months: readonly Month[]) => [
    sum(months, ({ gain, running }) => gain - running),
    sum(months, ({ spent, interest }) => spent + interest),
  ];
  const starts = cash.filter(({ month }) => month % 6 === 1).map(({ month }) => month - 1);
  return table(
    'Semestre par semestre, en k€',
    'Semestre | Gain net [1] | Dépensé [1] | Cumul [1]',
    [
      ...starts.map((from) => ({
        cells: [halfName(from), ...over(cash.slice(from, from + 6)), cash[from + 5]?.cumulative ?? 0],
      })),
      total(['Total', ...over(cash), null]),
    ],
    `Gain net : frais courants déduits ; il commence le mois qui suit la mise en service, à ${percent(d.ramp.share)} pendant ${decimal(d.ramp.months, 0)} mois. Dépensé : achats, aléas, intérêts. Avant impôt, hors taxes, sans subvention ; totaux calculés avant arrondi.`,
    { dense: true },
  );
}

const HALVES = Array.from({ length: duration / 6 }, (_, index) => index * 6);

export const investmentTable = ({ projects, invested, contingency, envelope, drivers: d }: Plan): DataTable => {
  const half = (monthly: readonly number[], from: number) => sum(monthly.slice(from, from + 6));
  return table(
    'Investissements par chantier, en k€',
    ['Chantier', ...HALVES.map((from) => ({ label: halfName(from), digits: 0 })), 'Total [0]'],
    [
      ...projects.map(({ name, monthly, invested: whole }): { cells: Cell[] } => ({
        cells: [name, ...HALVES.map((from) => half(monthly, from)), whole],
      })),
      total(['Total', ...HALVES.map((from) => sum(projects, ({ monthly }) => half(monthly, from))), invested]),
      [`Aléas, ${percent(d.contingency)}`, ...HALVES.map(() => null), contingency],
      total(['Enveloppe', ...HALVES.map(() => null), envelope]),
    ],
    'Données d’illustration, hors taxes. La cellule se paie en trois fois : commande, livraison, réception.',
  );
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
  return table(
    `${bought.map(({ name }, index) => (index ? name.toLowerCase() : name)).join(', puis ')}, en k€`,
    'Poste | Quantité [0] | Prix [1] | Montant [1]',
    [
      ...items.map(({ name, quantity, price }) => [name, quantity, price, quantity * price]),
      total(['Total', null, null, sum(items, ({ quantity, price }) => quantity * price)]),
    ],
    `Aucun prix public ne s’applique à ces équipements. La cellule est au prix du devis retenu ; le contrôle visuel, à un prix supposé en ${pricedIn}, à remplacer par trois devis avant J1.`,
  );
}
