import type { Choice } from '../choices.ts';
import { daysAfter } from '../french/timeInParis.ts';

/** States of a subscriber. `stopped`: the address refuses mail, or its holder marked a letter as junk (`bounceWords.ts`). */
export const subscriberStates = [
  { code: 'pending', label: 'À confirmer' },
  { code: 'confirmed', label: 'Confirmé' },
  { code: 'left', label: 'Désinscrit' },
  { code: 'stopped', label: 'Arrêté' },
] as const satisfies readonly Choice[];

/**
 * Verdicts on a line of an imported file of subscribers. Only `addingVerdicts` change the list: an address that unsubscribed is never added
 * again.
 */
export const importVerdicts = [
  { code: 'new', label: 'À ajouter' },
  { code: 'present', label: 'Déjà dans la liste' },
  { code: 'left', label: 'Désinscrit : jamais réinscrit' },
  { code: 'stopped', label: 'Arrêté : jamais réinscrit' },
  { code: 'erased', label: 'Effacé à sa demande : jamais réinscrit' },
  { code: 'binned', label: 'À la corbeille : à reprendre de là' },
  { code: 'kept', label: 'Désinscrit, arrêté ou à confirmer : repris tel quel' },
  { code: 'departed', label: 'Désinscrit dans le fichier : noté comme parti' },
  { code: 'blocked', label: 'Arrêté dans le fichier : pas importé' },
  { code: 'unconfirmed', label: 'À confirmer dans le fichier : pas importé' },
  { code: 'twice', label: 'Deux fois dans le fichier' },
  { code: 'invalid', label: 'Adresse invalide' },
  { code: 'unproven', label: 'Sans preuve : il faut un jour (01/03/2024) et une source' },
] as const satisfies readonly Choice[];
export type ImportVerdict = (typeof importVerdicts)[number]['code'];

/** Verdicts after which the import adds a row for the line's address. */
export const addingVerdicts: readonly ImportVerdict[] = ['new', 'kept', 'departed'];

/** Maximum size of an imported file, of one upload call, and of each column. */
export const importLimits = {
  bytes: 4 * 1024 * 1024,
  rows: 20_000,
  piece: 100,
  email: 320,
  date: 40,
  source: 200,
  /** Maximum characters of each column that only this program's own file has. */
  kept: 2000,
  /** Maximum bytes of the lines sent in one call, below the server's limit of 64 KiB for a body. */
  pieceBytes: 48 * 1024,
} as const;

/** Channels by which a request that the owner enters by hand arrived. */
export const leadOrigins = [
  { code: 'telephone', label: 'Par téléphone' },
  { code: 'de-vive-voix', label: 'De vive voix' },
  { code: 'courriel', label: 'Par courriel' },
] as const satisfies readonly Choice[];
export type LeadOrigin = (typeof leadOrigins)[number]['code'];

/** Maximum age in days of a request that the owner enters by hand. */
const ENTERED_WITHIN_DAYS = 365;
/** Earliest day of a request entered today. */
export const firstEnteredDay = (today: string): string => daysAfter(today, -ENTERED_WITHIN_DAYS);

/** Kinds of event in a person's own history; `components/admin/people/PersonHistory.tsx` has the texts. */
export const personEventKinds = ['rectified', 'merged', 'separated', 'exported'] as const;
export type PersonEventKind = (typeof personEventKinds)[number];

/** Kinds of rows that an erasure deletes; its proof counts each kind, in this order. */
export const erasureKinds = {
  leads: ['demande', 'demandes'],
  notes: ['note', 'notes'],
  replies: ['réponse', 'réponses'],
  files: ['fichier', 'fichiers'],
  events: ['ligne d’historique', 'lignes d’historique'],
  mails: ['courriel', 'courriels'],
  subscribers: ['inscription', 'inscriptions'],
  notices: ['notification de contrat', 'notifications de contrat'],
  quotes: ['devis', 'devis'],
  bin: ['élément de la corbeille', 'éléments de la corbeille'],
  kept_notices: ['notification de contrat gardée comme preuve', 'notifications de contrat gardées comme preuve'],
  kept_quotes: [
    'devis gardé parce que la loi le demande (C. conso. L213-1, C. com. L123-22 ; RGPD, art. 17, 3, b)',
    'devis gardés parce que la loi le demande (C. conso. L213-1, C. com. L123-22 ; RGPD, art. 17, 3, b)',
  ],
} as const;
export type ErasureCounts = Record<keyof typeof erasureKinds, number>;

/** Choices for the mails still waiting to be sent to an address that the owner corrects. */
export const waitingMailChoices = ['send', 'drop'] as const;

/** Key by which a person is stored: their address in lower case; null without an address. */
export const addressKey = (email: string): string | null => email.trim().toLowerCase() || null;
