import type { BounceKind, BounceSource } from '../../data/desk/bounceWords.ts';
import { type BounceOutcome, isKnownMail, recordBounce } from '../../database/mail/bounces.ts';
import type { OutboxItem } from '../../database/mail/outbox.ts';
import type { Connection } from '../../database/store.ts';

export interface Report {
  /** Possible names of the returned mail, most reliable first: whole Message-IDs, or the part before their `@`. */
  names: string[];
  /** Kind of bounce; undefined when the mail is only delayed, or was delivered. */
  kind: BounceKind | undefined;
  answer: string;
}

type Verdict = Exclude<BounceKind, 'complaint'>;

/**
 * Verdict by the words of a reply: the first match decides. Words about the sender come before « unknown », which in such a reply means the
 * sender.
 */
const WORDS: readonly (readonly [RegExp, Verdict])[] = [
  [/receiving mail at a rate/i, 'soft'],
  // Reply of Microsoft 365 for an address that its directory does not have.
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

/** Verdicts from weak to strong: « sender » stops no address, « hard » stops it at once. */
const WEAKEST_FIRST: readonly Verdict[] = ['sender', 'soft', 'hard'];

const ENHANCED = /(?<![\d.])([245])\.(\d{1,3}\.\d{1,3})(?![\d.])/;
/** Whether an SMTP reply has an enhanced code of its own. */
export const hasCode = (answer: string): boolean => ENHANCED.test(answer);
const BASIC = /^\W*(?:smtp;\s*)?([245])(\d\d)\b/i;

/**
 * Verdict of a reply on an address, the weakest where codes and words differ: a block list must not stop a provider's subscribers. A
 * temporary reply only shows if it is about the sender.
 * @param status enhanced code of the report.
 * @param until `given up`: no more tries.
 * @returns undefined: no refusal.
 */
export function verdictOfReply(answer: string, status = '', until?: 'given up'): Verdict | undefined {
  const [, digit, code] = ENHANCED.exec(status) ?? ENHANCED.exec(answer) ?? [];
  const [, , written] = ENHANCED.exec(answer) ?? [];
  const [, basic, rest] = BASIC.exec(answer) ?? [];
  const lasting = digit ?? basic;
  if (lasting === undefined || lasting === '2') return undefined;
  const words = verdictOfWords(answer);
  // Given up after days of temporary replies that the mailbox is unknown: counts as a lasting refusal.
  if (lasting === '4' && until && code === '1.1' && words === 'hard') return 'hard';
  if (lasting === '4') return code?.startsWith('7.') || (code === undefined && words === 'sender') ? 'sender' : 'soft';
  // Ignores the code 5.7.1 where the words prove a lasting refusal: many servers send it with any refusal.
  const codes = [code, written].filter((one) => one !== '7.1' || words !== 'hard');
  const verdicts = [...codes.map(codeOf), words];
  const weakest = WEAKEST_FIRST.find((verdict) => verdicts.includes(verdict));
  if (weakest) return weakest;
  // Without an enhanced code, only a reply of 550 to 554 (RFC 5321 § 4.2.3) can be about the mailbox; any other is about the sender.
  return code === undefined && !/^5[0-4]$/.test(rest ?? '') ? 'sender' : 'soft';
}

interface Applied extends Report {
  source: BounceSource;
  /** The part of this site's Message-IDs after the @. */
  host: string;
  now: Date;
}

/**
 * Stores a report's verdict on the first mail of this site that it names. The names are random and known only to the mail's recipient, so
 * that nobody else can send a report about the mail. To be run inside the write queue.
 */
export async function applyReport(
  connection: Connection,
  { names, host, kind, answer, source, now }: Applied,
): Promise<BounceOutcome> {
  for (const name of names) {
    const messageId = name.includes('@') ? name : `<${name.toLowerCase()}@${host}>`;
    if (!(await isKnownMail(connection, messageId))) continue;
    // The report is about a delay, or a delivery after all: no bounce is stored.
    if (kind === undefined) return 'noted';
    return recordBounce(connection, { messageId, kind, answer, source, now });
  }
  return 'unknown';
}

/**
 * Stores the refusal of a subscriber's mail at delivery. A lasting refusal stops the address at once, and its mail is dropped at the next
 * try. A temporary refusal counts once, when the mail is given up. To be run inside the write queue.
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
