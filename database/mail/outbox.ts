import { randomUUID } from 'node:crypto';
import { type RawBuilder, type Selectable, sql, type UpdateObject } from 'kysely';
import { firstToLeave, secondToLeave } from '../../data/desk/mailWords.ts';
import type { OutboxKind, Schema } from '../schema.ts';
import { all, build, type Connection, first, insert, run } from '../store.ts';
import { endOutage, NO_LETTER, noteOutage } from './outboxState.ts';

/** A mail that a sender has claimed. It names the row it is about; its text is written when it is sent. */
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
  | 'quote_id'
  | 'recipient'
  | 'recipient_key'
  | 'origin_key'
  | 'attempts'
  | 'created_at'
  | 'locked_until'
>;

/** A sender's lease of a row or, for a summary, of all rows claimed together. */
export type Claim = Pick<OutboxItem, 'id' | 'kind' | 'locked_until'>;

export interface NewMail {
  kind: OutboxKind;
  leadId?: number;
  subscriberId?: number;
  noticeId?: number;
  replyId?: number;
  letterId?: number;
  quoteId?: number;
  /** The mail's Message-ID; a new one when absent. */
  messageId?: string;
  /** For mail to a stranger: key of the mailbox, for the limit on such mail. */
  recipientKey?: string;
  /** For mail to a stranger: fingerprint of the network its form was posted from. */
  originKey?: string | undefined;
  /** The part of the Message-ID after the @. */
  host: string;
  now: Date;
  /** Earliest time of the first try; at once when absent. */
  due?: Date;
}

/** A unique Message-ID (RFC 5322 § 3.6.4). */
export const newMessageId = (host: string): string => `<${randomUUID()}@${host}>`;

/** Puts a mail in the outbox, in the transaction that stores the row it is about. */
export async function addMail(
  connection: Connection,
  {
    kind,
    leadId,
    subscriberId,
    noticeId,
    replyId,
    letterId,
    quoteId,
    messageId,
    recipientKey,
    originKey,
    host,
    now,
    due = now,
  }: NewMail,
): Promise<void> {
  await insert(connection, 'outbox', {
    kind,
    message_id: messageId ?? newMessageId(host),
    lead_id: leadId ?? null,
    subscriber_id: subscriberId ?? null,
    notice_id: noticeId ?? null,
    reply_id: replyId ?? null,
    letter_id: letterId ?? null,
    quote_id: quoteId ?? null,
    recipient_key: recipientKey ?? null,
    origin_key: originKey ?? null,
    next_attempt_at: due.toISOString(),
    created_at: now.toISOString(),
  });
}

/** Longest time that any rule delays a mail: a mail due later than this was dated by a wrong clock, and is due now. */
const LONGEST_WAIT_MS = 26 * 3_600_000;
const LONGEST_LEASE_MS = 300_000;

/**
 * Conditions of the rows that may be claimed, as two ranges of an index: joined by OR, a search without a result would read every waiting
 * row. The caller adds the kinds, since letters have a queue of their own (`database/letters/letterRows.ts`).
 */
function dueRows(at: string): RawBuilder<unknown>[] {
  const after = (ms: number) => new Date(Date.parse(at) + ms).toISOString();
  const free = sql`state = 'waiting' AND (locked_until IS NULL OR locked_until <= ${at} OR locked_until > ${after(LONGEST_LEASE_MS)})`;
  return [sql`next_attempt_at <= ${at}`, sql`next_attempt_at > ${after(LONGEST_WAIT_MS)}`].map(
    (time) => sql`${free} AND ${time}`,
  );
}

/**
 * Claims the mail that has been due longest, for one sender until `leaseUntil`; if the sender dies, the mail is due again then, with the
 * same Message-ID.
 * @param groups conditions on the mails: those of the first group go before those of the next.
 */
export const claimOf = (
  connection: Connection,
  groups: readonly RawBuilder<unknown>[],
  at: string,
  leaseUntil: string,
): Promise<OutboxItem | undefined> =>
  first(
    connection,
    sql<OutboxItem>`UPDATE outbox SET locked_until = ${leaseUntil}, attempts = attempts + 1
      WHERE id = coalesce(${sql.join(
        groups.flatMap((group) =>
          dueRows(at).map(
            (due) => sql`(SELECT id FROM outbox WHERE ${group} AND ${due}
              ORDER BY next_attempt_at, id LIMIT 1 ${connection.engine.lock.skip})`,
          ),
        ),
      )})
      RETURNING id, kind, message_id, lead_id, subscriber_id, notice_id, reply_id, letter_id, quote_id, recipient, recipient_key, origin_key, attempts, created_at, locked_until`,
  );

