import { sql } from 'kysely';
import { recipientRow } from '../../data/api/letters.ts';
import { FEWEST_JUDGED, REFUSALS_PERCENT, type RecipientState } from '../../data/letters/letterWords.ts';
import type { OutboxItem, Outcome } from '../mail/outbox.ts';
import { all, build, type Connection, first, run } from '../store.ts';
import { pauseLetter } from './letterStates.ts';

/** Key of a recipient, letter and subscriber, as a mail of the outbox has it. */
export type RecipientKey = Pick<OutboxItem, 'letter_id' | 'subscriber_id'>;

/** Reply of the mail server, and its time. */
type ServerReply = Omit<Outcome, 'became'>;

/** Column of a letter that counts its recipients in each state; a bounced mail stays counted as sent. */
const COUNTED = { sent: 'sent', refused: 'refused', bounced: 'bounced', skipped: 'skipped' } as const;

/** Moves a recipient from one of the states `from` to a new one and counts it; returns false when the recipient is in another state. */
async function moveOn(
  connection: Connection,
  { letter_id, subscriber_id }: RecipientKey,
  from: readonly RecipientState[],
  { state, at, answer }: ServerReply & { state: keyof typeof COUNTED },
): Promise<boolean> {
  const moved = build
    .updateTable('letter_recipients')
    .set({ state, answer, settled_at: at })
    .where('letter_id', '=', letter_id ?? 0)
    .where('subscriber_id', '=', subscriber_id ?? 0)
    .where('state', 'in', from);
  if ((await run(connection, moved)) === 0) return false;
  const total = sql.ref(COUNTED[state]);
  await run(connection, sql`UPDATE letters SET ${total} = ${total} + 1 WHERE id = ${letter_id}`);
  return true;
}

const SETTLED = { sent: 'sent', parked: 'refused', dropped: 'skipped' } as const;

/**
 * Stores the outcome of a recipient's mail: accepted, refused for good, refused for now, or skipped since its reader had left. To be run
 * inside the write queue, with `noteMail`.
 * @returns whether the letter pauses now: too many were refused.
 */
export async function noteLetter(
  connection: Connection,
  item: RecipientKey,
  { became, ...reply }: Outcome,
): Promise<boolean> {
  if (became === 'released') return false;
  if (became !== 'later') {
    await moveOn(connection, item, ['waiting'], { state: SETTLED[became], ...reply });
    return became === 'parked' && pauseIfRefused(connection, item.letter_id ?? 0, reply.at);
  }
  const waiting = build
    .updateTable('letter_recipients')
    .where('letter_id', '=', item.letter_id ?? 0)
    .where('subscriber_id', '=', item.subscriber_id ?? 0)
    .where('state', '=', 'waiting');
  await run(connection, waiting.set({ answer: reply.answer }));
  return false;
}

/**
 * Records the bounce of a letter's mail. To be run inside the write queue.
 * @returns whether it was counted: the mail was sent, and had not bounced before.
 */
export async function noteLetterBounced(
  connection: Connection,
  key: RecipientKey,
  outcome: ServerReply,
): Promise<boolean> {
  const counted = await moveOn(connection, key, ['sent'], { state: 'bounced', ...outcome });
  if (counted) await pauseIfRefused(connection, key.letter_id ?? 0, outcome.at);
  return counted;
}

/** Recipient of the mail with this Message-ID. */
export const recipientOfMail = (connection: Connection, messageId: string) =>
  first(
    connection,
    build.selectFrom('letter_recipients').select(['letter_id', 'subscriber_id']).where('message_id', '=', messageId),
  );

/** Counts an unsubscription for the last letter sent to the subscriber. To be run inside the write queue. */
export async function noteDeparture(connection: Connection, subscriberId: number, at: string): Promise<void> {
  const last = await first(
    connection,
    build
      .selectFrom('letter_recipients')
      .select(['id', 'letter_id', 'left_at'])
      .where('subscriber_id', '=', subscriberId)
      .where('state', 'in', ['sent', 'bounced'])
      .orderBy('id', 'desc')
      .limit(1),
  );
  if (!last || last.left_at !== null) return;
  await run(connection, build.updateTable('letter_recipients').set({ left_at: at }).where('id', '=', last.id));
  await run(connection, sql`UPDATE letters SET departed = departed + 1 WHERE id = ${last.letter_id}`);
}

/** Pauses a letter with too many refusals since it began or was last resumed: to continue would look like spam. */
async function pauseIfRefused(connection: Connection, letterId: number, at: string): Promise<boolean> {
  const judged = await first(
    connection,
    sql<{ refused: number; tried: number }>`SELECT count(*) AS tried,
      sum(CASE WHEN letter_recipients.state = 'sent' THEN 0 ELSE 1 END) AS refused
      FROM letters JOIN letter_recipients ON letter_recipients.letter_id = letters.id
      WHERE letters.id = ${letterId} AND letters.state = 'sending'
      AND letter_recipients.state IN ('sent', 'refused', 'bounced') AND settled_at >= resumed_at`,
  );
  const [refused, tried] = [Number(judged?.refused ?? 0), Number(judged?.tried ?? 0)];
  if (tried < FEWEST_JUDGED || refused * 100 <= tried * REFUSALS_PERCENT) return false;
  return pauseLetter(connection, letterId, { reason: 'refusals', at });
}

const COLUMNS = recipientRow.omit({ email: true }).keyof().options;

interface Page {
  state?: RecipientState | undefined;
  /** Filter: recipients who unsubscribed after the letter, whatever the state of their mail. */
  departed?: boolean | undefined;
  limit: number;
  after?: number | undefined;
}

/** A page of a letter's recipients, in the order they subscribed; `next` is the cursor of the following one. */
export async function listRecipients(
  connection: Connection,
  letterId: number,
  { state, departed, limit, after = 0 }: Page,
) {
  const rows = await all(
    connection,
    build
      .selectFrom('letter_recipients')
      .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'letter_recipients.subscriber_id')
      .select(COLUMNS.map((column) => `letter_recipients.${column}` as const))
      .select(['newsletter_subscribers.email', 'letter_recipients.subscriber_id'])
      .where('letter_recipients.letter_id', '=', letterId)
      .where('letter_recipients.subscriber_id', '>', after)
      .$if(state !== undefined, (some) => some.where('letter_recipients.state', '=', state ?? 'sent'))
      .$if(departed === true, (some) => some.where('letter_recipients.left_at', 'is not', null))
      .orderBy('letter_recipients.subscriber_id')
      .limit(limit + 1),
  );
  const page = rows.slice(0, limit);
  return {
    recipients: page.map(({ subscriber_id: _, ...recipient }) => recipient),
    next: rows.length > limit ? (page.at(-1)?.subscriber_id ?? null) : null,
  };
}

const OF_A_PERSON = recipientRow.omit({ id: true, email: true }).keyof().options;

/** Letters sent to these persons' subscriptions, newest first. */
export const lettersOfPeople = (connection: Connection, people: readonly number[]) =>
  all(
    connection,
    build
      .selectFrom('letter_recipients')
      .innerJoin('letters', 'letters.id', 'letter_recipients.letter_id')
      .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'letter_recipients.subscriber_id')
      .select(OF_A_PERSON.map((column) => `letter_recipients.${column}` as const))
      .select(['letter_recipients.letter_id', 'letters.subject', 'newsletter_subscribers.email'])
      .where('newsletter_subscribers.person_id', 'in', people)
      .orderBy('letter_recipients.id', 'desc'),
  );
