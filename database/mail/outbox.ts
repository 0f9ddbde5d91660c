import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { firstToLeave } from '../../data/desk/mailWords.ts';
import type { Connection } from '../file/connection.ts';
import { build, insert, prepared, run } from '../query.ts';
import type { OutboxKind, Schema } from '../schema.ts';

/** A mail to send. It names whom it is about, not what it says: the words are written when it leaves. */
export type Mail = Pick<
  Selectable<Schema['outbox']>,
  | 'id'
  | 'kind'
  | 'message_id'
  | 'lead_id'
  | 'subscriber_id'
  | 'notice_id'
  | 'reply_id'
  | 'recipient'
  | 'recipient_key'
  | 'origin_key'
  | 'attempts'
  | 'created_at'
  | 'locked_until'
>;

/** What a sender holds until its lease ends: a row and, where it is a summary's, all that were claimed with it. */
export type Claim = Pick<Mail, 'id' | 'kind' | 'locked_until'>;

interface NewMail {
  kind: OutboxKind;
  leadId?: number;
  subscriberId?: number;
  noticeId?: number;
  replyId?: number;
  /** A new one when absent. */
  messageId?: string;
  /** For mail to a stranger: whose mailbox it is (the limit on such mail counts by it). */
  recipientKey?: string;
  /** For mail to a stranger: where its form was posted from, as a fingerprint. */
  originKey?: string | undefined;
  /** The part of the Message-ID after the @. */
  host: string;
  now: Date;
  /** Not before; at once when absent. */
  due?: Date;
}

/** A Message-ID nobody else has (RFC 5322 § 3.6.4). */
export const newMessageId = (host: string): string => `<${randomUUID()}@${host}>`;

/** Puts a mail in the outbox, in the transaction that stores what it is about. */
export function addMail(
  connection: Connection,
  { kind, leadId, subscriberId, noticeId, replyId, messageId, recipientKey, originKey, host, now, due = now }: NewMail,
): void {
  const at = now.toISOString();
  insert(connection, 'outbox', {
    kind,
    message_id: messageId ?? newMessageId(host),
    lead_id: leadId ?? null,
    subscriber_id: subscriberId ?? null,
    notice_id: noticeId ?? null,
    reply_id: replyId ?? null,
    recipient_key: recipientKey ?? null,
    origin_key: originKey ?? null,
    next_attempt_at: due.toISOString(),
    created_at: at,
  });
}

/** No rule waits longer: a mail due after that was written under a wrong clock, and is due now. */
const LONGEST_WAIT_MS = 26 * 3_600_000;
const LONGEST_LEASE_MS = 300_000;
const DUE = `state = 'waiting' AND (next_attempt_at <= @at OR next_attempt_at > @tooLate)
  AND (locked_until IS NULL OR locked_until <= @at OR locked_until > @tooLong)`;
const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

/** As literals: the index of these mails is found by them. */
const FIRST = `kind IN (${firstToLeave.map((kind) => `'${kind}'`).join(', ')})`;

/**
 * Takes the mail that is due longest, what somebody waits for before the rest, for one sender alone until `leaseUntil`: if
 * that sender dies, the mail is due again then, with the same Message-ID.
 */
export function claimMail(connection: Connection, at: string, leaseUntil: string): Mail | undefined {
  const longest = (which: string) => `(SELECT id FROM outbox WHERE ${which} ORDER BY next_attempt_at, id LIMIT 1)`;
  const sql = `UPDATE outbox SET locked_until = @leaseUntil, attempts = attempts + 1
    WHERE id = coalesce(${longest(`${DUE} AND ${FIRST}`)}, ${longest(DUE)})
    RETURNING id, kind, message_id, lead_id, subscriber_id, notice_id, reply_id, recipient, recipient_key, origin_key, attempts, created_at, locked_until`;
  const limits = { tooLate: later(at, LONGEST_WAIT_MS), tooLong: later(at, LONGEST_LEASE_MS) };
  const mail = prepared(connection, sql).get({ leaseUntil, at, ...limits }) as Mail | undefined;
  if (mail && isSummary(mail.kind)) claimRest(connection, mail, { at, leaseUntil, ...limits });
  return mail;
}

const isSummary = (kind: OutboxKind): boolean => kind === 'lead-summary' || kind === 'held-summary';

