import { createHash } from 'node:crypto';
import { addMail, type NewMail } from '../../database/mail/outbox.ts';
import { mailsBefore } from '../../database/mail/outboxState.ts';
import type { Connection } from '../../database/store.ts';
import { limits } from '../limits/limits.ts';

/** Multiple of the hourly limit up to which a network's first receipt is still sent, while further receipts of any network wait. */
const FIRST = 2;

/** Times at which mails of a kind were sent to people whose address is unproven, oldest first, ISO. */
export interface SentMails {
  toRecipient: readonly string[];
  /** Undefined when the network from which the form came is unknown. */
  fromOrigin: readonly string[] | undefined;
  toStrangers: readonly string[];
}

/**
 * Whether a mail to a stranger must wait: nobody can flood a mailbox by typing its address into the forms (list bombing), and the site
 * sends no burst that would ruin its reputation.
 * @param sent mails of this kind sent in the last day.
 * @returns the time it may go, or undefined for now.
 */
export function strangerLimitUntil(now: number, sent: SentMails): number | undefined {
  const { mailbox, mailOrigin, receipts } = limits;
  const { toRecipient, fromOrigin, toStrangers } = sent;
  const isFirst = fromOrigin !== undefined && freeAt(fromOrigin, now, { ...mailOrigin, most: 1 }) === 0;
  const free = Math.max(
    freeAt(toRecipient, now, mailbox),
    freeAt(fromOrigin ?? [], now, mailOrigin),
    freeAt(toStrangers, now, { ...receipts, most: receipts.most * (isFirst ? FIRST : 1) }),
  );
  return free > now ? free : undefined;
}

/** Time at which the next mail may be sent: once the window holds fewer; 0 for now. Times after `now` come from a wrong clock. */
function freeAt(times: readonly string[], now: number, { most, windowMs }: { most: number; windowMs: number }): number {
  const within = times.map((time) => Date.parse(time)).filter((time) => time <= now && time > now - windowMs);
  const blocking = within.at(-most);
  return blocking === undefined ? 0 : blocking + windowMs;
}

interface StrangerMail extends Omit<NewMail, 'recipientKey'> {
  email: string;
}

/** Maximum receipts that wait for one mailbox: its owner did not type the address a hundred times. */
const MOST_RECEIPTS_WAITING = 5;

/**
 * Adds a mail to a stranger to the outbox, due at once. The due time lies up to an hour in the past, less with each mail caused by the same
 * network within the hour: no network's tenth mail leaves before another network's first.
 */
export async function addStrangerMail(connection: Connection, { email, ...mail }: StrangerMail): Promise<void> {
  const { kind, originKey = null, now, due } = mail;
  const { most, windowMs } = limits.mailOrigin;
  const since = new Date(now.getTime() - windowMs).toISOString();
  const mailbox = recipientKey(email);
  const before = await mailsBefore(connection, { recipientKey: mailbox, originKey, kind, since, most });
  if (kind === 'lead-acknowledgement' && before.waiting >= MOST_RECEIPTS_WAITING) return;
  const share = originKey === null ? 1 : before.caused / most;
  const turn = new Date(now.getTime() - windowMs * (1 - share));
  await addMail(connection, { ...mail, recipientKey: mailbox, due: due ?? turn });
}

/**
 * Key of a mailbox, however it is written: `Claire.Martin+devis@Gmail.com` and `clairemartin@gmail.com` are the same. Only a hash is kept.
 */
export function recipientKey(address: string): string {
  const lower = address.trim().toLowerCase().normalize('NFC');
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  const [mailbox = ''] = lower.slice(0, at).split('+');
  const local = DOTS_IGNORED.has(domain) ? mailbox.replaceAll('.', '') : mailbox;
  const canonical = `${local}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
  return createHash('sha256').update(canonical).digest('base64url');
}

const DOTS_IGNORED = new Set(['gmail.com', 'googlemail.com']);
