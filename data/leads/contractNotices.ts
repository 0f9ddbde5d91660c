import type { Choice } from '../choices.ts';
import type { FieldError } from '../problem.ts';

/**
 * Kinds of notice a client may give online about a contract: the end of the monthly pack (C. conso. L215-1-1, D215-1
 * to D215-3), or a withdrawal within fourteen days (L221-21, D221-5). docs/decisions/0047-contract-notices.md quotes
 * the texts.
 */
export const contractNoticeKinds = [
  { code: 'termination', label: 'Résiliation' },
  { code: 'withdrawal', label: 'Rétractation' },
] as const satisfies readonly Choice[];
export type ContractNoticeKind = (typeof contractNoticeKinds)[number]['code'];

/** Days in which a consumer may withdraw (C. conso. L221-18), and in which the money is paid back (L221-24). */
export const WITHDRAWAL_DAYS = 14;

interface Wording {
  path: string;
  /** Label required by law, in the footer of every page and as the page's title. */
  title: string;
  confirm: string;
  /** Prefix of the notice's reference. */
  prefix: string;
  received: string;
}

/** Page and texts of each kind of notice. */
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

/** An unconfirmed notice: typed values, and the page's next step. */
export interface TypedNotice {
  notice: Record<(typeof contractNoticeFields)[number], string>;
  /**
   * Step of an unconfirmed notice. `correct`: edited again at the client's request; `mend`: a field is missing; `check`: shown for
   * confirmation before it is sent.
   */
  step: 'correct' | 'mend' | 'check';
  /** Refusal of each field. */
  refusals: readonly FieldError[];
  /** Idempotency key: confirming twice stores one notice. */
  key: string;
}

/** The kind of notice a reference belongs to; a termination for any other text. */
export const kindOfReference = (reference = ''): ContractNoticeKind =>
  contractNoticeKinds.find(({ code }) => reference.startsWith(contractNotices[code].prefix))?.code ?? 'termination';
