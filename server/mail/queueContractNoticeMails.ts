import type { ContractNotice } from '../../data/api/rows.ts';
import type { Connection } from '../../database/store.ts';
import { ownerMail } from './ownerMail.ts';
import { addStrangerMail } from './strangerLimit.ts';

interface Posted {
  /** Where the form was posted from, as a fingerprint. */
  originKey: string;
  host: string;
  now: Date;
}

/** The owner learns of a notice, by itself or in the summary of a burst; its sender always gets a receipt, at once or as soon as the limit lets it go. */
export async function queueContractNoticeMails(
  connection: Connection,
  { id, email }: ContractNotice,
  { originKey, ...when }: Posted,
): Promise<void> {
  await ownerMail(connection, 'contract-notice', { noticeId: id, ...when });
  await addStrangerMail(connection, {
    kind: 'contract-notice-receipt',
    noticeId: id,
    email,
    originKey,
    ...when,
  });
}
