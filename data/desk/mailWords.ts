import type { Choice } from '../choices.ts';

/**
 * Kinds of mail in the outbox. Those from `upkeep` on go to the owner and concern no stored row. Due mails of the same kind of summary are
 * sent as one mail.
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
  { code: 'lead-reply', label: 'Réponse au visiteur' },
  { code: 'quote', label: 'Devis au client' },
  { code: 'quote-accepted', label: 'Confirmation de la commande au client' },
  { code: 'quote-answer', label: 'Notification d’un devis accepté ou décliné' },
  { code: 'quote-question', label: 'Question de satisfaction au client' },
  { code: 'letter', label: 'Lettre aux abonnés' },
  { code: 'letter-test', label: 'Essai d’une lettre' },
  { code: 'upkeep', label: 'Avis sur la corbeille et l’horloge' },
  { code: 'alert', label: 'Alerte sur l’état du site' },
  { code: 'morning', label: 'Courriel du matin' },
  { code: 'week', label: 'Bilan du lundi' },
  { code: 'test', label: 'Courriel d’essai' },
] as const satisfies readonly Choice[];

type OutboxCode = (typeof outboxKinds)[number]['code'];

/** Kinds of mail that leave before all others: the law requires them at once, or a person is waiting for them. */
export const firstToLeave = [
  'contract-notice-receipt',
  'contract-notice',
  'quote-accepted',
  'quote',
  'quote-answer',
  'lead-reply',
  'lead-notification',
  'lead-correction',
] as const satisfies readonly OutboxCode[];

/** Kind of mail that leaves after those of `firstToLeave`. */
export const secondToLeave = 'lead-acknowledgement' satisfies OutboxCode;

/**
 * Kinds of mail sent to the person of a lead or notice, whose address the owner may correct. The other kinds go to the owner, or confirm a
 * subscriber's address.
 */
export const toTheirPerson = [
  'lead-reply',
  'lead-acknowledgement',
  'contract-notice-receipt',
  'quote',
  'quote-accepted',
  'quote-question',
] as const satisfies readonly OutboxCode[];

/** States of a mail in the outbox. `parked`: not tried again until the owner retries it. */
export const outboxStates = ['waiting', 'sent', 'parked'] as const;

/** States of a reply. `failed`: not tried again until the owner retries it; `dropped`: never to be sent. */
export const replyStates = ['waiting', 'sent', 'failed', 'dropped'] as const;

/** States of a DNS record of the sending domain. `weak`: it works but has a flaw; `unknown`: the DNS did not respond. */
export const dnsStates = [
  { code: 'good', label: 'en ordre' },
  { code: 'weak', label: 'à améliorer' },
  { code: 'missing', label: 'absent' },
  { code: 'unknown', label: 'sans réponse' },
] as const satisfies readonly Choice[];

/** Records that the mail doctor checks. `FROM`: the sender's address itself; `PTR`: the host name of the mail server's IP address. */
export const dnsRecords = [
  { code: 'FROM', label: 'Adresse d’expéditeur' },
  { code: 'SPF', label: 'SPF' },
  { code: 'DKIM', label: 'DKIM' },
  { code: 'DMARC', label: 'DMARC' },
  { code: 'PTR', label: 'Nom inverse (PTR)' },
  { code: 'MX', label: 'MX' },
] as const satisfies readonly Choice[];

/**
 * Verdicts on the sending domain before a letter is sent. `unsure`: the records that could be read have no fault; `silent`: the DNS did not
 * respond.
 */
export const senderFitnesses = [
  { code: 'fit', label: 'Le domaine d’envoi est en ordre : vos lettres ont tout pour arriver.' },
  { code: 'doubtful', label: 'Le domaine d’envoi est à améliorer : des lettres peuvent finir dans les indésirables.' },
  { code: 'unsure', label: 'Le site n’a pas pu tout vérifier : pour le reste, le domaine d’envoi est en ordre.' },
  { code: 'silent', label: 'Le DNS n’a pas répondu : le site ne sait pas si le domaine d’envoi est prêt.' },
  { code: 'unfit', label: 'Le domaine d’envoi n’est pas prêt : beaucoup de lettres seront refusées.' },
] as const satisfies readonly Choice[];
