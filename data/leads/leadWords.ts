import type { Choice } from '../choices.ts';
import type { Content } from '../settings/content.ts';

/** Statuses of a lead, in the order in which a lead progresses. */
export const leadStatuses = [
  { code: 'nouveau', label: 'Nouveau' },
  { code: 'a-rappeler', label: 'À rappeler' },
  { code: 'devis-envoye', label: 'Devis envoyé' },
  { code: 'gagne', label: 'Gagné' },
  { code: 'perdu', label: 'Perdu' },
] as const satisfies readonly Choice[];
export type LeadStatus = (typeof leadStatuses)[number]['code'];

/** Kinds of event in a lead's history; `components/admin/lead/timeline.ts` has the texts. */
export const leadEventKinds = [
  'received',
  /** The visitor sent the form again with other words; `detail` holds the earlier words. */
  'corrected',
  'released',
  /** The owner restored the request from the bin. */
  'restored',
  'status-changed',
  'deal-changed',
  'follow-up',
  'opened',
  /** The desk sent a reply; `detail` names that reply. */
  'reply-sent',
  /** The owner noted a reply given by telephone or elsewhere; `detail` holds the channel and a note. */
  'answered',
  /** The owner corrected the address. */
  'address-corrected',
  /** The owner gave up a mail; `detail` holds the mail's kind and the mail server's reply. */
  'mail-abandoned',
  /** The owner entered the request by hand; `detail` holds its origin. */
  'entered',
  /** The request was imported from the file named in `detail`, with its former reference if that changed. */
  'imported',
  /** The owner changed the name, address or telephone number; `detail` holds the former value. */
  'rectified',
  /** Steps of the request's quote; `detail` holds the quote's number and the words of the step. */
  'quote-sent',
  'quote-accepted',
  'quote-declined',
  'quote-cancelled',
  'receipt-noted',
  'receipt-removed',
  'delivered',
  'delivery-removed',
] as const;
export type LeadEventKind = (typeof leadEventKinds)[number];

/**
 * States of quarantine. `held`: kept out of the inbox until the owner releases the request, or archived after `QUARANTINE_DAYS`
 * (`data/desk/retention.ts`).
 */
export const quarantineStates = ['none', 'held', 'released'] as const;

/** Reasons to quarantine a request, in the order in which they are checked; `data/leads/spamReasons.ts` explains the weights. */
export const quarantineReasons = [
  { code: 'honeypot', label: 'Champ piège rempli', weight: 3 },
  { code: 'jeton-invalide', label: 'Jeton de formulaire falsifié', weight: 3 },
  { code: 'trop-rapide', label: 'Envoyé en moins de 2 secondes', weight: 3 },
  { code: 'liens', label: 'Trop de liens', weight: 1 },
  { code: 'contenu', label: 'Contenu publicitaire', weight: 1 },
  { code: 'domaine-jetable', label: 'Adresse jetable', weight: 1 },
  /** No fault of the request itself: it came after the site had used up its daily budget (`server/limits/publicWrites.ts`). */
  { code: 'budget-du-jour', label: 'Budget du jour dépassé', weight: 3 },
] as const satisfies readonly (Choice & { weight: number })[];
export type SpamReason = (typeof quarantineReasons)[number]['code'];

/** Choices of « Délai » in the quote form. */
export const timelines = (content: Content) =>
  [
    { code: 'urgent', label: `Urgent, ${content.delays.express} h (+${content.terms.expressSupplement} %)` },
    { code: 'standard', label: `Standard, ${content.delays.standard} à ${content.delays.complex} h` },
    { code: 'flexible', label: `Flexible, ${content.terms.flexibleDelay}` },
  ] as const satisfies readonly Choice[];

/** Choices of « Priorité » in the quote form; `DEFAULT_PRIORITY` is preselected. */
export const priorities = [
  { code: 'faible', label: 'Faible' },
  { code: 'normale', label: 'Normale' },
  { code: 'elevee', label: 'Élevée' },
  { code: 'critique', label: 'Critique' },
] as const satisfies readonly Choice[];
export const DEFAULT_PRIORITY = 'normale' satisfies (typeof priorities)[number]['code'];
