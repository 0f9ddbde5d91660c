import type { ParsedMail } from 'mailparser';
import { oneLine } from '../mail/sendFailure.ts';
import { hasCode, type Report, verdictOfReply, verdictOfWords } from './noteBounce.ts';

/** Groups of fields as a report writes them (RFC 3464 § 2.1), names in lower case, folded lines in one. */
function reportFields(text: string): Map<string, string>[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map((group) => {
      const fields = new Map<string, string>();
      for (const line of group.split('\n')) {
        const colon = line.indexOf(':');
        const name = line.slice(0, colon).trim().toLowerCase();
        // Keeps the first field of a name: a later field may have been added on the way.
        if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
      }
      return fields;
    })
    .filter((fields) => fields.size > 0);
}

/** `rfc822; a@b.fr` and `smtp; 550 no`: the value without its type. */
const withoutType = (value: string): string => value.replace(/^\s*[\w.-]+\s*;\s*/, '');

/**
 * Kind of a message of the mailbox. `report`: readable; `unread`: looks like one and cannot be parsed; `mail`: anything else, out-of-office
 * replies included.
 */
export type Reading = { is: 'report'; report: Report } | { is: 'unread' } | { is: 'mail' };

/** Part before the @ of this site's Message-IDs: 122 random bits or more (database/mail/outbox.ts, database/letters/letterRows.ts). */
const NAME = /(?<![0-9a-f])(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![0-9a-f])/gi;
const MESSAGE_ID = /<[^<>\s@]{1,200}@[^<>\s@]{1,255}>/g;

/**
 * Reads a message as a delivery report (RFC 3464) or a complaint (RFC 5965); any other message as an older form of bounce, or as an
 * ordinary mail.
 */
export async function readReport(source: Buffer): Promise<Reading> {
  // Loaded when the first bounce comes: most sites have none for months.
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(source, {
    keepDeliveryStatus: true,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
  });
  const part = (type: string) =>
    mail.attachments.find(({ contentType }) => contentType === type)?.content.toString('utf8');
  const returned = part('text/rfc822-headers') ?? part('message/rfc822') ?? part('message/global') ?? '';
  const status = part('message/delivery-status') ?? part('message/global-delivery-status');
  const feedback = part('message/feedback-report');
  const report =
    status !== undefined ? delivery(status, mail.text ?? '') : feedback !== undefined ? complaint(feedback) : undefined;
  if (!report) return looksLikeBounce(mail) ? oldBounce(mail, source) : { is: 'mail' };
  const { envelopeId, ...diagnosis } = report;
  const names = [...verpNames(mail), ...envelopeId, ...messageIdsIn(returned), ...answered(mail)];
  return { is: 'report', report: { names: [...new Set(names)], ...diagnosis } };
}

type Reported = Omit<Report, 'names'> & { envelopeId: string[] };

/** Reply to the end of a mail's data: without a more precise code, only this mail is refused, not its recipient. */
const AFTER_TEXT = /in reply to end of DATA/;

/** @param words the report's part that people read */
function delivery(text: string, words: string): Reported | undefined {
  const [first, ...others] = reportFields(text);
  const recipients = [first, ...others].filter((fields) => fields?.has('action'));
  const failed = recipients.find((fields) => fields?.get('action')?.toLowerCase().startsWith('failed'));
  const about = failed ?? recipients[0];
  if (!about) return undefined;
  const status = about.get('status') ?? '';
  const diagnostic = withoutType(about.get('diagnostic-code') ?? '');
  const answer = oneLine(diagnostic || status);
  // A server that gave up without any reply gives only a code; without a code, the failure counts as temporary.
  const diagnosis = diagnostic || smtpReplyIn(words).whole;
  const verdict =
    AFTER_TEXT.test(words) && !hasCode(diagnosis) ? 'sender' : verdictOfReply(diagnosis, status, 'given up');
  // The part for people may contain a weaker reason, such as a full mailbox: the weaker verdict then counts.
  const isFull = verdict === 'hard' && verdictOfWords(smtpReplyIn(words).whole) === 'soft';
  const kind = failed && (isFull ? 'soft' : (verdict ?? verdictOfWords(diagnosis) ?? 'soft'));
  return { kind, answer, envelopeId: first?.get('original-envelope-id')?.match(NAME) ?? [] };
}

/** Returns the complaint of a person who marked a mail as junk; reports of servers about signatures are none. */
function complaint(text: string): Reported | undefined {
  const [fields] = reportFields(text);
  const type = fields?.get('feedback-type')?.toLowerCase();
  if (type === undefined) return undefined;
  const complains = ['abuse', 'fraud', 'opt-out'].includes(type);
  const by = withoutType(fields?.get('reporting-mta') ?? '') || fields?.get('user-agent') || '';
  return { kind: complains ? 'complaint' : undefined, answer: oneLine(`${type} ${by}`), envelopeId: [] };
}

