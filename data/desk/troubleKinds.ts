import type { Choice } from '../choices.ts';

/** What the site watches over by itself: each is well or in trouble, and an owner is told when that changes. */
export const troubleKinds = [
  { code: 'canary', label: 'Contrôle de nuit' },
  { code: 'backup', label: 'Sauvegarde de nuit' },
  { code: 'copies', label: 'Copies hors du serveur' },
  { code: 'disk', label: 'Disque du serveur' },
  { code: 'mail', label: 'Serveur de messagerie' },
  { code: 'bounces', label: 'Boîte des rejets' },
  { code: 'budget', label: 'Affluence du jour' },
  { code: 'budget-spent', label: 'Limite du jour' },
] as const satisfies readonly Choice[];

export type TroubleKind = (typeof troubleKinds)[number]['code'];
