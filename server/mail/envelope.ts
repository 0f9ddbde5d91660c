import { mailAccent } from '../../data/looks/accent.ts';
import { addMail } from '../../database/mail/outbox.ts';
import { nthLastNotification } from '../../database/mail/outboxState.ts';
import type { OutboxKind } from '../../database/schema.ts';
import type { Connection } from '../../database/store.ts';
import { limits } from '../limits/limits.ts';
import { asHtml, asText, type MailLayout } from './messages/mailLayout.ts';
import type { Mail, MailIdentity } from './types.ts';

/** Builds a mail of the site to one address, with its sender, and its words rendered as text and as HTML. */
export function addressed(
  layout: Omit<MailLayout, 'signature' | 'accent'>,
  { to, identity, messageId }: { to: string; identity: MailIdentity; messageId: string },
): Mail {
  // Every mail names its sender (CPCE L34-5).
  const signed = {
    ...layout,
    signature: `${identity.content.site.brand}\n${identity.baseUrl}`,
    accent: mailAccent(identity.content.site.looks.accent).light.blue,
  };
  return {
    from: { name: identity.content.site.brand, address: identity.from },
    to: { name: '', address: to },
    subject: layout.title,
    text: asText(signed),
    html: asHtml(signed),
    messageId,
    // No autoresponder should reply to it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

type News = { host: string; now: Date } & ({ leadId: number } | { noticeId: number });

/**
 * Kinds of mail counted as one burst: those about requests apart from those about notices, so that a burst of requests does not delay a
 * notice's mail.
 */
const SHARED: Record<'lead-notification' | 'lead-correction' | 'contract-notice', readonly OutboxKind[]> = {
  'lead-notification': ['lead-notification', 'lead-correction'],
  'lead-correction': ['lead-notification', 'lead-correction'],
  'contract-notice': ['contract-notice'],
};

/** Queues the owner's mail about one request or notice: alone or, during a burst, in the summary sent at the end of the hour. */
export async function ownerMail(connection: Connection, kind: keyof typeof SHARED, news: News): Promise<void> {
  const { most: nth, windowMs } = limits.notifications;
  const since = new Date(news.now.getTime() - windowMs).toISOString();
  const burst = await nthLastNotification(connection, SHARED[kind], { nth, since, now: news.now.toISOString() });
  if (burst === undefined) return addMail(connection, { kind, ...news });
  await addMail(connection, { kind: 'lead-summary', ...news, due: new Date(Date.parse(burst) + windowMs) });
}
