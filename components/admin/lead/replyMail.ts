import type { ReplyTemplate } from '../../../data/api/deskInput.ts';
import type { Lead } from '../../../data/api/rows.ts';
import { fillNames } from '../../../data/desk/fillNames.ts';
import { serviceAsSent } from '../../../data/leads/leadService.ts';
import { firstNameOf } from '../../../data/people/firstName.ts';

/** Names a template may use, `{prénom}`. */
export const templateNames = ['prénom', 'nom', 'service', 'référence'] as const;

/** Fills a template with the lead's data. */
export const fillTemplate = (text: string, lead: Lead): string =>
  fillNames(text, {
    prénom: firstNameOf(lead),
    nom: lead.name,
    service: serviceAsSent(lead) || 'sans service précisé',
    référence: lead.reference,
  } satisfies Record<(typeof templateNames)[number], string>);

/** Initial text of a reply: the filled template, then the signature. */
export const draftOf = (template: ReplyTemplate, lead: Lead, signature: string) => ({
  subject: fillTemplate(template.subject, lead),
  body: [fillTemplate(template.body, lead), signature].filter(Boolean).join('\n\n'),
});

const encode = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));

/** Encodes an address typed by a stranger for `mailto:`, so that it cannot add a recipient or a header (RFC 6068 § 2). */
export const mailAddress = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** Link that opens a reply in the owner's mail program. `replyTo`: address for the visitor's own reply. */
export function replyLink(lead: Lead, mail: Pick<ReplyTemplate, 'subject' | 'body'>, replyTo: string): string {
  const headers = [
    `subject=${encode(mail.subject)}`,
    ...(replyTo ? [`reply-to=${encode(replyTo)}`] : []),
    `body=${encode(mail.body)}`,
  ];
  return `${mailAddress(lead.email)}?${headers.join('&')}`;
}