/** Those of a summary's rows that are due leave with the one that was claimed, and share what becomes of it. */
function claimRest(connection: Connection, { id, kind }: Mail, times: Record<string, string>): void {
  const sql = `UPDATE outbox SET locked_until = @leaseUntil, attempts = attempts + 1
    WHERE kind = @kind AND kind IN ('lead-summary', 'held-summary') AND id <> @id AND ${DUE}`;
  prepared(connection, sql).run({ id, kind, ...times });
}

/** By the lease the sender was given, which stays what it is when the row it was given for is erased meanwhile. */
const CLAIMED = `(id = @id OR (state = 'waiting' AND kind IN ('lead-summary', 'held-summary')
  AND kind = @kind AND locked_until = @lease))`;
const byLease = ({ id, kind, locked_until }: Claim) => ({ id, kind, lease: locked_until });

/** The leads a claimed summary is about, oldest first. */
export const leadsOfSummary = (connection: Connection, claim: Claim): number[] =>
  prepared(connection, `SELECT lead_id FROM outbox WHERE ${CLAIMED} AND lead_id IS NOT NULL ORDER BY lead_id`)
    .pluck()
    .all(byLease(claim)) as number[];

export function markSent(connection: Connection, claim: Claim, at: string, response: string): void {
  const sql = `UPDATE outbox SET state = 'sent', sent_at = @at, locked_until = NULL, last_response = @response
    WHERE ${CLAIMED}`;
  prepared(connection, sql).run({ ...byLease(claim), at, response });
}

/** This try failed: due again at `nextAttemptAt`. */
export function postponeMail(connection: Connection, claim: Claim, nextAttemptAt: string, response: string): void {
  const sql = `UPDATE outbox SET next_attempt_at = @nextAttemptAt, locked_until = NULL, last_response = @response
    WHERE ${CLAIMED}`;
  prepared(connection, sql).run({ ...byLease(claim), nextAttemptAt, response });
}

/** Gives a claimed mail back: the try does not count. Without a new answer the last one stays. */
export function releaseMail(
  connection: Connection,
  claim: Claim,
  nextAttemptAt: string,
  response: string | null,
): void {
  const sql = `UPDATE outbox SET next_attempt_at = @nextAttemptAt, locked_until = NULL,
    attempts = max(attempts - 1, 0), last_response = coalesce(@response, last_response) WHERE ${CLAIMED}`;
  prepared(connection, sql).run({ ...byLease(claim), nextAttemptAt, response });
}

/** Mails that wait after a failed try become due now. */
export function makeMailsDue(connection: Connection, at: string): void {
  const sql = `UPDATE outbox SET next_attempt_at = @at
    WHERE state = 'waiting' AND attempts > 0 AND locked_until IS NULL AND next_attempt_at > @at`;
  prepared(connection, sql).run({ at });
}

export const deleteMail = (connection: Connection, claim: Claim): number =>
  prepared(connection, `DELETE FROM outbox WHERE ${CLAIMED}`).run(byLease(claim)).changes;

/** A lead that was released is no news of the next summary of held ones. */
export const dropHeldSummary = (connection: Connection, leadId: number): number =>
  run(
    connection,
    build
      .deleteFrom('outbox')
      .where('lead_id', '=', leadId)
      .where('kind', '=', 'held-summary')
      .where('state', '<>', 'sent'),
  );

/** Not by itself any more: the owner sees it and may send it again. */
export function parkMail(connection: Connection, claim: Claim, at: string, response: string): void {
  const sql = `UPDATE outbox SET state = 'parked', parked_at = @at, locked_until = NULL, last_response = @response
    WHERE ${CLAIMED}`;
  prepared(connection, sql).run({ ...byLease(claim), at, response });
}

/** Gives parked mails a new start; answers how many. */
export function retryParked(connection: Connection, at: string): number {
  const values = { state: 'waiting', attempts: 0, parked_at: null, next_attempt_at: at } as const;
  return run(connection, build.updateTable('outbox').set(values).where('state', '=', 'parked'));
}

/** Deletes what was sent before a time. */
export const purgeSent = (connection: Connection, before: string): number =>
  run(connection, build.deleteFrom('outbox').where('state', '=', 'sent').where('sent_at', '<', before));
