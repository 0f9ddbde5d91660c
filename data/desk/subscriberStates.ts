import type { Choice } from '../choices.ts';

/** Where a subscriber stands. */
export const subscriberStates = [
  { code: 'pending', label: 'À confirmer' },
  { code: 'confirmed', label: 'Confirmé' },
  { code: 'left', label: 'Désinscrit' },
] as const satisfies readonly Choice[];
