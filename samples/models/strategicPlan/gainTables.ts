import type { DataTable } from '../../../data/examples/types.ts';
import { capital, decimal, percent, spelled } from '../../../data/french/frenchNumbers.ts';
import { table, total } from '../../parts.ts';
import { retained, stopCost, temporaryHours } from './gains.ts';
import type { Plan } from './model.ts';
import { pricedIn, shown } from './shown.ts';

export const measuresTable = ({ drivers: d }: Plan): DataTable =>
  table(
    `${capital(spelled(Object.keys(d.measures).length))} mesures : ce qui est déclaré, contrôlé, retenu`,
    'Mesure | Déclaré | Échantillon [0] | Tiré au sort parmi | Contrôlé | Retenu | Visé',
    Object.values(d.measures).map((measure) => ({
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
    'Heures et arrêts : par an. Rebuts : part des pièces lancées. Retenu : le plus bas des deux. Données d’illustration.',
  );

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
  return table(
    'Gains annuels, une fois tout en service',
    'Poste | Calcul | Gain [1 k€] | Frais [1 k€] | Gain net [1 k€]',
    [
      ...gains.map(({ id, value, running: each }) => [d.measures[id].name, how[id], value, each, value - each]),
      total('Total', null, gain, running, net),
    ],
    `Un rebut coûte les charges variables (${percent(d.variable)} du chiffre d’affaires), pas le prix de vente ; totaux calculés avant arrondi. Une heure d’arrêt : ${decimal(d.lines.operators, 0)} opérateurs, et la marge de ce qui n’est pas rattrapé (${percent(d.lines.lost)}).`,
  );
}

export const rankTable = ({ ranked, projects }: Plan): DataTable =>
  table(
    'L’ordre des chantiers : du plus vite remboursé au plus lent',
    'Chantier | Investi [1 k€] | Net par an [1 k€] | Retour [0 mois]',
    ranked.map(({ name, invested, net, payback }, index) => [`${index + 1}. ${name}`, invested, net, payback]),
    `Retour à plein régime, avant aléas et intérêts. ${capital(
      projects
        .filter(({ payback }) => payback === undefined)
        .map(({ name }) => name.toLowerCase())
        .join(' et '),
    )} préparent les autres et ne rapportent rien seules : leur coût entre dans le total.`,
  );

export const discardedTable = ({ discarded }: Plan): DataTable =>
  table(
    `${capital(spelled(discarded.length))} chantiers écartés : coût et gain en k€, retour en mois`,
    'Chantier | Coût [0] | Net par an [1] | Mois [0] | Pourquoi',
    discarded.map(({ name, cost, gain, payback, why }) => [name, cost, gain, payback, why]),
    `Estimations d’illustration, ${pricedIn}.`,
  );