/** Groups of mails in the order of sending; values in the query's text, so that the planner uses the partial indexes. */
const IN_TURN = [
  sql`kind IN (${sql.join(firstToLeave.map(sql.lit))})`,
  sql`kind = ${sql.lit(secondToLeave)}`,
  NO_LETTER,
];

/** Claims the next mail that is not a letter. */
export async function claimMail(
  connection: Connection,
  at: string,
  leaseUntil: string,
): Promise<OutboxItem | undefined> {
  const mail = await claimOf(connection, IN_TURN, at, leaseUntil);
  if (mail && isSummary(mail.kind)) await claimRest(connection, mail, at, leaseUntil);
  return mail;
}

const isSummary = (kind: OutboxKind): boolean => kind === 'lead-summary' || kind === 'held-summary';

/** Claims the other due rows of a summary, since all are sent in one mail and get its outcome. */
const claimRest = (connection: Connection, { id, kind }: OutboxItem, at: string, leaseUntil: string): Promise<number> =>
  run(
    connection,
    sql`UPDATE outbox SET locked_until = ${leaseUntil}, attempts = attempts + 1
      WHERE kind = ${kind} AND kind IN ('lead-summary', 'held-summary') AND id <> ${id}
        AND ((${sql.join(dueRows(at), sql`) OR (`)}))`,
  );

/** Condition: the rows of a claim, found by their lease, since the row first claimed may be erased meanwhile. */
const claimedBy = ({ id, kind, locked_until }: Claim) =>
  sql<boolean>`(id = ${id} OR (state = 'waiting' AND kind IN ('lead-summary', 'held-summary')
    AND kind = ${kind} AND locked_until = ${locked_until}))`;

/** Numbers of the leads and contract notices in a claimed summary, oldest first. */
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

/**
 * Outcome of a claimed mail. `later`: the try failed, and the mail is due again at `at`; `released`: the same, but the try does not count;
 * `parked`: not retried until the owner does; `dropped`: no longer wanted.
 */
export interface Outcome {
  became: 'sent' | 'later' | 'released' | 'parked' | 'dropped';
  at: string;
  /** Reply of the mail server; null: no attempt was made, and the last reply is kept. */
  answer: string | null;
}

const CHANGES: Record<Outcome['became'], (at: string) => UpdateObject<Schema, 'outbox'> | undefined> = {
  sent: (at) => ({ state: 'sent', sent_at: at }),
  later: (at) => ({ next_attempt_at: at }),
  released: (at) => ({
    next_attempt_at: at,
    attempts: sql<number>`CASE WHEN attempts > 0 THEN attempts - 1 ELSE 0 END`,
  }),
  parked: (at) => ({ state: 'parked', parked_at: at }),
  dropped: () => undefined,
};

/**
 * Stores the outcome of a claimed mail and ends its lease; records whether the mail server responds. A letter's mail is deleted at its end,
 * since the recipient's row keeps the outcome (`database/letters/recipients.ts`). To be run inside the write queue.
 */
export async function noteMail(connection: Connection, claim: Claim, { became, at, answer }: Outcome): Promise<void> {
  const isOver = became === 'dropped' || (claim.kind === 'letter' && (became === 'sent' || became === 'parked'));
  const values = { ...CHANGES[became](at), locked_until: null, ...(answer !== null && { last_response: answer }) };
  await run(
    connection,
    isOver
      ? build.deleteFrom('outbox').where(claimedBy(claim))
      : build.updateTable('outbox').set(values).where(claimedBy(claim)),
  );
  if (became === 'sent') await endOutage(connection);
  if (became === 'released' && answer !== null) await noteOutage(connection, { since: at, response: answer });
}

/** Makes all mails but letters due now that wait after a failed try. */
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

/** Removes the quarantine summary of a released lead. */
export const dropQuarantineSummary = (connection: Connection, leadId: number): Promise<number> =>
  run(
    connection,
    build
      .deleteFrom('outbox')
      .where('lead_id', '=', leadId)
      .where('kind', '=', 'held-summary')
      .where('state', '<>', 'sent'),
  );
