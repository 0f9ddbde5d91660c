import type { DataTable } from '../../../data/examples/types.ts';
import { thousands } from '../../../data/french/frenchNumbers.ts';
import { table } from '../../parts.ts';
import type { Plan } from './model.ts';
import type { ProjectId } from './schedule.ts';

const owners: Readonly<Record<ProjectId, readonly [leads: string, decides: string, proof: string]>> = {
  flows: ['Responsable méthodes', 'Direction', 'relevés hebdomadaires'],
  entry: ['Ordonnancement', 'Direction', 'commande sans ressaisie'],
  vision: ['Responsable qualité', 'Direction', 'rebuts de la ligne 1'],
  training: ['Ressources humaines', 'Chef d’atelier', 'postes tenus'],
  packing: ['Chef de projet cellule', 'Direction et finances', 'cadence signée'],
  upkeep: ['Maintenance', 'Chef d’atelier', 'heures d’arrêt'],
  extension: ['Responsable qualité', 'Comité mensuel', 'rebuts des lignes 2 et 3'],
};

/** Who carries each project, who decides on it, and what shows that it is done. */
export const ownersTable = ({ projects }: Plan): DataTable =>
  table(
    'Un nom par chantier',
    'Chantier | Porte | Décide | Preuve',
    projects.map(({ id, name }) => [name, ...owners[id]]),
    'Fonctions d’illustration.',
  );

/** Offers for the packing cell, the one kept first: the plan takes its price. */
export const quotesTable = ({ projects, drivers: { quotes } }: Plan): DataTable => {
  const price = projects.find(({ terms }) => terms)?.invested ?? 0;
  return table(
    'Trois devis pour la cellule d’emballage',
    'Intégrateur | Prix [0 k€] | Cadence, cartons par minute [0] | Délai, semaines [0] | Essai sur nos formats',
    quotes.map(({ name, more, pace, weeks, trial }) => ({
      cells: [name, price + more, pace, weeks, trial],
      ...(more === 0 && { look: 'hot' as const }),
    })),
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
