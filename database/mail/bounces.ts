import { type BounceKind, type BounceSource, SOFT_BOUNCE_DAYS, SOFT_BOUNCES } from '../../data/desk/bounceWords.ts';
import { toTheirPerson } from '../../data/desk/mailWords.ts';
import { noteLetterBounced, type RecipientKey, recipientOfMail } from '../letters/recipients.ts';
import { all, build, type Connection, first, ROWS_AT_ONCE, run } from '../store.ts';
import { pauseSameWords } from './sameWords.ts';

export interface Bounce {
  /** Message-ID of the bounced mail. */
  messageId: string;
  kind: BounceKind;
  /** Reply of the server, on one line. */
  answer: string;
  source: BounceSource;
  now: Date;
}

/**
 * Result of recording a bounce. `unknown`: no mail of this site has that Message-ID; `again`: already stored; `stopped`: the address gets
 * no more mail.
 */
export type BounceOutcome = 'unknown' | 'again' | 'noted' | 'stopped';

const DAY_MS = 86_400_000;

/** Records a bounce, and stops its address if the bounces are enough. To be run inside the write queue. */
export async function recordBounce(
  connection: Connection,
  { messageId, kind, answer, source, now }: Bounce,
): Promise<BounceOutcome> {
  const mail = await mailOf(connection, messageId);
  if (!mail) return 'unknown';
  const at = now.toISOString();
  const { subscriberId } = mail;
  if (subscriberId === undefined)
    return (await returnMail(connection, { messageId, kind, answer, at })) ? 'noted' : 'again';
  const values = { message_id: messageId, kind, subscriber_id: subscriberId, answer, source, created_at: at };
  const added = await first(
    connection,
    build
      .insertInto('bounces')
      .values(values)
      .onConflict((conflict) => conflict.columns(['message_id', 'kind']).doNothing())
      .returning('id'),
  );
  if (!added) return 'again';
  if (mail.letter && kind !== 'complaint') await noteLetterBounced(connection, mail.letter, { at, answer });
  if (kind === 'sender') return 'noted';
  if (kind === 'hard' && mail.letter && (await pauseSameWords(connection, mail.letter, { answer, at }))) return 'noted';
  if (kind === 'soft' && !(await softTooOften(connection, subscriberId, now))) return 'noted';
  return (await stopSubscriber(connection, subscriberId, { reason: kind, answer, at })) ? 'stopped' : 'noted';
}

interface KnownMail {
  subscriberId?: number;
  letter?: RecipientKey;
}

/**
 * Mail of this site with that Message-ID: a letter, a mail to a subscriber or to a lead's person, or a confirmation mail; undefined for any
 * other, mails to the owner included.
 */
async function mailOf(connection: Connection, messageId: string): Promise<KnownMail | undefined> {
  const letter = await recipientOfMail(connection, messageId);
  if (letter) return { subscriberId: letter.subscriber_id, letter };
  const mail = await first(
    connection,
    build.selectFrom('outbox').select(['kind', 'subscriber_id']).where('message_id', '=', messageId),
  );
  if (mail && mail.subscriber_id !== null) return { subscriberId: mail.subscriber_id };
  if (mail) return toTheirPerson.some((kind) => kind === mail.kind) ? {} : undefined;
  const confirmed = build
    .selectFrom('newsletter_subscribers')
    .select('id as subscriberId')
    .where('confirmation_mail_id', '=', messageId);
  return first(connection, confirmed);
}

/** Whether a Message-ID is that of a mail of this site, whose bounces are recorded. */
export const isKnownMail = async (connection: Connection, messageId: string): Promise<boolean> =>
  (await mailOf(connection, messageId)) !== undefined;

/**
 * Parks a sent reply or receipt that bounced, so that the owner sees it among the unsent mails and can correct its address. A complaint
 * parks nothing.
 */
