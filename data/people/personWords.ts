import type { Choice } from '../choices.ts';
import { daysAfter } from '../french/timeInParis.ts';

/** States of a subscriber; `stopped`: their address refuses mail, or they called it junk (`bounceWords.ts`). */
export const subscriberStates = [
  { code: 'pending', label: 'À confirmer' },
  { code: 'confirmed', label: 'Confirmé' },
  { code: 'left', label: 'Désinscrit' },
  { code: 'stopped', label: 'Arrêté' },
] as const satisfies readonly Choice[];

/**
 * Verdicts on a line of a file of subscribers. Only `addingVerdicts` change anything: an address that left stays off the
 * list.
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

/** Verdicts after which a row is added. */
export const addingVerdicts: readonly ImportVerdict[] = ['new', 'kept', 'departed'];

/** Limits of a file, of one call and of each column. */
export const importLimits = {
  bytes: 4 * 1024 * 1024,
  rows: 20_000,
  piece: 100,
  email: 320,
  date: 40,
  source: 200,
  /** Further columns of this program's own file. */
  kept: 2000,
  /** Bytes of the lines of one call, below the 64 KiB of a body. */
  pieceBytes: 48 * 1024,
} as const;

/** Origins of a request entered by the owner. */
export const leadOrigins = [
  { code: 'telephone', label: 'Par téléphone' },
  { code: 'de-vive-voix', label: 'De vive voix' },
  { code: 'courriel', label: 'Par courriel' },
] as const satisfies readonly Choice[];
export type LeadOrigin = (typeof leadOrigins)[number]['code'];

/** Days after which a request may still be entered. */
const ENTERED_WITHIN_DAYS = 365;
/** Earliest day of a request entered today. */
export const firstEnteredDay = (today: string): string => daysAfter(today, -ENTERED_WITHIN_DAYS);

/** Kinds of event in a person's own history; `components/admin/people/PersonHistory.tsx` has the texts. */
export const personEventKinds = ['rectified', 'merged', 'separated', 'exported'] as const;
export type PersonEventKind = (typeof personEventKinds)[number];

/** Rows an erasure deletes, in the order of its proof, which counts each. */
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

/** Choices for a mail waiting for an address that is corrected. */
export const waitingMailChoices = ['send', 'drop'] as const;

/** Key of a person: their lower-case address; null if none is known. */
export const addressKey = (email: string): string | null => email.trim().toLowerCase() || null;
