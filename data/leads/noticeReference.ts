import { type ContractNoticeKind, contractNoticeKinds, contractNotices } from './contractNotices.ts';

/** The kind of notice a reference belongs to; a termination for any other text. */
export const kindOfReference = (reference = ''): ContractNoticeKind =>
  contractNoticeKinds.find(({ code }) => reference.startsWith(contractNotices[code].prefix))?.code ?? 'termination';
