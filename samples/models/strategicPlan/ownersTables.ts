import type { DataTable } from '../../../data/examples/types.ts';
import { thousands } from '../../../data/french/frenchNumbers.ts';
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
export const ownersTable = ({ projects }: Plan): DataTable => ({
  caption: 'Un nom par chantier',
  columns: [{ label: 'Chantier' }, { label: 'Porte' }, { label: 'Décide' }, { label: 'Preuve' }],
  rows: projects.map(({ id, name }) => ({ cells: [name, ...owners[id]] })),
  note: 'Fonctions d’illustration.',
});

/** Offers for the packing cell, the one kept first: the plan takes its price. */
export const quotesTable = ({ projects, drivers: { quotes } }: Plan): DataTable => {
  const price = projects.find(({ terms }) => terms)?.invested ?? 0;
  return {
    caption: 'Trois devis pour la cellule d’emballage',
    columns: [
      { label: 'Intégrateur' },
      { label: 'Prix', digits: 0, unit: 'k€' },
      { label: 'Cadence, cartons par minute', digits: 0 },
      { label: 'Délai, semaines', digits: 0 },
      { label: 'Essai sur nos formats' },
    ],
    rows: quotes.map(({ name, more, pace, weeks, trial }) => ({
      cells: [name, price + more, pace, weeks, trial],
      ...(more === 0 && { look: 'hot' as const }),
    })),
    note: `Devis d’illustration, hors taxes. Retenu : le premier, ${thousands(price)}, essai compris.`,
  };
};

export const rivalsTable: DataTable = {
  caption: 'Face à qui l’entreprise vend',
  columns: [{ label: 'Concurrent' }, { label: 'Ce qu’il fait mieux' }, { label: 'Ce qu’il fait moins bien' }],
  rows: [
    { cells: ['A, grand groupe', 'prix, grandes séries', 'refuse les petites commandes'] },
    { cells: ['B, même taille', 'emballage déjà automatisé', 'rebuts plus élevés'] },
    { cells: ['C, importateur', 'prix d’entrée', 'délai, retours difficiles'] },
  ],
  note: 'Concurrents en lettres, appréciations d’illustration.',
};
