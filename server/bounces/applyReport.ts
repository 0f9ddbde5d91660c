import type { BounceSource } from '../../data/desk/bounceWords.ts';
import { type BounceOutcome, isKnownMail, recordBounce } from '../../database/mail/bounces.ts';
import type { Connection } from '../../database/store.ts';
import type { Report } from './readReport.ts';

interface Applied extends Report {
  source: BounceSource;
  /** The part of this site's Message-IDs after the @. */
  host: string;
  now: Date;
}

/**
 * Notes what a report says of the first mail it names that is this site's; names are random and known to
 * the mail's recipient alone, so no other sender's report changes anything. To be run inside the write queue.
 */
export async function applyReport(
  connection: Connection,
  { names, host, kind, answer, source, now }: Applied,
): Promise<BounceOutcome> {
  for (const name of names) {
    const messageId = name.includes('@') ? name : `<${name.toLowerCase()}@${host}>`;
    if (!(await isKnownMail(connection, messageId))) continue;
    // A mail that is only late, or has arrived after all.
    if (kind === undefined) return 'noted';
    return recordBounce(connection, { messageId, kind, answer, source, now });
  }
  return 'unknown';
}
