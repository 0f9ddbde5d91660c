import { sql } from 'kysely';
import { claimOf, type OutboxItem } from '../mail/outbox.ts';
import { nextDue } from '../mail/outboxState.ts';
import { readLettersAnHour } from '../settings/settings.ts';
import { all, build, type Connection, first, randomText, run } from '../store.ts';
import { WITH_THE_ERASED } from './letterStates.ts';

/** Maximum rows inserted or deleted in one transaction, so that other writes wait little. */
const PIECE = 250;

/**
 * Makes the rows of the next recipients of a letter. The progress is stored in the same transaction: after a crash the work continues, and
 * no subscriber gets two rows. To be run inside the write queue.
 * @param host the part of the Message-IDs after the @.
 * @returns whether there may be more to do.
 */
export async function makeRows(
  connection: Connection,
  letterId: number,
  { host, at }: { host: string; at: string },
): Promise<boolean> {
  const letter = await first(
    connection,
    build
      .selectFrom('letters')
      .select(['prepared_to', 'last_subscriber', 'audience'])
      .where('id', '=', letterId)
      .where('state', 'in', ['sending', 'paused'])
      .where('prepared_at', 'is', null)
      .modifyEnd(connection.engine.lock.wait),
  );
  if (!letter) return false;
  const { prepared_to: after, last_subscriber: last, audience } = letter;
  const among = audience === null ? sql`` : sql`AND consent_source = ${audience}`;
  const made = await run(
    connection,
    sql`INSERT INTO letter_recipients (letter_id, subscriber_id, message_id)
      SELECT ${letterId}, id, '<' || ${randomText} || ${`@${host}>`}
      FROM newsletter_subscribers WHERE status = 'confirmed' AND id > ${after} AND id <= ${last} ${among} ORDER BY id LIMIT ${sql.lit(PIECE)}`,
  );
  await run(
    connection,
    sql`INSERT INTO outbox (kind, message_id, letter_id, subscriber_id, next_attempt_at, created_at)
      SELECT 'letter', message_id, letter_id, subscriber_id, ${at}, ${at} FROM letter_recipients
      WHERE letter_id = ${letterId} AND subscriber_id > ${after} ORDER BY subscriber_id`,
  );
  const whole = made < PIECE;
  await run(
    connection,
    sql`UPDATE letters SET recipients = recipients + ${made},
      prepared_to = coalesce((SELECT max(subscriber_id) FROM letter_recipients WHERE letter_id = ${letterId}), 0),
      prepared_at = ${whole ? at : null} WHERE id = ${letterId}`,
  );
  return !whole;
}

/**
 * Deletes the next rows of a cancelled letter; a row that is being sent stays until its outcome is known. To be run inside the write queue.
 * @returns whether more may follow at once.
 */
export async function dropRows(connection: Connection, letterId: number, at: string): Promise<boolean> {
  const some = sql`(SELECT id, subscriber_id FROM outbox WHERE letter_id = ${letterId} AND kind = 'letter'
    AND (locked_until IS NULL OR locked_until <= ${at}) ORDER BY id LIMIT ${sql.lit(PIECE)})`;
  const stopped = await run(
    connection,
    sql`UPDATE letter_recipients SET state = 'cancelled', settled_at = ${at}
      WHERE letter_id = ${letterId} AND state = 'waiting'
      AND subscriber_id IN (SELECT chosen.subscriber_id FROM ${some} AS chosen)`,
  );
  const dropped = await run(connection, sql`DELETE FROM outbox WHERE id IN (SELECT chosen.id FROM ${some} AS chosen)`);
  await run(connection, sql`UPDATE letters SET cancelled = cancelled + ${stopped} WHERE id = ${letterId}`);
  if (dropped === PIECE) return true;
  await run(
    connection,
    sql`UPDATE letters SET finished_at = ${at}, skipped = ${WITH_THE_ERASED} WHERE id = ${letterId} AND state = 'cancelled'
      AND NOT EXISTS (SELECT 1 FROM outbox WHERE letter_id = ${letterId} AND kind = 'letter')`,
  );
  return false;
}

/** Time after which letters are looked at again, while other mail is due. */
const ASIDE_MS = 1000;

/**
 * Claims the next due mail of the letters being sent until `leaseUntil`, oldest letter first. Other mail goes first, and the owner's hourly
 * pace counts every try. To be run inside the write queue.
 * @returns the mail, or when there may be one (ISO time); undefined when no letter is being sent.
 */
export async function claimLetter(
  connection: Connection,
  at: string,
  leaseUntil: string,
): Promise<OutboxItem | string | undefined> {
  const sending = build.selectFrom('letters').select('id').where('state', '=', 'sending');
  const leaving = await all(connection, sending.orderBy('started_at').orderBy('id'));
  if (leaving.length === 0) return undefined;
  const paced = await letterPace(connection, at);
  if (paced !== undefined) return paced;
  const other = await nextDue(connection);
  if (other !== undefined && other <= at) return new Date(Date.parse(at) + ASIDE_MS).toISOString();
  const letters = leaving.map(({ id }) => sql`kind = 'letter' AND letter_id = ${id}`);
  const mail = await claimOf(connection, letters, at, leaseUntil);
  if (!mail) return nextDue(connection, sql`(${sql.join(letters, sql` OR `)})`);
  const { letter_id, subscriber_id } = mail;
  await run(
    connection,
    sql`UPDATE letter_recipients SET tried_at = ${at} WHERE letter_id = ${letter_id} AND subscriber_id = ${subscriber_id}`,
  );
  return mail;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Time at which the next letter may be sent at the owner's hourly pace, which is also divided by minute; undefined: now. */
async function letterPace(connection: Connection, at: string): Promise<string | undefined> {
  const anHour = await readLettersAnHour(connection);
  const free: string[] = [];
  for (const [most, window] of [
    [anHour, HOUR_MS],
    [Math.ceil(anHour / 60), MINUTE_MS],
  ] as const) {
    const since = new Date(Date.parse(at) - window).toISOString();
    const nth = await first(
      connection,
      sql<{ tried_at: string }>`SELECT tried_at FROM letter_recipients
        WHERE tried_at > ${since} AND tried_at <= ${at}
        ORDER BY tried_at DESC LIMIT 1 OFFSET ${most - 1}`,
    );
    if (nth) free.push(new Date(Date.parse(nth.tried_at) + window).toISOString());
  }
  return free.sort().at(-1);
}
