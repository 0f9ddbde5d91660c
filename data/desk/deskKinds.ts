import type { Choice } from '../choices.ts';

/**
 * Why something is erased: the owner tidies up, and may take it back while it is in the bin; or the person it is about asked
 * for it (GDPR, article 17), and it is gone at once.
 */
export const erasureReasons = ['owner', 'person'] as const;

/** Rows the bin can hold. */
export const binKinds = ['lead', 'subscriber', 'contract-notice'] as const;

/** How a table may be written; `server/exportTables.ts` says what each means. */
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
