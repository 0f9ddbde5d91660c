import type { ContractNotice } from '../../data/api/rows.ts';
import { parisMidnight } from '../../data/french/timeInParis.ts';
import type { SpamReason } from '../../data/leads/leadWords.ts';
import { getsReceipt } from '../../data/leads/spamReasons.ts';
import { addMail, dropQuarantineSummary } from '../../database/mail/outbox.ts';
import { hasReceipt, waitsUntouched } from '../../database/mail/outboxState.ts';
import type { Connection } from '../../database/store.ts';
import { ownerMail } from './envelope.ts';
import { addStrangerMail } from './strangerLimit.ts';

const HOUR_MS = 3_600_000;
const SUMMARY_HOUR = 8;

interface LeadMails {
  leadId: number;
  email: string;
  /** Fingerprint of the form's sender. */
  originKey?: string;
  host: string;
  now: Date;
}

/**
 * Queues the mails of a lead: one to the owner, alone or in a summary, and a receipt to the visitor unless the sender is almost certainly a
 * program.
 */
export async function queueLeadMails(
  connection: Connection,
  { reasons, ...mails }: LeadMails & { reasons: readonly SpamReason[] },
): Promise<void> {
  const { leadId, host, now } = mails;
  if (reasons.length > 0) await addMail(connection, { kind: 'held-summary', leadId, host, now, due: nextMorning(now) });
  // Queues the owner's mail without looking for a mail about this lead that is not sent yet: a new lead has none.
  else await ownerMail(connection, 'lead-notification', mails);
  if (getsReceipt(reasons)) await addStrangerMail(connection, { kind: 'lead-acknowledgement', ...mails });
}

/** Queues the mails of a lead released from quarantine, now a normal lead. */
export async function queueReleasedMails(connection: Connection, mails: LeadMails): Promise<void> {
  await dropQuarantineSummary(connection, mails.leadId);
  await notify(connection, 'lead-notification', mails);
  if (!(await hasReceipt(connection, mails.leadId)))
    await addStrangerMail(connection, { kind: 'lead-acknowledgement', ...mails });
}

type News = Pick<LeadMails, 'leadId' | 'host' | 'now'>;

/** Queues the owner's mail about a lead unless one waits already: a waiting mail reads the stored lead when it is sent. */
async function notify(
  connection: Connection,
  kind: 'lead-notification' | 'lead-correction',
  news: News,
): Promise<void> {
  for (const waiting of [kind, 'lead-summary'] as const)
    if (await waitsUntouched(connection, waiting, news.leadId)) return;
  await ownerMail(connection, kind, news);
}

/** Next eight o'clock in Paris. */
function nextMorning(now: Date): Date {
  const today = now.toISOString().slice(0, 10);
  const mornings = [-1, 0, 1, 2].map((later) => Date.parse(parisMidnight(today, later)) + SUMMARY_HOUR * HOUR_MS);
  return new Date(mornings.find((morning) => morning > now.getTime()) ?? now.getTime());
}

/** Queues the owner's mail about a corrected lead; one mail for several corrections that are not sent yet. */
export async function queueCorrectionMail(connection: Connection, mail: News): Promise<void> {
  await notify(connection, 'lead-correction', mail);
}

interface Posted {
  /** Fingerprint of the form's sender. */
  originKey: string;
  host: string;
  now: Date;
}

/**
 * Queues the mails of a notice: one to the owner, alone or in a burst's summary; a receipt to its sender, at once or as soon as the limit
 * allows.
 */
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
