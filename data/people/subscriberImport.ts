import type { Choice } from '../choices.ts';

/** What becomes of a line of a file of subscribers. Only `new` changes anything: an address that left stays off the list. */
export const importVerdicts = [
  { code: 'new', label: 'À ajouter' },
  { code: 'present', label: 'Déjà dans la liste' },
  { code: 'left', label: 'Désinscrit : jamais réinscrit' },
  { code: 'stopped', label: 'Arrêté : jamais réinscrit' },
  { code: 'erased', label: 'Effacé à sa demande : jamais réinscrit' },
  { code: 'binned', label: 'À la corbeille : à reprendre de là' },
  { code: 'twice', label: 'Deux fois dans le fichier' },
  { code: 'invalid', label: 'Adresse invalide' },
  { code: 'unproven', label: 'Sans preuve : il faut un jour (01/03/2024) et une source' },
] as const satisfies readonly Choice[];
export type ImportVerdict = (typeof importVerdicts)[number]['code'];

/** A file, what one call carries of it, and the longest words of each column. */
export const importLimits = {
  bytes: 4 * 1024 * 1024,
  rows: 20_000,
  piece: 100,
  email: 320,
  date: 40,
  source: 200,
} as const;
