import type { Choice } from '../choices.ts';

/**
 * Reasons of an erasure: `owner`, who can restore the rows from the bin; `person`, who requested it (GDPR, article 17): the rows are
 * deleted at once.
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

/** Things that the site monitors, each either well or in trouble; the owner is mailed at every change. */
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
