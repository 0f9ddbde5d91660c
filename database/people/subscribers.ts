import type { Selectable } from 'kysely';
import { noteDeparture } from '../letters/recipients.ts';
import { forgiveBounces } from '../mail/bounces.ts';
import { countOf, pageBefore } from '../pages.ts';
import { build, first, run } from '../query.ts';
import type { Schema } from '../schema.ts';
import type { Connection } from '../store.ts';
import { mainOf, noteContact, personOf } from './people.ts';

const COLUMNS = ['id', 'email', 'status', 'token_nonce', 'confirmation_sent_at', 'created_at'] as const;

/** What the newsletter's own mails and links need of a subscriber. */
export type Subscriber = Pick<Selectable<Schema['newsletter_subscribers']>, (typeof COLUMNS)[number]>;

interface NewSubscriber {
  /** Trimmed and lower case: two spellings of one address are one subscriber. */
  email: string;
  /** Random; the links in this subscriber's mails are signed over it. */
  nonce: string;
  consentTextVersion: string;
  /** The page its form stood on, as a path; null when unknown. */
  source: string | null;
  now: Date;
}

/**
 * Adds an address, or takes back one that had left or was stopped (with a new nonce: an old link cannot confirm it). Answers undefined when
 * it is already there.
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
    // Until the link of its mail is followed.
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
  await noteContact(connection, (await mainOf(connection, person_id)) ?? person_id, at);
  return added;
}

export const subscriberByEmail = (connection: Connection, email: string): Promise<Subscriber | undefined> =>
  first(connection, build.selectFrom('newsletter_subscribers').select(COLUMNS).where('email', '=', email));

export const subscriberById = (connection: Connection, id: number): Promise<Subscriber | undefined> =>
  first(connection, build.selectFrom('newsletter_subscribers').select(COLUMNS).where('id', '=', id));

/** Moves a subscriber on; answers false when it already was there or had left. */
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

/** The mail whose link confirms it has left, under this Message-ID. */
export async function noteConfirmationSent(
  connection: Connection,
  id: number,
  mailId: string,
  at: string,
): Promise<void> {
  const values = { confirmation_sent_at: at, confirmation_mail_id: mailId };
  await run(connection, build.updateTable('newsletter_subscribers').set(values).where('id', '=', id));
}

/** A page of those who have not left, newest first. */
export async function listSubscribers(connection: Connection, limit: number, before?: number) {
  const present = build.selectFrom('newsletter_subscribers').where('status', '<>', 'left');
  const found = present.select(['id', 'email', 'status', 'created_at']);
  const { page: subscribers, next } = await pageBefore(connection, found, { limit, before });
  return { subscribers, total: await countOf(connection, present), next };
}
