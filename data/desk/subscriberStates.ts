import type { Choice } from '../choices.ts';

/** Where a subscriber stands; `stopped`: their address refuses mail, or they called it junk (`bounceWords.ts`). */
export const subscriberStates = [
  { code: 'pending', label: 'À confirmer' },
  { code: 'confirmed', label: 'Confirmé' },
  { code: 'left', label: 'Désinscrit' },
  { code: 'stopped', label: 'Arrêté' },
] as const satisfies readonly Choice[];
