import type { Choice } from '../choices.ts';

/** Size limits of a letter, in characters. */
export const letterLimits = { subject: 150, preheader: 200, body: 50_000 } as const;

/** Characters that phones show of a subject, and of the preheader beside it. */
export const letterAdvice = { subject: 50, preheader: 90 } as const;

/** Letters an hour by default: the limit of the smallest mailbox hosts. */
export const DEFAULT_LETTERS_AN_HOUR = 200;
export const MOST_LETTERS_AN_HOUR = 100_000;

/** A letter pauses above this percentage of refusals, once this many recipients were tried. */
export const REFUSALS_PERCENT = 5;
export const FEWEST_JUDGED = 20;

/** A letter pauses, before it stops any address, above this percentage of recipients refused for good in the same words within an hour. */
export const ALIKE_PERCENT = 3;
export const FEWEST_ALIKE = 5;

/** States of a letter. Its text can be changed until it is sent; `cancelled`: unsent mails never will be. */
export const letterStates = [
  { code: 'draft', label: 'Brouillon' },
  { code: 'scheduled', label: 'Programmée' },
  { code: 'sending', label: 'En cours d’envoi' },
  { code: 'paused', label: 'En pause' },
  { code: 'cancelled', label: 'Arrêtée' },
  { code: 'sent', label: 'Envoyée' },
] as const satisfies readonly Choice[];
export type LetterState = (typeof letterStates)[number]['code'];

/**
 * Delivery to one recipient. `refused`: rejected by the mail server; `bounced`: accepted, then returned; `skipped`:
 * unsubscribed, erased or stopped before its turn.
 */
export const recipientStates = [
  { code: 'waiting', label: 'En attente' },
  { code: 'sent', label: 'Envoyée' },
  { code: 'refused', label: 'Refusée' },
  { code: 'bounced', label: 'Revenue' },
  { code: 'skipped', label: 'Non envoyée, désinscrit ou effacé avant' },
  { code: 'cancelled', label: 'Non envoyée, lettre arrêtée' },
] as const satisfies readonly Choice[];
export type RecipientState = (typeof recipientStates)[number]['code'];

/** Reasons a letter pauses: the owner, too many recipients refused, or too many refused for good in the same words. */
export const pauseReasons = ['owner', 'refusals', 'wording'] as const;

/** Whether a sent letter can be read on the site. */
export const archiveChoices = ['public', 'none'] as const;
