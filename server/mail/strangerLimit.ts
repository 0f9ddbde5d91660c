import { createHash } from 'node:crypto';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How many mails may go to people who have not proved that the address is theirs. */
interface StrangerLimits {
  perRecipientADay: number;
  perOriginAnHour: number;
  anHour: number;
}

/** One place that floods the forms reaches its own limit long before that of all: the others' receipts still leave. */
const STRANGER_LIMITS: StrangerLimits = { perRecipientADay: 3, perOriginAnHour: 10, anHour: 120 };

/** When such mails left, oldest first, as ISO times. */
export interface SentMails {
  toRecipient: readonly string[];
  fromOrigin: readonly string[];
  toStrangers: readonly string[];
}

/**
 * Whether a mail to a stranger must wait: nobody's mailbox can be flooded by typing its address into the forms again
 * and again (list bombing), and the site never sends a burst that would ruin its reputation.
 * @param sent what left in the last day.
 * @returns the time it may go, or undefined for now.
 */
export function strangerLimitUntil(now: number, sent: SentMails, limits = STRANGER_LIMITS): number | undefined {
  const free = Math.max(
    freeAt(within(sent.toRecipient, now, DAY_MS), limits.perRecipientADay, DAY_MS),
    freeAt(within(sent.fromOrigin, now, HOUR_MS), limits.perOriginAnHour, HOUR_MS),
    freeAt(within(sent.toStrangers, now, HOUR_MS), limits.anHour, HOUR_MS),
  );
  return free > now ? free : undefined;
}

/** When one of `limit` places in the window is free: once the limit-th last of them has left it. */
const freeAt = (times: readonly number[], limit: number, window: number): number => {
  const blocking = times.at(-limit);
  return times.length < limit || blocking === undefined ? 0 : blocking + window;
};

/** Times after `now` come from a clock that was wrong; they hold nobody back. */
const within = (times: readonly string[], now: number, window: number) =>
  times.map((time) => Date.parse(time)).filter((time) => time <= now && time > now - window);

/**
 * One mailbox, however it is written: `Claire.Martin+devis@Gmail.com` and `clairemartin@gmail.com` are the same. Only a
 * hash is kept.
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
