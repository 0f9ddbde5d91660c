import type { Choice } from '../choices.ts';
import type { FieldError } from '../problem.ts';

/**
 * Kinds of notice a client may send online about a contract: the end of the monthly pack (C. conso. L215-1-1, D215-1 to D215-3), or a
 * withdrawal within fourteen days (L221-21, D221-5). docs/decisions/0047-contract-notices.md quotes the texts.
 */
export const contractNoticeKinds = [
  { code: 'termination', label: 'Résiliation' },
  { code: 'withdrawal', label: 'Rétractation' },
] as const satisfies readonly Choice[];
export type ContractNoticeKind = (typeof contractNoticeKinds)[number]['code'];

/** Days a consumer has to withdraw (C. conso. L221-18), and the seller to pay the money back (L221-24). */
export const WITHDRAWAL_DAYS = 14;

interface Wording {
  path: string;
  /** Label required by law: text of the link in every footer, and title of the notice's page. */
  title: string;
  confirm: string;
  /** Prefix of the notice's reference. */
  prefix: string;
  received: string;
}

/** Page address and texts of each kind of notice. */
export const contractNotices: Record<ContractNoticeKind, Wording> = {
  termination: {
    path: '/legal/resiliation',
    title: 'Résilier votre contrat',
    confirm: 'Notification de la résiliation',
    prefix: 'RES',
    received: 'Résiliation reçue',
  },
  withdrawal: {
    path: '/legal/retractation',
    title: 'Renoncer au contrat ici',
    confirm: 'Confirmer la rétractation',
    prefix: 'RET',
    received: 'Rétractation reçue',
  },
};

/** The page shown once a notice is stored: `?ref=` is its reference, `?le=` when it was received. */
export const RECEIVED_PATH = '/legal/notification-recue';

/** Returns the kind a text names; undefined for any other text. */
export const contractNoticeKind = (text: unknown): ContractNoticeKind | undefined =>
  contractNoticeKinds.find(({ code }) => code === text)?.code;

export const contractNoticeFields = ['firstName', 'lastName', 'email', 'contract', 'wishedEnd'] as const;

/** A notice that the client has not confirmed yet: the values typed so far, and the step the page shows next. */
export interface TypedNotice {
  notice: Record<(typeof contractNoticeFields)[number], string>;
  /**
   * Step the page shows: `correct`, the client chose to edit the notice again; `mend`, a field is missing or invalid; `check`, the client
   * reads the notice before sending it.
   */
  step: 'correct' | 'mend' | 'check';
  /** Errors of the refused fields. */
  refusals: readonly FieldError[];
  /** Idempotency key of the confirmation: a client who confirms twice stores one notice. */
  key: string;
}

/** Returns the kind of notice a reference belongs to; `termination` for a text that is no reference of a notice. */
export const kindOfReference = (reference = ''): ContractNoticeKind =>
  contractNoticeKinds.find(({ code }) => reference.startsWith(contractNotices[code].prefix))?.code ?? 'termination';
