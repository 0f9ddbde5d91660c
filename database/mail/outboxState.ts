import type { Connection } from '../file/connection.ts';
import { build, first, prepared } from '../query.ts';
import type { OutboxKind } from '../schema.ts';

/** When the `nth` last mail about one lead, new or corrected, was written, among those since a time; undefined when there are fewer. */
export const nthLastNotification = (connection: Connection, nth: number, since: string, now: string) => {
  const sql = `SELECT created_at FROM outbox WHERE kind IN ('lead-notification', 'lead-correction') AND created_at > ? AND created_at <= ?
    ORDER BY created_at DESC LIMIT 1 OFFSET ?`;
  return prepared(connection, sql)
    .pluck()
    .get(since, now, nth - 1) as string | undefined;
};

/** How many mails wait for one mailbox. */
export const waitingFor = (connection: Connection, recipientKey: string): number =>
  Number(
    prepared(connection, `SELECT count(*) FROM outbox WHERE state = 'waiting' AND recipient_key = ?`)
      .pluck()
      .get(recipientKey),
  );

/** Whether a lead's receipt was written, whatever became of it. */
export const hasReceipt = (connection: Connection, leadId: number): boolean =>
  first(
    connection,
    build
      .selectFrom('outbox')
      .select('id')
      .where('lead_id', '=', leadId)
      .where('kind', '=', 'lead-acknowledgement')
      .limit(1),
  ) !== undefined;

/** When the next waiting mail is due (its lease included), if one waits. */
export function nextDue(connection: Connection): string | undefined {
  const sql = `SELECT min(max(next_attempt_at, coalesce(locked_until, ''))) AS due FROM outbox WHERE state = 'waiting'`;
  return (prepared(connection, sql).get() as { due: string | null }).due ?? undefined;
}

const LATE_MS = 3_600_000;

export interface OutboxTotals {
  waiting: number;
  /** Waiting for more than an hour, though due or tried: a summary waits for its time, and is not late. */
  late: number;
  parked: number;
}

export function outboxTotals(connection: Connection, now: Date): OutboxTotals {
  const sql = `SELECT (SELECT count(*) FROM outbox WHERE state = 'waiting' AND kind <> 'canary') AS waiting,
    (SELECT count(*) FROM outbox WHERE state = 'waiting' AND kind <> 'canary' AND created_at < @before
      AND (attempts > 0 OR next_attempt_at < @before)) AS late,
    (SELECT count(*) FROM outbox WHERE state = 'parked' AND kind <> 'canary') AS parked`;
  const before = new Date(now.getTime() - LATE_MS).toISOString();
  return prepared(connection, sql).get({ before }) as OutboxTotals;
}

/** When mails to strangers left since a time: to one mailbox, for forms from one place, and in all; oldest first. */
export function sentToStrangers(
  connection: Connection,
  { recipientKey, originKey, since }: { recipientKey: string; originKey: string | null; since: string },
) {
  const sent = `SELECT sent_at FROM outbox WHERE state = 'sent' AND recipient_key IS NOT NULL AND sent_at > @since`;
  const times = (sql: string) => prepared(connection, sql).pluck().all({ since, recipientKey, originKey }) as string[];
  return {
    toRecipient: times(`${sent} AND recipient_key = @recipientKey ORDER BY sent_at`),
    fromOrigin: originKey === null ? [] : times(`${sent} AND origin_key = @originKey ORDER BY sent_at`),
    toStrangers: times(`${sent} ORDER BY sent_at`),
  };
}

/** Whether a mail of this kind about a subscriber has not left yet. */
export const awaitsMail = (connection: Connection, subscriberId: number): boolean =>
  first(
    connection,
    build
      .selectFrom('outbox')
      .select('id')
      .where('subscriber_id', '=', subscriberId)
      .where('state', '<>', 'sent')
      .limit(1),
  ) !== undefined;

/** Whether a mail of this kind waits that nobody is sending: it will say what is stored when it leaves. */
export const waitsUntouched = (connection: Connection, kind: OutboxKind, leadId: number | null): boolean =>
  first(
    connection,
    build
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', kind)
      .where('lead_id', leadId === null ? 'is' : '=', leadId)
      .where('state', '=', 'waiting')
      .where('locked_until', 'is', null)
      .limit(1),
  ) !== undefined;