async function returnMail(
  connection: Connection,
  { messageId, kind, answer, at }: Pick<Bounce, 'messageId' | 'kind' | 'answer'> & { at: string },
): Promise<boolean> {
  if (kind === 'complaint') return false;
  const returned = build
    .updateTable('outbox')
    .set({ state: 'parked', parked_at: at, last_response: answer })
    .where('message_id', '=', messageId)
    .where('state', '=', 'sent');
  return (await run(connection, returned)) > 0;
}

async function softTooOften(connection: Connection, subscriberId: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - SOFT_BOUNCE_DAYS * DAY_MS).toISOString();
  const counted = build
    .selectFrom('bounces')
    .select(build.fn.countAll<number>().as('total'))
    .where('subscriber_id', '=', subscriberId)
    .where('kind', '=', 'soft')
    .where('counts', '=', 1)
    .where('created_at', '>', since);
  return Number((await first(connection, counted))?.total ?? 0) >= SOFT_BOUNCES;
}

/**
 * Stops mail to a subscriber; returns false when it was stopped already, or the subscriber had left. A complaint replaces an earlier
 * reason.
 */
async function stopSubscriber(
  connection: Connection,
  id: number,
  { reason, answer, at }: { reason: 'hard' | 'soft' | 'complaint'; answer: string; at: string },
): Promise<boolean> {
  const stopped = build
    .updateTable('newsletter_subscribers')
    .set({ status: 'stopped', stopped_at: at, stop_reason: reason, stop_answer: answer, updated_at: at })
    .where('id', '=', id)
    .where('status', 'in', reason === 'complaint' ? ['pending', 'confirmed', 'stopped'] : ['pending', 'confirmed']);
  return (await run(connection, stopped)) > 0;
}

/**
 * When the owner resumes a paused letter, stops the addresses refused in the words for which it was paused. To be run inside the write
 * queue, before the letter is resumed.
 */
export async function stopSameWords(connection: Connection, letterId: number, at: string): Promise<void> {
  const held = build
    .selectFrom('bounces')
    .innerJoin('letter_recipients', 'letter_recipients.message_id', 'bounces.message_id')
    .innerJoin('letters', 'letters.id', 'letter_recipients.letter_id')
    .select(['bounces.subscriber_id', 'bounces.answer'])
    .where('letters.id', '=', letterId)
    .where('letters.pause_reason', '=', 'wording')
    .where('bounces.kind', '=', 'hard')
    .where('bounces.counts', '=', 1);
  for (const { subscriber_id, answer } of await all(connection, held))
    await stopSubscriber(connection, subscriber_id, { reason: 'hard', answer, at });
}

/**
 * Restores a stopped address to its former state, and no longer counts its earlier bounces. To be run inside the write queue. Returns the
 * state; undefined when there is no such address, or its person complained.
 */
export async function takeSubscriberBack(
  connection: Connection,
  id: number,
  at: string,
): Promise<'pending' | 'confirmed' | undefined> {
  const found = await first(
    connection,
    build
      .selectFrom('newsletter_subscribers')
      .select('confirmed_at')
      .where('id', '=', id)
      .where('status', '=', 'stopped')
      .where('stop_reason', '<>', 'complaint'),
  );
  if (!found) return undefined;
  const status = found.confirmed_at === null ? 'pending' : 'confirmed';
  const values = { status, stopped_at: null, stop_reason: null, stop_answer: null, updated_at: at } as const;
  await run(connection, build.updateTable('newsletter_subscribers').set(values).where('id', '=', id));
  await forgiveBounces(connection, id);
  return status;
}

/** Makes the bounces of an address until now count no longer. */
export const forgiveBounces = (connection: Connection, subscriberId: number): Promise<number> =>
  run(connection, build.updateTable('bounces').set({ counts: 0 }).where('subscriber_id', '=', subscriberId));

/** Deletes the bounces before a time. */
export const purgeBounces = (connection: Connection, before: string): Promise<number> =>
  run(
    connection,
    build
      .deleteFrom('bounces')
      .where('id', 'in', build.selectFrom('bounces').select('id').where('created_at', '<', before).limit(ROWS_AT_ONCE)),
  );
