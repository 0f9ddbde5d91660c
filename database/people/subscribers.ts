import type { ExpressionBuilder, Insertable, Selectable } from 'kysely';
import { type Subscriber, subscriberRow } from '../../data/api/rows.ts';
import { addressKey, type ImportVerdict } from '../../data/people/personWords.ts';
import { noteDeparture } from '../letters/recipients.ts';
import { forgiveBounces } from '../mail/bounces.ts';
import type { Schema } from '../schema.ts';
import { build, type Connection, type Cursor, countOf, first, inPieces, rowsBefore, run } from '../store.ts';
import { noteContact, personOf, settlePerson, settlingOwners } from './people.ts';

const COLUMNS = ['id', 'email', 'status', 'token_nonce', 'confirmation_sent_at', 'created_at'] as const;

/** Columns of a subscriber that the newsletter's mails and links need. */
export type LinkedSubscriber = Pick<Selectable<Schema['newsletter_subscribers']>, (typeof COLUMNS)[number]>;

interface NewSubscriber {
  /** Trimmed and lower case: two spellings of one address are one subscriber. */
  email: string;
  /** Random text over which the links in this subscriber's mails are signed. */
  nonce: string;
  consentTextVersion: string;
  /** Path of the page with the subscriber's form; null when unknown. */
  source: string | null;
  now: Date;
}

/**
 * Adds an address, or adds again one that had unsubscribed or was stopped, with a new nonce, so that an old link cannot confirm it. Returns
 * undefined when the address is subscribed, or waits for its confirmation.
 */
export async function addSubscriber(
  connection: Connection,
  { email, nonce, consentTextVersion, source, now }: NewSubscriber,
) {
  const at = now.toISOString();
  const fresh = {
    token_nonce: nonce,
    consent_text_version: consentTextVersion,
    consent_at: at,
    consent_source: source,
    // Unconfirmed until the link of the confirmation mail is followed.
    status: 'pending' as const,
    updated_at: at,
  };
  const person_id = await personOf(connection, email);
  const added = await first(
    connection,
    build
      .insertInto('newsletter_subscribers')
      .values({ email, person_id, created_at: at, ...fresh })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({
            ...fresh,
            confirmation_sent_at: null,
            confirmation_mail_id: null,
            confirmed_at: null,
            left_at: null,
            stopped_at: null,
            stop_reason: null,
            stop_answer: null,
            imported_at: null,
            imported_by: null,
          })
          .where('newsletter_subscribers.status', 'in', ['left', 'stopped']),
      )
      .returning(['id', 'email', 'created_at']),
  );
  if (!added) return undefined;
  await forgiveBounces(connection, added.id);
  await noteContact(connection, person_id, at);
  return added;
}

export const subscriberByEmail = (connection: Connection, email: string): Promise<LinkedSubscriber | undefined> =>
  first(connection, build.selectFrom('newsletter_subscribers').select(COLUMNS).where('email', '=', email));

export const subscriberById = (connection: Connection, id: number): Promise<LinkedSubscriber | undefined> =>
  first(connection, build.selectFrom('newsletter_subscribers').select(COLUMNS).where('id', '=', id));

/** Confirms a subscriber; returns false when it was already confirmed or had unsubscribed. */
export async function confirmSubscriber(connection: Connection, id: number, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const query = build
    .updateTable('newsletter_subscribers')
    .set({ status: 'confirmed', confirmed_at: at, updated_at: at })
    .where('id', '=', id)
    .where('status', '=', 'pending');
  return (await run(connection, query)) > 0;
}

export async function removeSubscriber(connection: Connection, id: number, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const query = build
    .updateTable('newsletter_subscribers')
    .set({ status: 'left', left_at: at, updated_at: at })
    .where('id', '=', id)
    .where('status', '<>', 'left');
  if ((await run(connection, query)) === 0) return false;
  await noteDeparture(connection, id, at);
  return true;
}

/** Records that the confirmation mail was sent, under this Message-ID. */
export async function noteConfirmationSent(
  connection: Connection,
  id: number,
  mailId: string,
  at: string,
): Promise<void> {
  const values = { confirmation_sent_at: at, confirmation_mail_id: mailId };
  await run(connection, build.updateTable('newsletter_subscribers').set(values).where('id', '=', id));
}

