import type { DataTable } from '../../../data/examples/types.ts';
import { capital, decimal, percent, spelled, thousands } from '../../../data/french/frenchNumbers.ts';
import { hotIf, table, total } from '../../parts.ts';
import type { Measure } from './drivers.ts';
import { duration, type ProjectId } from './drivers.ts';
import type { Plan } from './model.ts';
import { retained, stopCost, temporaryHours } from './model.ts';

/** A value of a measure, as its table and its gate write it: `3,9 %`. */
export const shown = ({ digits, unit }: Measure, value: number): string => `${decimal(value, digits)}\u00a0${unit}`;

/** The half-year that begins after a month: `M7–M12`. */
export const halfName = (from: number): string => `M${from + 1}–M${from + 6}`;

/** When the prices and rates without a public source were set down. */
export const pricedIn = 'juillet 2025';

export const measuresTable = ({ drivers: d }: Plan): DataTable =>
  table(
    `${capital(spelled(Object.keys(d.measures).length))} mesures : ce qui est déclaré, contrôlé, retenu`,
    'Mesure | Déclaré | Pièces [0] | Tiré au sort parmi | Contrôlé | Retenu | Visé',
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
      total(['Total', null, gain, running, net]),
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

export const gatesTable = ({ gates, projects, drivers: d }: Plan): DataTable =>
  table(
    `${capital(spelled(gates.length))} jalons : ce qui est engagé, ce qui peut encore être gardé`,
    'Jalon | Condition | Débloque | Engagé [0 k€] | Encore libre [0 k€]',
    gates.map(({ name, month, condition, aim, committed, free }, index) => ({
      cells: [
        `${name},\u00a0M${month}`,
        aim ? `${condition} ${shown(d.measures[aim], d.measures[aim].target ?? 0)} au plus` : condition,
        released(projects, month, gates[index + 1]?.month),
        committed,
        free,
      ],
    })),
    'Engagé : tout ce qui a commencé, payé ou non, hors aléas. Encore libre : ce qui n’est pas commandé.',
    { dense: true },
  );

/** What begins between a gate and the next one. */
const released = (projects: Plan['projects'], from: number, to = duration) =>
  projects
    .flatMap((project) => project.items.map((item) => ({ project, item, start: (item.months ?? [project.from])[0] })))
    .filter(({ start }) => start >= from && start < to)
    .map(({ project, item }) => (item.months ? item.name : project.name))
    .filter((name, index, all) => all.indexOf(name) === index)
    .map((name) => name.toLowerCase())
    .join(' ; ');

export const stopTable = ({ gates }: Plan): DataTable =>
  table(
    'Si le plan s’arrête là',
    'Arrêt à | Engagé [0 k€] | Gain net gardé par an [0 k€] | Remboursé en [0 mois]',
    gates.map(({ name, committed, kept, payback }) => [name, committed, kept, payback]),
    'À plein régime, avant aléas et intérêts, les objectifs des chantiers commencés étant atteints.',
  );

export const risksTable = table('Risques suivis', 'Risque | Signe avant-coureur | Parade', [
  'Retard du fabricant de la cellule | plans non signés à M7 | pénalités au contrat, intérim prolongé',
  'Données machines inexploitables | relevés manquants dès M2 | capteurs autonomes sur la ligne 1',
  'Refus de l’atelier | moins de la moitié des postes formés à M7 | deux référents par équipe',
]);

const owners: Readonly<Record<ProjectId, readonly [leads: string, decides: string, proof: string]>> = {
  flows: ['Responsable méthodes', 'Direction', 'relevés hebdomadaires'],
  entry: ['Ordonnancement', 'Direction', 'commande sans ressaisie'],
  vision: ['Responsable qualité', 'Direction', 'rebuts de la ligne 1'],
  training: ['Ressources humaines', 'Chef d’atelier', 'postes tenus'],
  packing: ['Chef de projet cellule', 'Direction et finances', 'cadence signée'],
  upkeep: ['Maintenance', 'Chef d’atelier', 'heures d’arrêt'],
  extension: ['Responsable qualité', 'Comité mensuel', 'rebuts des lignes 2 et 3'],
};

/** What each project may cost, who carries it, who decides on it, and what shows that it is done. */
export const ownersTable = ({ projects }: Plan): DataTable =>
  table(
    'Un budget et un responsable par chantier',
    'Chantier | Budget [0 k€] | Responsable | Décideur | Preuve',
    projects.map(({ id, name, invested }) => [name, invested, ...owners[id]]),
    'Fonctions d’illustration.',
  );

/** Offers for the packing cell, the one kept first: the plan takes its price. */
export const quotesTable = ({ projects, drivers: { quotes } }: Plan): DataTable => {
  const price = projects.find(({ terms }) => terms)?.invested ?? 0;
  return table(
    'Trois devis pour la cellule d’emballage',
    'Intégrateur | Prix [0 k€] | Cadence, cartons par minute [0] | Délai, semaines [0] | Essai sur nos formats',
    quotes.map(({ name, more, pace, weeks, trial }) => hotIf(more === 0, [name, price + more, pace, weeks, trial])),
    `Devis d’illustration, hors taxes. Retenu : le premier, ${thousands(price)}, essai compris.`,
  );
};

export const rivalsTable = table(
  'Face à qui l’entreprise vend',
  'Concurrent | Ce qu’il fait mieux | Ce qu’il fait moins bien',
  [
    'A, grand groupe | prix, grandes séries | refuse les petites commandes',
    'B, même taille | emballage déjà automatisé | rebuts plus élevés',
    'C, importateur | prix d’entrée | délai, retours difficiles',
  ],
  'Concurrents en lettres, appréciations d’illustration.',
);
