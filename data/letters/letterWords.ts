import type { Choice } from '../choices.ts';

/** Maximum characters of a letter's subject, preheader and text. */
export const letterLimits = { subject: 150, preheader: 200, body: 50_000 } as const;

/** Advised maximum characters: as much of the subject and the preheader as a phone displays. */
export const letterAdvice = { subject: 50, preheader: 90 } as const;

/** Default number of letters sent in an hour: the limit of the smallest mailbox hosts. */
export const DEFAULT_LETTERS_AN_HOUR = 200;
export const MOST_LETTERS_AN_HOUR = 100_000;

/** Percentage of refused recipients above which a letter pauses, judged once `FEWEST_JUDGED` recipients were tried. */
export const REFUSALS_PERCENT = 5;
export const FEWEST_JUDGED = 20;

/**
 * Percentage of recipients refused for good in the same words within an hour, above which a letter pauses before any of their addresses is
 * stopped.
 */
export const ALIKE_PERCENT = 3;
export const FEWEST_ALIKE = 5;

/** States of a letter; its text can be changed until the letter is sent. `cancelled`: the mails not yet sent will never be. */
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
 * State of a letter's delivery to one recipient. `refused`: the mail server rejected it; `bounced`: accepted, then returned; `skipped`: the
 * recipient unsubscribed, was erased or was stopped before their turn.
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

/**
 * Reasons for a letter's pause: the owner paused it, too many recipients were refused, or too many were refused for good in the same words.
 */
export const pauseReasons = ['owner', 'refusals', 'wording'] as const;

/** Whether a sent letter is published in the site's archive. */
export const archiveChoices = ['public', 'none'] as const;
