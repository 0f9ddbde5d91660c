import type { BounceKind, BounceSource } from '../../data/desk/bounceWords.ts';
import { type BounceOutcome, isKnownMail, recordBounce } from '../../database/mail/bounces.ts';
import type { OutboxItem } from '../../database/mail/outbox.ts';
import type { Connection } from '../../database/store.ts';

export interface Report {
  /** Possible names of the returned mail, most reliable first: whole Message-IDs, or the part before their `@`. */
  names: string[];
  /** Undefined: only delayed, or delivered. */
  kind: BounceKind | undefined;
  answer: string;
}

type Verdict = Exclude<BounceKind, 'complaint'>;

/**
 * Verdict by the words of a reply: the first match decides. Words that name the sender come before « unknown », which then concerns the
 * sender.
 */
const WORDS: readonly (readonly [RegExp, Verdict])[] = [
  [/receiving mail at a rate/i, 'soft'],
  // Microsoft 365 for an address that its directory does not have.
  [/\b5\.4\.1\b.{0,200}recipient address rejected: access denied/i, 'hard'],
  [
    /\bsender\b|mail from|verif(y|ication) failed|callout|expéditeur|émetteur|spamhaus|\bdnsbl\b|black ?list|block ?list|reputation|dmarc|\bspf\b|dkim|unauthenticated|too many|rate limit|in the link|access denied|spoof|\bE2110\b|not authorized|n.êtes pas autorisé|ne soyez pas autorisé/i,
    'sender',
  ],
  [/quota|mailbox (is )?full|mailbox size|not enough (disk )?space|boîte (aux lettres )?pleine/i, 'soft'],
  [
    /no such (user|recipient|mailbox|address|person|account|domain|host)|nosuchuser|(user|recipient|mailbox|address(ee)?|account)( name)?( is)? (unknown|not found|invalid)|unknown (user|recipient|mailbox|address|account|host)|invalid[ -](recipient|mailbox|address|final delivery userid)|(no longer|not( a)?) valid|marked as invalid|(mailbox|account|address) (is|has been) disabled|^5.{0,12}requested action not taken: mailbox unavailable|not in (the )?(local )?recipient (list|table)|not our customer|does(n.t| not) have an? ([\w.-]+ )?(account|mailbox)|(account|address|user|mailbox|recipient|domain|@|^5\d\d ).{0,40}(does(n.t| not)|not) exist|recipient address rejected\.?$|domain is not reachable|no valid recipients|\u30ea\u30b9\u30c8\u306b\u3042\u308a\u307e\u305b\u3093|not listed in |recip(ient)?( name is)? ?not ?(found|recognized)|no mailbox here by that name|host( name)?( is)? unknown|(find any host|lookup failure: host|host or domain name)|unrouteable |address (wasn.t|couldn.t be) found|not a (valid|known) (user|recipient|mailbox|address)|user doesn|(destinataire|utilisateur|adresse)( est)? (invalide|inconnue?)|n.existe pas/i,
    'hard',
  ],
  [
    /spam|junk|(mail|message) (was )?(rejected|refused|not (accepted|allowed))|block(ed|ing|s)|policy|unsolicited|grey ?list|relay|content|virus|attachment|too (large|big)|size/i,
    'sender',
  ],
];
export const verdictOfWords = (answer: string): Verdict | undefined => WORDS.find(([words]) => words.test(answer))?.[1];

/** Codes (RFC 3463) after which an address is not tried again: no such mailbox, domain or spelling, moved, takes no mail, disabled, no way to the domain. */
const GONE = new Set(['1.1', '1.2', '1.3', '1.6', '1.10', '2.1', '4.4']);
/** Codes about the sender, the size of the mail or the session; 5.5.0 alone means nothing. */
const ABOUT_US = /^(1\.[789]|2\.3|3\.4|5\.[1-9]\d*|6\.\d+|7\.\d+)$/;
const codeOf = (code: string | undefined): Verdict | undefined => {
  if (code === undefined) return undefined;
  if (GONE.has(code)) return 'hard';
  return ABOUT_US.test(code) ? 'sender' : code === '2.2' ? 'soft' : undefined;
};

/** Verdicts by strength: the first stops nobody, the last at once. */
const WEAKEST_FIRST: readonly Verdict[] = ['sender', 'soft', 'hard'];

const ENHANCED = /(?<![\d.])([245])\.(\d{1,3}\.\d{1,3})(?![\d.])/;
/** Whether an SMTP reply has an enhanced code of its own. */
export const hasCode = (answer: string): boolean => ENHANCED.test(answer);
const BASIC = /^\W*(?:smtp;\s*)?([245])(\d\d)\b/i;

/**
 * Verdict of a server's reply on an address, by its codes and its words: where they differ, the weakest, so that one block list or a wrong
 * sender never stops all subscribers of the same provider. A temporary reply is read only for whether it is about the sender.
 * @param status the enhanced code a report gives beside the words.
 * @param until `given up`: the server that reports it will not try again.
 * @returns undefined where it is no refusal.
 */
export function verdictOfReply(answer: string, status = '', until?: 'given up'): Verdict | undefined {
  const [, digit, code] = ENHANCED.exec(status) ?? ENHANCED.exec(answer) ?? [];
  const [, , written] = ENHANCED.exec(answer) ?? [];
  const [, basic, rest] = BASIC.exec(answer) ?? [];
  const lasting = digit ?? basic;
  if (lasting === undefined || lasting === '2') return undefined;
  const words = verdictOfWords(answer);
  // The server failed for days, each time with an unknown mailbox: that counts as lasting.
  if (lasting === '4' && until && code === '1.1' && words === 'hard') return 'hard';
  if (lasting === '4') return code?.startsWith('7.') || (code === undefined && words === 'sender') ? 'sender' : 'soft';
  // Many servers give 5.7.1 to any refusal: there the words decide.
  const codes = [code, written].filter((one) => one !== '7.1' || words !== 'hard');
  const verdicts = [...codes.map(codeOf), words];
  const weakest = WEAKEST_FIRST.find((verdict) => verdicts.includes(verdict));
  if (weakest) return weakest;
  // In the middle of a session only the codes about a mailbox (RFC 5321 § 4.2.3: 550 to 554) can concern the address.
  return code === undefined && !/^5[0-4]$/.test(rest ?? '') ? 'sender' : 'soft';
}

interface Applied extends Report {
  source: BounceSource;
  /** The part of this site's Message-IDs after the @. */
  host: string;
  now: Date;
}

/**
 * Stores a report's verdict on the first mail it names that is this site's; names are random and known to the mail's recipient alone, so no
 * other sender's report changes anything. To be run inside the write queue.
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
 * Stores the refusal of a mail to a subscriber at delivery. A lasting refusal stops the address at once, and drops its mail at the next
 * try. A passing one counts once, when the mail is given up. To be run inside the write queue.
 */
export async function noteSmtpRefusal(
  connection: Connection,
  { subscriber_id, message_id }: OutboxItem,
  { answer, givenUp, now }: { answer: string | null; givenUp: boolean; now: Date },
): Promise<void> {
  if (subscriber_id === null || answer === null) return;
  const kind = verdictOfReply(answer);
  if (kind === 'hard' || (givenUp && kind === 'soft'))
    await recordBounce(connection, { messageId: message_id, kind, answer, source: 'smtp', now });
}
