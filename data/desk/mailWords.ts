import type { Choice } from '../choices.ts';

/**
 * What a mail of the outbox is for; from `upkeep` on they are the owner's own, about no row, and `canary` is no mail at all:
 * the mail server is asked whether it would take one. Rows of one kind
 * of summary that are due together leave as one mail.
 */
export const outboxKinds = [
  { code: 'lead-notification', label: 'Notification de la demande' },
  { code: 'lead-summary', label: 'Résumé des demandes d’une heure' },
  { code: 'held-summary', label: 'Résumé quotidien des indésirables' },
  { code: 'lead-acknowledgement', label: 'Accusé de réception au visiteur' },
  { code: 'lead-correction', label: 'Notification de la correction' },
  { code: 'newsletter-confirmation', label: 'Confirmation d’inscription' },
  { code: 'contract-notice', label: 'Notification d’une résiliation ou d’une rétractation' },
  { code: 'contract-notice-receipt', label: 'Accusé de réception de la résiliation ou de la rétractation' },
  { code: 'upkeep', label: 'Avis sur la corbeille et l’horloge' },
  { code: 'alert', label: 'Alerte sur l’état du site' },
  { code: 'morning', label: 'Courriel du matin' },
  { code: 'week', label: 'Bilan du lundi' },
  { code: 'canary', label: 'Contrôle de nuit' },
  { code: 'test', label: 'Courriel d’essai' },
] as const satisfies readonly Choice[];

/** `parked`: no more tries until the owner asks for one. */
export const outboxStates = ['waiting', 'sent', 'parked'] as const;

/** How a record of the sending domain stands; `weak`: it works, but; `unknown`: the DNS did not answer. */
export const dnsStates = [
  { code: 'good', label: 'en ordre' },
  { code: 'weak', label: 'à améliorer' },
  { code: 'missing', label: 'absent' },
  { code: 'unknown', label: 'sans réponse' },
] as const satisfies readonly Choice[];
