import type { ContractNotice } from '../../data/api/rows.ts';
import { addMail } from '../../database/mail/outbox.ts';
import type { Connection } from '../../database/store.ts';
import { recipientKey } from './strangerLimit.ts';

interface Posted {
  /** Where the form was posted from, as a fingerprint. */
  originKey: string;
  host: string;
  now: Date;
}

/** The owner learns of a notice, each by itself; whoever gave it always gets a receipt, at once or as soon as the limit lets it go. */
export async function queueContractNoticeMails(
  connection: Connection,
  { id, email }: ContractNotice,
  { originKey, ...when }: Posted,
): Promise<void> {
  await addMail(connection, { kind: 'contract-notice', noticeId: id, ...when });
  await addMail(connection, {
    kind: 'contract-notice-receipt',
    noticeId: id,
    recipientKey: recipientKey(email),
    originKey,
    ...when,
  });
}
