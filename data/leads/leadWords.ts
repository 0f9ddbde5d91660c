import type { Choice } from '../choices.ts';
import type { Content } from '../settings/content.ts';

/** Statuses of a lead, in order. */
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
  /** The same form sent again with other words; `detail` holds the former ones. */
  'corrected',
  'released',
  /** Restored from the bin. */
  'restored',
  'status-changed',
  'deal-changed',
  'follow-up',
  'opened',
  /** A reply was sent; `detail` names it. */
  'reply-sent',
  /** Answered by telephone or elsewhere, noted by the owner; `detail` holds the channel, and a note. */
  'answered',
  /** The owner corrected the address. */
  'address-corrected',
  /** The owner gave up a mail; `detail` holds its kind and the server's reply. */
  'mail-abandoned',
  /** Entered by the owner; `detail` holds its origin. */
  'entered',
  /** Imported from a file, named in `detail`, with its former reference if it changed. */
  'imported',
  /** Changed by the owner; `detail` holds the former name, address or telephone number. */
  'rectified',
  /** Steps of a quote; `detail` holds its number, and the words of the step. */
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

/** `held`: kept out of the inbox until the owner releases it; archived after `QUARANTINE_DAYS` (`data/desk/retention.ts`). */
export const quarantineStates = ['none', 'held', 'released'] as const;

/** Reasons of quarantine, in the order they are checked; `data/leads/spamReasons.ts` explains the weight. */
export const quarantineReasons = [
  { code: 'honeypot', label: 'Champ piège rempli', weight: 3 },
  { code: 'jeton-invalide', label: 'Jeton de formulaire falsifié', weight: 3 },
  { code: 'trop-rapide', label: 'Envoyé en moins de 2 secondes', weight: 3 },
  { code: 'liens', label: 'Trop de liens', weight: 1 },
  { code: 'contenu', label: 'Contenu publicitaire', weight: 1 },
  { code: 'domaine-jetable', label: 'Adresse jetable', weight: 1 },
  /** Not about the request itself: the site had received more than its daily budget (`server/limits/publicWrites.ts`). */
  { code: 'budget-du-jour', label: 'Budget du jour dépassé', weight: 3 },
] as const satisfies readonly (Choice & { weight: number })[];
export type SpamReason = (typeof quarantineReasons)[number]['code'];

/** The quote form's « Délai ». */
export const timelines = (content: Content) =>
  [
    { code: 'urgent', label: `Urgent, ${content.delays.express} h (+${content.terms.expressSupplement} %)` },
    { code: 'standard', label: `Standard, ${content.delays.standard} à ${content.delays.complex} h` },
    { code: 'flexible', label: `Flexible, ${content.terms.flexibleDelay}` },
  ] as const satisfies readonly Choice[];

/** The quote form's « Priorité »; `DEFAULT_PRIORITY` is preselected. */
export const priorities = [
  { code: 'faible', label: 'Faible' },
  { code: 'normale', label: 'Normale' },
  { code: 'elevee', label: 'Élevée' },
  { code: 'critique', label: 'Critique' },
] as const satisfies readonly Choice[];
export const DEFAULT_PRIORITY = 'normale' satisfies (typeof priorities)[number]['code'];
