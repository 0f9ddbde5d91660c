import type { ReplyTemplate } from '../../../data/api/deskInput.ts';
import type { Lead } from '../../../data/api/rows.ts';
import { serviceAsked } from '../../../data/leads/leadService.ts';

/** A template's text with the lead's own words in it. */
export function fillTemplate(text: string, lead: Lead): string {
  const values: Record<string, string> = {
    prénom: lead.name.split(' ')[0] ?? lead.name,
    nom: lead.name,
    service: serviceAsked(lead) || 'sans service précisé',
    référence: lead.reference,
  };
  return text.replace(/\{(prénom|nom|service|référence)\}/g, (_, name: string) => values[name] ?? '');
}

/** Fills a new reply: the template, then the signature. */
export const draftOf = (template: ReplyTemplate, lead: Lead, signature: string) => ({
  subject: fillTemplate(template.subject, lead),
  body: [fillTemplate(template.body, lead), signature].filter(Boolean).join('\n\n'),
});

const encode = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));

/** An address typed by a stranger, in a link: nothing in it can add a recipient or a header (RFC 6068 § 2). */
export const mailAddress = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** The link that opens the owner's own mail program on an answer. `replyTo` is where the visitor's answer should go. */
export function replyLink(lead: Lead, mail: Pick<ReplyTemplate, 'subject' | 'body'>, replyTo: string): string {
  const headers = [
    `subject=${encode(mail.subject)}`,
    ...(replyTo ? [`reply-to=${encode(replyTo)}`] : []),
    `body=${encode(mail.body)}`,
  ];
  return `${mailAddress(lead.email)}?${headers.join('&')}`;
}
