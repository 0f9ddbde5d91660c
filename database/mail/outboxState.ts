import { type RawBuilder, sql } from 'kysely';
import type { OutboxKind } from '../schema.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';
import { all, build, type Connection, first, ROWS_AT_ONCE, run } from '../store.ts';

/**
 * Time at which the `nth` last mail about a lead or notice was written, among mails of some kinds since a time; undefined when there are
 * fewer.
 */
export async function nthLastNotification(
  connection: Connection,
  kinds: readonly OutboxKind[],
  { nth, since, now }: { nth: number; since: string; now: string },
): Promise<string | undefined> {
  const written = await first(
    connection,
    sql<{ created_at: string }>`SELECT created_at FROM outbox
      WHERE kind IN ('lead-notification', 'lead-correction', 'contract-notice') AND kind IN (${sql.join(kinds)})
        AND created_at > ${since} AND created_at <= ${now}
      ORDER BY created_at DESC LIMIT 1 OFFSET ${nth - 1}`,
  );
  return written?.created_at;
}

/** Whether the outbox has a receipt for this lead, in any state. */
export const hasReceipt = async (connection: Connection, leadId: number): Promise<boolean> =>
  (await first(
    connection,
    build
      .selectFrom('outbox')
      .select('id')
      .where('lead_id', '=', leadId)
      .where('kind', '=', 'lead-acknowledgement')
      .limit(1),
  )) !== undefined;

export const NO_LETTER = sql`kind <> 'letter'`;

/**
 * Time at which the next waiting mail is due, or its lease ends. The query reads the first mail whose lease ends before its due time, and
 * the mails due earlier whose lease ends later.
 * @param which mails; letters have a queue of their own.
 */
export async function nextDue(
  connection: Connection,
  which: RawBuilder<unknown> = NO_LETTER,
): Promise<string | undefined> {
  const waiting = sql`FROM outbox WHERE state = 'waiting' AND ${which}`;
  const free = sql`SELECT next_attempt_at ${waiting} AND (locked_until IS NULL OR locked_until <= next_attempt_at)
    ORDER BY next_attempt_at LIMIT 1`;
  const next = sql<{ due: string | null }>`WITH free AS (${free}) SELECT min(due) AS due FROM (
    SELECT next_attempt_at AS due FROM free
    UNION ALL SELECT locked_until ${waiting} AND locked_until > next_attempt_at
      AND next_attempt_at < coalesce((SELECT next_attempt_at FROM free), '9999')) AS dues`;
  return (await first(connection, next))?.due ?? undefined;
}

const LATE_MS = 3_600_000;

interface OutboxTotals {
  waiting: number;
  /** Mails due for more than an hour, or tried without success for as long; a summary that waits for its time is not late. */
  late: number;
  parked: number;
  /** Time at which the oldest mail was written that is due or was tried; null when there is none. */
  oldest: string | null;
}

export async function outboxTotals(connection: Connection, now: Date): Promise<OutboxTotals> {
  const before = new Date(now.getTime() - LATE_MS).toISOString();
  const totals = sql<OutboxTotals>`SELECT
    (SELECT count(*) FROM outbox WHERE state = 'waiting' AND kind <> 'letter') AS waiting,
    (SELECT count(*) FROM outbox WHERE state = 'waiting' AND kind <> 'letter' AND created_at < ${before}
      AND (attempts > 0 OR next_attempt_at < ${before})) AS late,
    (SELECT count(*) FROM outbox WHERE state = 'parked') AS parked,
    (SELECT min(created_at) FROM outbox WHERE state = 'waiting' AND kind <> 'letter'
      AND (attempts > 0 OR next_attempt_at <= ${now.toISOString()})) AS oldest`;
  return (await first(connection, totals)) ?? { waiting: 0, late: 0, parked: 0, oldest: null };
}

/**
 * Number of mails that wait for a mailbox; and number of mails of a kind that forms of a network caused since a time, counted up to `most`.
 */