/** A page of the subscribers who have not left, newest first. */
export async function listSubscribers(connection: Connection, limit: number, before?: number) {
  const present = build.selectFrom('newsletter_subscribers').where('status', '<>', 'left');
  const found = present.select(['id', 'email', 'status', 'created_at']);
  const { page: subscribers, next } = await rowsBefore(connection, found, { limit, before });
  return { subscribers, total: await countOf(connection, present), next };
}

export interface SubscriberFilter {
  /** Text to find in any part of the address; addresses are stored in lower case. */
  search?: string | undefined;
  status?: Subscriber['status'] | undefined;
}

const SHOWN_COLUMNS = subscriberRow.keyof().options;

const matching =
  ({ engine }: Connection, { search, status }: SubscriberFilter) =>
  ({ eb, and, ref, val }: ExpressionBuilder<Schema, 'newsletter_subscribers'>) =>
    and([
      ...(status ? [eb('status', '=', status)] : []),
      ...(search ? [engine.holds(ref('email'), val(search.toLowerCase()))] : []),
    ]);

/** A page of every subscriber, those who left included, newest first, with the proof of consent. */
export async function listAllSubscribers(
  connection: Connection,
  { limit, before, ...filter }: SubscriberFilter & Cursor,
) {
  const found = build.selectFrom('newsletter_subscribers').where(matching(connection, filter));
  const { page: subscribers, next } = await rowsBefore(connection, found.select(SHOWN_COLUMNS), { limit, before });
  return { subscribers, total: await countOf(connection, found), next };
}

/** Every subscriber of a filter, oldest first, a few hundred at a time. */
export function eachSubscriber(connection: Connection, filter: SubscriberFilter): AsyncGenerator<Subscriber[]> {
  const found = build.selectFrom('newsletter_subscribers').select(SHOWN_COLUMNS).where(matching(connection, filter));
  return inPieces(connection, (after) => found.where('id', '>', after));
}

/** Erases a subscriber, proof of consent included; returns false when there was none. */
export const eraseSubscriber = async (connection: Connection, id: number): Promise<boolean> =>
  (await settlingOwners(connection, 'newsletter_subscribers', [id], () =>
    run(connection, build.deleteFrom('newsletter_subscribers').where('id', '=', id)),
  )) > 0;

const KNOWN = { pending: 'present', confirmed: 'present', left: 'left', stopped: 'stopped' } as const;

/** Verdict on an address of an imported file: it may be added only when `new`. */
export async function judgeImported(
  connection: Connection,
  email: string,
  erasureMarks: readonly string[],
): Promise<ImportVerdict> {
  const row = build.selectFrom('newsletter_subscribers').select('status').where('email', '=', email);
  const known = await first(connection, row);
  if (known) return KNOWN[known.status];
  const binned = build
    .selectFrom('bin')
    .innerJoin('people', 'people.id', 'bin.person_id')
    .select('bin.id')
    .where('bin.kind', '=', 'subscriber')
    .where('people.address', '=', addressKey(email));
  if (await first(connection, binned.limit(1))) return 'binned';
  const erased = build.selectFrom('erasure_addresses').select('erasure_id').where('fingerprint', 'in', erasureMarks);
  return (await first(connection, erased.limit(1))) ? 'erased' : 'new';
}

type Row = Insertable<Schema['newsletter_subscribers']>;

/** A subscriber of an imported file; without `created_at`, the day of the import counts. */
export interface ImportedSubscriber
  extends Omit<Row, 'id' | 'person_id' | 'token_nonce' | 'updated_at' | 'created_at'> {
  created_at?: string | null;
}

/** Adds a subscriber of an imported file, with the proof of consent. To be run inside the write queue, after the verdict `new`. */
export async function importSubscriber(
  connection: Connection,
  { created_at, ...row }: ImportedSubscriber,
  { nonce, at }: { nonce: string; at: string },
): Promise<void> {
  const person_id = await personOf(connection, row.email);
  const values = { ...row, person_id, token_nonce: nonce, created_at: created_at ?? at, updated_at: at };
  await run(connection, build.insertInto('newsletter_subscribers').values(values));
  await settlePerson(connection, person_id);
}
