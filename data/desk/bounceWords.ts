import type { Choice } from '../choices.ts';

/**
 * Kinds of bounce. `hard`: the address refuses all mail for good; `soft`: it refused this mail; `sender`: the refusal concerns the sender
 * or the content, not the address; `complaint`: the recipient marked the mail as junk.
 */
export const bounceKinds = [
  { code: 'hard', label: 'Adresse refusée' },
  { code: 'soft', label: 'Refus passager' },
  { code: 'sender', label: 'Expéditeur ou contenu refusé' },
  { code: 'complaint', label: 'Signalé comme indésirable' },
] as const satisfies readonly Choice[];
export type BounceKind = (typeof bounceKinds)[number]['code'];

/** Ways the site learns of a bounce: the SMTP reply to the mail, a message in the bounce mailbox, or a call of the API. */
export const bounceSources = ['smtp', 'mailbox', 'webhook'] as const;
export type BounceSource = (typeof bounceSources)[number];

/** Number of soft bounces within `SOFT_BOUNCE_DAYS` days after which mail to the address is stopped. */
export const SOFT_BOUNCES = 3;
export const SOFT_BOUNCE_DAYS = 30;

/** Reasons why mail to an address is stopped. After a complaint, only the person can subscribe the address again. */
export const stopReasons = [
  { code: 'hard', label: 'adresse refusée par son serveur' },
  { code: 'soft', label: `${SOFT_BOUNCES} refus en ${SOFT_BOUNCE_DAYS} jours` },
  { code: 'complaint', label: 'courriel signalé comme indésirable' },
] as const satisfies readonly Choice[];
