import type { BounceKind, BounceSource } from '../../data/desk/bounceWords.ts';
import { type BounceOutcome, isKnownMail, recordBounce } from '../../database/mail/bounces.ts';
import type { OutboxItem } from '../../database/mail/outbox.ts';
import type { Connection } from '../../database/store.ts';

export interface Report {
  /** What may name the mail that came back, the surest first: whole Message-IDs, or the part before their `@`. */
  names: string[];
  /** Undefined: it was only delayed, or has arrived. */
  kind: BounceKind | undefined;
  answer: string;
}

/** Words by which servers say that there is no such person. */
const NOBODY =
  /no such (user|recipient|mailbox|address|person|account)|nosuchuser|(user|recipient|mailbox|address|account)( name)?( is)? (unknown|not found|invalid)|unknown (user|recipient|mailbox|address|account)|does(n.t| not) (exist|have an? (account|mailbox))|not a (valid|known) (user|recipient|mailbox|address)|user doesn/i;
/** Words that are about who writes, or what. */
const SENDER =
  /spam|junk|block(ed|ing|list|s)|black ?list|spamhaus|reputation|policy|dmarc|\bspf\b|dkim|unauthenticated|unsolicited|grey ?list|rate limit|too many|relay|sender|content|virus|attachment|too (large|big)|size/i;

/** Codes (RFC 3463) after which an address is not tried again: no such mailbox, domain or spelling, moved, takes no mail, disabled, no way to the domain. */
const GONE = new Set(['1.1', '1.2', '1.3', '1.6', '1.10', '2.1', '4.4']);
/** Codes that speak of the sender, of too large a mail or of the conversation. */
const ABOUT_US = /^(1\.[789]|2\.3|3\.4|5\.\d+|6\.\d+|7\.\d+)$/;

const ENHANCED = /(?<![\d.])([245])\.(\d{1,3}\.\d{1,3})(?![\d.])/;
const BASIC = /^\W*(?:smtp;\s*)?([245])(\d\d)\b/i;

/**
 * What a server's answer says of an address, from its codes first, its words next. A full mailbox (5.2.2) is a passing
 * state whatever its first digit; a refusal by policy (5.7) is about the sender, and one block list would otherwise stop
 * everybody who reads at the same provider.
 * @param status the enhanced code a report gives beside the words.
 * @returns undefined for what is no refusal.
 */
export function kindOfAnswer(answer: string, status = ''): Exclude<BounceKind, 'complaint'> | undefined {
  const [, digit, code] = ENHANCED.exec(status) ?? ENHANCED.exec(answer) ?? [];
  const [, basic, rest] = BASIC.exec(answer) ?? [];
  const lasting = digit ?? basic;
  if (lasting === undefined || lasting === '2') return undefined;
  if (lasting === '4') return code?.startsWith('7.') || (code === undefined && SENDER.test(answer)) ? 'sender' : 'soft';
  if (code !== undefined && GONE.has(code)) return 'hard';
  // Of a mailbox: full, or in some other way not ready.
  if (code === '2.2' || /quota|mailbox (is )?full/i.test(answer)) return 'soft';
  if (NOBODY.test(answer)) return 'hard';
  if (code !== undefined && ABOUT_US.test(code)) return 'sender';
  if (SENDER.test(answer)) return 'sender';
  // In the middle of a conversation only what is said of a mailbox (RFC 5321 § 4.2.3: 550 to 554) can be about the address.
  return code === undefined && !/^5[0-4]$/.test(rest ?? '') ? 'sender' : 'soft';
}

interface Applied extends Report {
  source: BounceSource;
  /** The part of this site's Message-IDs after the @. */
  host: string;
  now: Date;
}

/**
 * Notes what a report says of the first mail it names that is this site's; names are random and known to
 * the mail's recipient alone, so no other sender's report changes anything. To be run inside the write queue.
 */
export async function applyReport(
  connection: Connection,
  { names, host, kind, answer, source, now }: Applied,
): Promise<BounceOutcome> {
  for (const name of names) {
    const messageId = name.includes('@') ? name : `<${name.toLowerCase()}@${host}>`;
    if (!(await isKnownMail(connection, messageId))) continue;
    // A mail that is only late, or has arrived after all.
    if (kind === undefined) return 'noted';
    return recordBounce(connection, { messageId, kind, answer, source, now });
  }
  return 'unknown';
}

/**
 * A mail to a subscriber was refused while it was handed over. What lasts stops the address at once, and the mail with it: it
 * is no longer wanted when its next try comes. What passes counts once, when the mail is given up. To be run inside the
 * write queue.
 */
export async function noteSmtpRefusal(
  connection: Connection,
  { subscriber_id, message_id }: OutboxItem,
  { answer, givenUp, now }: { answer: string | null; givenUp: boolean; now: Date },
): Promise<void> {
  if (subscriber_id === null || answer === null) return;
  const kind = kindOfAnswer(answer);
  if (kind === 'hard' || (givenUp && kind === 'soft'))
    await recordBounce(connection, { messageId: message_id, kind, answer, source: 'smtp', now });
}
