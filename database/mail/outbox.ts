import { randomUUID } from 'node:crypto';
import { type RawBuilder, type Selectable, sql, type UpdateObject } from 'kysely';
import { firstToLeave, secondToLeave } from '../../data/desk/mailWords.ts';
import type { OutboxKind, Schema } from '../schema.ts';
import { all, build, type Connection, first, insert, run } from '../store.ts';

/** A mail to send, claimed by one sender. It names whom it is about, not what it says: the words are written when it leaves. */
export type OutboxItem = Pick<
  Selectable<Schema['outbox']>,
  | 'id'
  | 'kind'
  | 'message_id'
  | 'lead_id'
  | 'subscriber_id'
  | 'notice_id'
  | 'reply_id'
  | 'letter_id'
  | 'recipient'
  | 'recipient_key'
  | 'origin_key'
  | 'attempts'
  | 'created_at'
  | 'locked_until'
>;

/** What a sender holds until its lease ends: a row and, where it is a summary's, all that were claimed with it. */
export type Claim = Pick<OutboxItem, 'id' | 'kind' | 'locked_until'>;

export interface NewMail {
  kind: OutboxKind;
  leadId?: number;
  subscriberId?: number;
  noticeId?: number;
  replyId?: number;
  letterId?: number;
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

/** A unique Message-ID (RFC 5322 § 3.6.4). */
export const newMessageId = (host: string): string => `<${randomUUID()}@${host}>`;

/** Puts a mail in the outbox, in the transaction that stores what it is about. */
export async function addMail(
  connection: Connection,
  {
    kind,
    leadId,
    subscriberId,
    noticeId,
    replyId,
    letterId,
    messageId,
    recipientKey,
    originKey,
    host,
    now,
    due = now,
  }: NewMail,
): Promise<void> {
  const at = now.toISOString();
  await insert(connection, 'outbox', {
    kind,
    message_id: messageId ?? newMessageId(host),
    lead_id: leadId ?? null,
    subscriber_id: subscriberId ?? null,
    notice_id: noticeId ?? null,
    reply_id: replyId ?? null,
    letter_id: letterId ?? null,
    recipient_key: recipientKey ?? null,
    origin_key: originKey ?? null,
    next_attempt_at: due.toISOString(),
    created_at: at,
  });
}

/** No rule waits longer: a mail due after that was written under a wrong clock, and is due now. */
const LONGEST_WAIT_MS = 26 * 3_600_000;
const LONGEST_LEASE_MS = 300_000;
const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();
/** Letters have a line of their own (`database/letters/letterRows.ts`): no other mail waits for them. */
const isFree = (at: string) => sql`state = 'waiting' AND kind <> 'letter'
  AND (locked_until IS NULL OR locked_until <= ${at} OR locked_until > ${later(at, LONGEST_LEASE_MS)})`;
/** Two stretches of an index: where none is due, a search with an OR between them reads all that wait. */
const dueTimes = (at: string) => [sql`next_attempt_at <= ${at}`, sql`next_attempt_at > ${later(at, LONGEST_WAIT_MS)}`];

/** As literals: the indexes of these mails are found by them. */
const isFirst = sql`kind IN (${sql.join(firstToLeave.map(sql.lit))})`;
const isSecond = sql`kind = ${sql.lit(secondToLeave)}`;

/**
 * Takes the mail that is due longest, urgent and legally required kinds first, receipts of requests next, for one sender alone until `leaseUntil`: if
 * that sender dies, the mail is due again then, with the same Message-ID.
 */
export async function claimMail(
  connection: Connection,
  at: string,
  leaseUntil: string,
): Promise<OutboxItem | undefined> {
  const longest = (which: RawBuilder<unknown>) =>
    dueTimes(at).map(
      (time) => sql`(SELECT id FROM outbox WHERE ${isFree(at)} AND ${time} ${which}
        ORDER BY next_attempt_at, id LIMIT 1 ${connection.engine.skipTaken})`,
    );
  const mail = await first(
    connection,
    sql<OutboxItem>`UPDATE outbox SET locked_until = ${leaseUntil}, attempts = attempts + 1
      WHERE id = coalesce(${sql.join([sql`AND ${isFirst}`, sql`AND ${isSecond}`, sql``].flatMap(longest))})
      RETURNING id, kind, message_id, lead_id, subscriber_id, notice_id, reply_id, letter_id, recipient, recipient_key, origin_key, attempts, created_at, locked_until`,
  );
  if (mail && isSummary(mail.kind)) await claimRest(connection, mail, at, leaseUntil);
  return mail;
}

const isSummary = (kind: OutboxKind): boolean => kind === 'lead-summary' || kind === 'held-summary';

/** Those of a summary's rows that are due leave with the one that was claimed, and share what becomes of it. */
const claimRest = (connection: Connection, { id, kind }: OutboxItem, at: string, leaseUntil: string): Promise<number> =>
  run(
    connection,
    sql`UPDATE outbox SET locked_until = ${leaseUntil}, attempts = attempts + 1
      WHERE kind = ${kind} AND kind IN ('lead-summary', 'held-summary') AND id <> ${id}
        AND ${isFree(at)} AND (${sql.join(dueTimes(at), sql` OR `)})`,
  );

/** By the lease the sender was given, which stays what it is when the row it was given for is erased meanwhile. */
const claimedBy = ({ id, kind, locked_until }: Claim) =>
  sql<boolean>`(id = ${id} OR (state = 'waiting' AND kind IN ('lead-summary', 'held-summary')
    AND kind = ${kind} AND locked_until = ${locked_until}))`;

/** The leads and contract notices a claimed summary is about, oldest first. */
export async function newsOfSummary(
  connection: Connection,
  claim: Claim,
): Promise<{ leads: number[]; notices: number[] }> {
  const rows = await all(
    connection,
    build
      .selectFrom('outbox')
      .select(['lead_id', 'notice_id'])
      .where(claimedBy(claim))
      .orderBy('lead_id')
      .orderBy('notice_id'),
  );
  return {
    leads: rows.flatMap(({ lead_id }) => lead_id ?? []),
    notices: rows.flatMap(({ notice_id }) => notice_id ?? []),
  };
}

export const markSent = (connection: Connection, claim: Claim, at: string, response: string): Promise<number> =>
  change(connection, claim, { state: 'sent', sent_at: at, last_response: response });

/** This try failed: due again at `nextAttemptAt`. */
export const postponeMail = (
  connection: Connection,
  claim: Claim,
  nextAttemptAt: string,
  response: string,
): Promise<number> => change(connection, claim, { next_attempt_at: nextAttemptAt, last_response: response });

/** Gives a claimed mail back: the try does not count. Without a new answer the last one stays. */
export const releaseMail = (
  connection: Connection,
  claim: Claim,
  nextAttemptAt: string,
  response: string | null,
): Promise<number> =>
  change(connection, claim, {
    next_attempt_at: nextAttemptAt,
    attempts: sql<number>`CASE WHEN attempts > 0 THEN attempts - 1 ELSE 0 END`,
    ...(response !== null && { last_response: response }),
  });

/** Not by itself any more: the owner sees it and may send it again. */
export const parkMail = (connection: Connection, claim: Claim, at: string, response: string): Promise<number> =>
  change(connection, claim, { state: 'parked', parked_at: at, last_response: response });

/** What became of a claimed mail, whose lease ends with it. */
const change = (connection: Connection, claim: Claim, values: UpdateObject<Schema, 'outbox'>): Promise<number> =>
  run(
    connection,
    build
      .updateTable('outbox')
      .set({ ...values, locked_until: null })
      .where(claimedBy(claim)),
  );

export const deleteMail = (connection: Connection, claim: Claim): Promise<number> =>
  run(connection, build.deleteFrom('outbox').where(claimedBy(claim)));

/** Mails that wait after a failed try become due now, letters aside. */
export const makeMailsDue = (connection: Connection, at: string): Promise<number> =>
  run(
    connection,
    build
      .updateTable('outbox')
      .set({ next_attempt_at: at })
      .where('state', '=', sql.lit('waiting'))
      .where('kind', '<>', sql.lit('letter'))
      .where('attempts', '>', 0)
      .where('locked_until', 'is', null)
      .where('next_attempt_at', '>', at),
  );

/** A released lead leaves the next summary of held ones. */
export const dropHeldSummary = (connection: Connection, leadId: number): Promise<number> =>
  run(
    connection,
    build
      .deleteFrom('outbox')
      .where('lead_id', '=', leadId)
      .where('kind', '=', 'held-summary')
      .where('state', '<>', 'sent'),
  );

/** Gives parked mails a new start; answers how many. */
export function retryParked(connection: Connection, at: string): Promise<number> {
  const values = { state: 'waiting', attempts: 0, parked_at: null, next_attempt_at: at } as const;
  return run(connection, build.updateTable('outbox').set(values).where('state', '=', 'parked'));
}

/** Deletes what was sent before a time. */
export const purgeSent = (connection: Connection, before: string): Promise<number> =>
  run(connection, build.deleteFrom('outbox').where('state', '=', 'sent').where('sent_at', '<', before));
