import type { Cell, DataTable } from '../../../data/examples/types.ts';
import { percent } from '../../../data/french/frenchNumbers.ts';
import type { Plan } from './model.ts';
import { duration } from './schedule.ts';
import { halfName, pricedIn } from './shown.ts';
import { sum } from './spending.ts';

const HALVES = Array.from({ length: duration / 6 }, (_, index) => index * 6);

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
