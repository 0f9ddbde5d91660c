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

/** Channel of a bounce: the SMTP reply to the mail, a message to the bounce mailbox, a call. */
export const bounceSources = ['smtp', 'mailbox', 'webhook'] as const;
export type BounceSource = (typeof bounceSources)[number];

/** Soft bounces of this many mails within this many days stop an address. */
export const SOFT_BOUNCES = 3;
export const SOFT_BOUNCE_DAYS = 30;

/** Why mail to an address is stopped. A complaint is an objection: only its person can subscribe again. */
export const stopReasons = [
  { code: 'hard', label: 'adresse refusée par son serveur' },
  { code: 'soft', label: `${SOFT_BOUNCES} refus en ${SOFT_BOUNCE_DAYS} jours` },
  { code: 'complaint', label: 'courriel signalé comme indésirable' },
] as const satisfies readonly Choice[];
