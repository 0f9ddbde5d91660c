import type { Cell, DataTable } from '../../../data/examples/types.ts';
import { percent } from '../../../data/french/frenchNumbers.ts';
import { table, total } from '../../parts.ts';
import type { Plan } from './model.ts';
import { duration } from './schedule.ts';
import { halfName, pricedIn } from './shown.ts';
import { sum } from './spending.ts';

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
      total('Total', ...HALVES.map((from) => sum(projects.map(({ monthly }) => half(monthly, from)))), invested),
      [`Aléas, ${percent(d.contingency)}`, ...HALVES.map(() => null), contingency],
      total('Enveloppe', ...HALVES.map(() => null), envelope),
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
      total('Total', null, null, sum(items.map(({ quantity, price }) => quantity * price))),
    ],
    `Aucun prix public ne s’applique à ces équipements : ce sont des hypothèses de ${pricedIn}, à remplacer par trois devis avant J2.`,
  );
}