/** VERP tokens of the recipient, where BOUNCE_ADDRESS has a star. */
function verpNames({ headerLines, to }: ParsedMail): string[] {
  const lines = headerLines.filter(({ key }) => ['delivered-to', 'x-original-to', 'envelope-to'].includes(key));
  const sentTo = [to ?? []].flat().map(({ text }) => text);
  return [...lines.map(({ line }) => line), ...sentTo].flatMap((text) => text.match(NAME) ?? []);
}

/** Reads the Message-ID from the returned mail's own headers only: mails quoted in it have Message-IDs of their own. */
function messageIdsIn(returned: string): string[] {
  const [headers] = reportFields(returned.slice(0, 64 * 1024));
  return headers?.get('message-id')?.match(MESSAGE_ID) ?? [];
}

const answered = ({ inReplyTo, references }: ParsedMail): string[] =>
  [inReplyTo ?? '', ...[references ?? []].flat()].flatMap((text) => text.match(MESSAGE_ID) ?? []);

/** An SMTP reply in a paragraph of a bounce that is text alone (qmail, Exim, Yahoo), from its code on. */
const ANSWER = /(?:^|[\s:>'])([45]\d\d(?:[ -]|: ).*)/;
const ENHANCED_ALONE = /[#( ][45]\.\d{1,3}\.\d{1,3}\b/;

const QUOTED_NAME = /^[> ]*message-id:\s*(<[^<>\s@]{1,200}@[^<>\s@]{1,255}>)/im;
/** Start of the returned mail. */
const RETURNED =
  /^[> \t]{0,8}(-{2,9}.{0,60}(copy|original|returned|header|below|enclosed)|(original )?message (headers )?follows?|received:|return-path:|message-id:|.{0,40}message text follows)/im;

/** First paragraph with a server's reply, marked by a code or, without one, by known words; `answer` begins with the reply. */
function smtpReplyIn(text: string): { answer: string; whole: string } {
  const until = RETURNED.exec(text)?.index;
  const paragraphs = text
    .slice(0, until)
    .split(/\n[ \t]*\n/)
    .map(oneLine);
  const coded = paragraphs.find((one) => ANSWER.test(one) || ENHANCED_ALONE.test(one));
  const whole = coded ?? paragraphs.find((one) => verdictOfWords(one) !== undefined) ?? '';
  const answer = ANSWER.exec(whole)?.[1] ?? whole;
  return { answer, whole: `${answer} ${whole.slice(0, -answer.length)}` };
}

/**
 * Reads a bounce of text alone: it is a report when its quote or its own recipient names the returned mail, and it contains a server's
 * reply.
 */
function oldBounce(mail: ParsedMail, source: Buffer): Reading {
  const raw = source.toString('latin1').replace(/\r\n?/g, '\n');
  // Takes the raw text where the mail parser returns none, as for a mail with wrong separators between its parts.
  const text = mail.text?.replace(/\r\n?/g, '\n') || raw.slice(raw.indexOf('\n\n'));
  const names = [...new Set([...verpNames(mail), ...(QUOTED_NAME.exec(text)?.slice(1) ?? [])])];
  const { answer = '', whole = '' } =
    [smtpReplyIn(text), smtpReplyIn(mail.subject ?? '')].find((one) => one.answer) ?? {};
  const kind = verdictOfReply(whole) ?? verdictOfWords(whole);
  if (names.length > 0 && kind) return { is: 'report', report: { names, kind, answer: oneLine(answer) } };
  return isAutomaticReply(mail) && !mail.headers.has('x-failed-recipients') ? { is: 'mail' } : { is: 'unread' };
}

const isAutomaticReply = ({ headers }: ParsedMail): boolean =>
  String(headers.get('auto-submitted') ?? '')
    .toLowerCase()
    .startsWith('auto-replied');

/** Bounces have an empty return path (RFC 5321 § 4.5.5); some call themselves automatic replies. */
function looksLikeBounce({ headers, headerLines, from }: ParsedMail): boolean {
  if (headers.has('x-failed-recipients')) return true;
  const returnPath = headerLines.find(({ key }) => key === 'return-path')?.line ?? '';
  if (/^return-path:\s*(<>|<?mailer-daemon\b)/i.test(returnPath)) return true;
  const { address, name } = from?.value[0] ?? {};
  return /^(mailer-daemon|post_?master)\b/i.test(address || name || '');
}
