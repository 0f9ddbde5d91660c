import type { ContractNotice } from '../../data/api/rows.ts';
import type { Connection } from '../../database/file/connection.ts';
import { addMail } from '../../database/mail/outbox.ts';
import { recipientKey } from './strangerLimit.ts';

interface Posted {
  /** Where the form was posted from, as a fingerprint. */
  originKey: string;
  host: string;
  now: Date;
}

/** The owner learns of a notice, each by itself; whoever gave it always gets a receipt, at once or as soon as the limit lets it go. */
export function queueContractNoticeMails(
  connection: Connection,
  { id, email }: ContractNotice,
  { originKey, ...when }: Posted,
): void {
  addMail(connection, { kind: 'contract-notice', noticeId: id, ...when });
  addMail(connection, {
    kind: 'contract-notice-receipt',
    noticeId: id,
    recipientKey: recipientKey(email),
    originKey,
    ...when,
  });
}
