import { randomBytes } from 'node:crypto';
import { consent } from '../../data/newsletter.ts';
import { awaitsMail, sentToStrangers } from '../../database/mail/outboxState.ts';
import { addSubscriber, type Subscriber, subscriberByEmail } from '../../database/people/subscribers.ts';
import type { Connection } from '../../database/store.ts';
import { addStrangerMail, recipientKey, strangerLimitUntil } from '../mail/strangerLimit.ts';

const DAY_MS = 86_400_000;
/** A second press at once comes before a look into the mailbox. */
const REMIND_AFTER_MS = 10 * 60_000;

interface Subscription {
  /** Trimmed and lower case. */
  email: string;
  /** The part of the Message-ID after the @. */
  host: string;
  /** Where the form was posted from, as a fingerprint. */
  originKey?: string | undefined;
  /** The page the form stood on, as a path; null when unknown. */
  source: string | null;
  /** Past the budget of the day: its confirmation waits for the next one. */
  waits?: boolean;
  now: Date;
}

export type SubscribeOutcome =
  | { state: 'added'; subscriber: NonNullable<Awaited<ReturnType<typeof addSubscriber>>> }
  /** Already there: its confirmation is awaited, or it is on the list. */
  | { state: 'awaited' | 'subscribed' };

/**
 * Adds an address with the words it agreed to; to be run in the write queue. It waits for the link of its confirmation
 * mail (double opt-in), which waits in the outbox where no mail can be sent yet. An address that still waits for it gets
 * another one, within the limit.
 */
export async function subscribe(
  connection: Connection,
  { email, host, originKey, source, waits, now }: Subscription,
): Promise<SubscribeOutcome> {
  const added = await addSubscriber(connection, {
    email,
    nonce: randomBytes(16).toString('base64url'),
    consentTextVersion: consent.version,
    source,
    now,
  });
  const known = added ? undefined : await subscriberByEmail(connection, email);
  const asked = added ?? (known && (await mayRemind(connection, known, now)) ? known : undefined);
  if (asked) {
    const mail = { subscriberId: asked.id, email, originKey, host, now };
    await addStrangerMail(connection, {
      kind: 'newsletter-confirmation',
      ...mail,
      ...(waits && { due: new Date(now.getTime() + DAY_MS) }),
    });
  }
  if (added) return { state: 'added', subscriber: added };
  return { state: known?.status === 'pending' ? 'awaited' : 'subscribed' };
}

async function mayRemind(
  connection: Connection,
  { id, email, status, confirmation_sent_at }: Subscriber,
  now: Date,
): Promise<boolean> {
  if (status !== 'pending' || (await awaitsMail(connection, id))) return false;
  const since = now.getTime() - Date.parse(confirmation_sent_at ?? '');
  // One sent later than now was dated by a wrong clock.
  if (since >= 0 && since < REMIND_AFTER_MS) return false;
  const lastDay = new Date(now.getTime() - DAY_MS).toISOString();
  const sent = await sentToStrangers(connection, {
    kind: 'newsletter-confirmation',
    recipientKey: recipientKey(email),
    originKey: null,
    since: lastDay,
  });
  return strangerLimitUntil(now.getTime(), sent) === undefined;
}
