import { mailAccent } from '../../data/looks/accent.ts';
import { asHtml, asText, type Letter } from './messages/letter.ts';
import type { Mail, MailIdentity } from './types.ts';

/** A mail of the site to one address: who writes, and the letter set both ways. */
export function addressed(
  letter: Omit<Letter, 'signature' | 'accent'>,
  { to, identity, messageId }: { to: string; identity: MailIdentity; messageId: string },
): Mail {
  // Every mail names its sender (CPCE L34-5).
  const signed = {
    ...letter,
    signature: `${identity.content.site.brand}\n${identity.baseUrl}`,
    accent: mailAccent(identity.content.site.looks.accent).light.blue,
  };
  return {
    from: { name: identity.content.site.brand, address: identity.from },
    to: { name: '', address: to },
    subject: letter.title,
    text: asText(signed),
    html: asHtml(signed),
    messageId,
    // No autoresponder should answer it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