export async function mailsBefore(
  connection: Connection,
  {
    recipientKey,
    originKey,
    kind,
    since,
    most,
  }: { recipientKey: string; originKey: string | null; kind: OutboxKind; since: string; most: number },
): Promise<{ waiting: number; caused: number }> {
  const counted = await first(
    connection,
    sql<{ waiting: number; caused: number }>`SELECT
      (SELECT count(*) FROM outbox WHERE state = 'waiting' AND recipient_key = ${recipientKey}) AS waiting,
      (SELECT count(*) FROM (SELECT 1 FROM outbox
        WHERE origin_key = ${originKey} AND kind = ${kind} AND created_at > ${since} LIMIT ${most}) AS mails) AS caused`,
  );
  return counted ?? { waiting: 0, caused: 0 };
}

/** Times at which mails of a kind were sent to strangers since a time: to one mailbox, for one network, and in all; oldest first. */
export async function sentToStrangers(
  connection: Connection,
  {
    kind,
    recipientKey,
    originKey,
    since,
  }: { kind: OutboxKind; recipientKey: string; originKey: string | null; since: string },
) {
  const sent = build
    .selectFrom('outbox')
    .select('sent_at')
    .where('state', '=', sql.lit('sent'))
    .where('recipient_key', 'is not', null)
    .where('kind', '=', kind)
    .where('sent_at', '>', since)
    .orderBy('sent_at');
  const times = async (some: typeof sent) => (await all(connection, some)).flatMap(({ sent_at }) => sent_at ?? []);
  return {
    toRecipient: await times(sent.where('recipient_key', '=', recipientKey)),
    fromOrigin: originKey === null ? undefined : await times(sent.where('origin_key', '=', originKey)),
    toStrangers: await times(sent),
  };
}

/** Whether a subscriber's confirmation mail still waits in the outbox. */
export const awaitsMail = async (connection: Connection, subscriberId: number): Promise<boolean> =>
  (await first(
    connection,
    build
      .selectFrom('outbox')
      .select('id')
      .where('subscriber_id', '=', subscriberId)
      .where('kind', '=', 'newsletter-confirmation')
      .where('state', '<>', 'sent')
      .limit(1),
  )) !== undefined;

/** Whether a mail of this kind waits that no sender has claimed: its text will be made from the data stored when it is sent. */
export async function waitsUntouched(
  connection: Connection,
  kind: OutboxKind,
  leadId: number | null,
): Promise<boolean> {
  // Two separate templates, each compiled once, since the query runs for every lead.
  const waiting =
    leadId === null
      ? sql`SELECT id FROM outbox WHERE kind = ${kind} AND lead_id IS NULL
          AND state = 'waiting' AND locked_until IS NULL LIMIT 1`
      : sql`SELECT id FROM outbox WHERE kind = ${kind} AND lead_id = ${leadId}
          AND state = 'waiting' AND locked_until IS NULL LIMIT 1`;
  return (await first(connection, waiting)) !== undefined;
}

const OUTAGE = 'mail-outage';

/** Start of the mail server's outage, and its first reply. */
interface Outage {
  since: string;
  response: string;
}

export async function readOutage(connection: Connection): Promise<Outage | undefined> {
  const text = await readSetting(connection, OUTAGE);
  return text ? (JSON.parse(text) as Outage) : undefined;
}

/**
 * Records a failure of the mail server, not of one mail; during an outage, the time of the first failure is kept. To be run inside the
 * write queue.
 */
export async function noteOutage(connection: Connection, outage: Outage): Promise<void> {
  if (!(await readOutage(connection))) await writeSetting(connection, OUTAGE, JSON.stringify(outage));
}

/** Ends the outage, since the server accepted a mail. To be run inside the write queue. */
export async function endOutage(connection: Connection): Promise<void> {
  if (await readSetting(connection, OUTAGE)) await writeSetting(connection, OUTAGE, '');
}

/** Deletes some of the mails sent before a time; returns the number. */
export function purgeSent(connection: Connection, before: string): Promise<number> {
  const old = build.selectFrom('outbox').select('id').where('state', '=', 'sent').where('sent_at', '<', before);
  return run(connection, build.deleteFrom('outbox').where('id', 'in', old.limit(ROWS_AT_ONCE)));
}
