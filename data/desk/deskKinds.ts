import type { Choice } from '../choices.ts';

/**
 * Reason of an erasure: the owner's tidying, undoable while it is in the bin; or the person's request (GDPR, article 17), final at once.
 */
export const erasureReasons = ['owner', 'person'] as const;

/** Rows the bin can hold. */
export const binKinds = ['lead', 'subscriber', 'contract-notice'] as const;

/** Formats of a table, described in `server/exportTables.ts`. */
export const exportFormats = [
  { code: 'excel', label: 'CSV pour Excel en français' },
  { code: 'rfc4180', label: 'CSV standard (RFC 4180)' },
] as const satisfies readonly Choice[];
export type ExportFormat = (typeof exportFormats)[number]['code'];

/** Subjects the site monitors: each is well or in trouble, and a change is mailed to the owner. */
export const troubleKinds = [
  { code: 'canary', label: 'Contrôle de nuit' },
  { code: 'backup', label: 'Sauvegarde de nuit' },
  { code: 'night', label: 'Effacements de la nuit' },
  { code: 'copies', label: 'Copies hors du serveur' },
  { code: 'disk', label: 'Disque du serveur' },
  { code: 'mail', label: 'Serveur de messagerie' },
  { code: 'bounces', label: 'Boîte des rejets' },
  { code: 'budget', label: 'Affluence du jour' },
  { code: 'budget-spent', label: 'Limite du jour' },
] as const satisfies readonly Choice[];

export type TroubleKind = (typeof troubleKinds)[number]['code'];
