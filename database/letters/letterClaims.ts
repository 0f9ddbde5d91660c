import { sql } from 'kysely';
import type { Mail } from '../mail/outbox.ts';
import { all, build, first, run } from '../query.ts';
import type { Connection } from '../store.ts';

const LONGEST_WAIT_MS = 26 * 3_600_000;
const wrongClock = (at: string): string => new Date(Date.parse(at) + LONGEST_WAIT_MS).toISOString();

/** The letters that leave, the oldest first. */
const leaving = async (connection: Connection): Promise<number[]> => {
  const letters = build
    .selectFrom('letters')
    .select('id')
    .where('state', '=', 'sending')
    .orderBy('started_at')
    .orderBy('id');
  return (await all(connection, letters)).map(({ id }) => id);
};

/**
 * Takes the mail of the oldest letter that leaves whose turn has come, for one sender alone until `leaseUntil`. Its try counts
 * against the hour from now on, whatever becomes of it.
 */
export async function claimLetter(connection: Connection, at: string, leaseUntil: string): Promise<Mail | undefined> {
  for (const letterId of await leaving(connection)) {
    const mail = await first(
      connection,
      // A lease is waited for like any other time to come, so that the next one is found without passing over it.
      sql<Mail>`UPDATE outbox SET locked_until = ${leaseUntil}, next_attempt_at = ${leaseUntil}, attempts = attempts + 1
        WHERE id = (SELECT id FROM outbox WHERE letter_id = ${letterId} AND kind = 'letter'
          AND (next_attempt_at <= ${at} OR next_attempt_at > ${wrongClock(at)})
          ORDER BY next_attempt_at, id LIMIT 1 ${connection.engine.skipTaken})
        RETURNING id, kind, message_id, lead_id, subscriber_id, notice_id, reply_id, letter_id, recipient, recipient_key, origin_key, attempts, created_at, locked_until`,
    );
    if (!mail) continue;
    const { subscriber_id } = mail;
    await run(
      connection,
      sql`UPDATE letter_recipients SET tried_at = ${at} WHERE letter_id = ${letterId} AND subscriber_id = ${subscriber_id}`,
    );
    return mail;
  }
  return undefined;
}

/** When the next mail of a letter that leaves is due, leases included. */
export async function nextLetterMail(connection: Connection, now: string): Promise<string | undefined> {
  const times: string[] = [];
  for (const letterId of await leaving(connection)) {
    const next = await first(
      connection,
      sql<{ due: string }>`SELECT next_attempt_at AS due FROM outbox WHERE letter_id = ${letterId} AND kind = 'letter'
        ORDER BY next_attempt_at LIMIT 1`,
    );
    if (next) times.push(next.due > wrongClock(now) ? now : next.due);
  }
  return times.sort()[0];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/**
 * When the next letter may be tried: the hourly pace, spread over its minutes.
 * @returns undefined for now.
 */
export async function letterPace(connection: Connection, now: Date, anHour: number): Promise<string | undefined> {
  const free: string[] = [];
  for (const [most, window] of [
    [anHour, HOUR_MS],
    [Math.ceil(anHour / 60), MINUTE_MS],
  ] as const) {
    const since = new Date(now.getTime() - window).toISOString();
    const nth = await first(
      connection,
      sql<{ tried_at: string }>`SELECT tried_at FROM letter_recipients
        WHERE tried_at > ${since} AND tried_at <= ${now.toISOString()}
        ORDER BY tried_at DESC LIMIT 1 OFFSET ${most - 1}`,
    );
    if (nth) free.push(new Date(Date.parse(nth.tried_at) + window).toISOString());
  }
  return free.sort().at(-1);
}
