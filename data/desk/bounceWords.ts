import type { Choice } from '../choices.ts';

/**
 * Bounces of a mail. `hard`: the address refuses all mail for good; `soft`: it refused this one; `sender`: the refusal
 * concerns the sender or the content, not the address; `complaint`: the recipient marked it as junk.
 */
export const bounceKinds = [
  { code: 'hard', label: 'Adresse refusée' },
  { code: 'soft', label: 'Refus passager' },
  { code: 'sender', label: 'Expéditeur ou contenu refusé' },
  { code: 'complaint', label: 'Signalé comme indésirable' },
] as const satisfies readonly Choice[];
export type BounceKind = (typeof bounceKinds)[number]['code'];

/** How it came: the SMTP reply to the mail itself, a message to the mailbox for bounces, a call. */
export const bounceSources = ['smtp', 'mailbox', 'webhook'] as const;
export type BounceSource = (typeof bounceSources)[number];

/** Soft bounces of that many mails within that many days stop an address. */
export const SOFT_BOUNCES = 3;
export const SOFT_BOUNCE_DAYS = 30;

/** Why nothing more is sent to an address. A complaint is an objection: only its person can come back. */
export const stopReasons = [
  { code: 'hard', label: 'adresse refusée par son serveur' },
  { code: 'soft', label: `${SOFT_BOUNCES} refus en ${SOFT_BOUNCE_DAYS} jours` },
  { code: 'complaint', label: 'courriel signalé comme indésirable' },
] as const satisfies readonly Choice[];
