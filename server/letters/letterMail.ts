import { typo } from '../../data/french/typo.ts';
import { pathOfLetter } from '../../data/letters/letterArchive.ts';
import { type FullLetter, letterById } from '../../database/letters/letters.ts';
import type { OutboxItem } from '../../database/mail/outbox.ts';
import { subscriberById } from '../../database/people/subscribers.ts';
import { unsubscribeHeaders } from '../mail/messages/contractNoticeMessages.ts';
import { headerText } from '../mail/messages/mailLayout.ts';
import type { Mail, MailIdentity } from '../mail/types.ts';
import type { Services } from '../services.ts';
import { type SetLetter, setLetter } from './writing/mailLetter.ts';

const LONGEST_SUBJECT = 200;

/** Composes the letters of the outbox: the part common to all recipients is rendered once, and cached for the letter last sent. */
export function letterComposer({ connection, links }: Pick<Services, 'connection' | 'links'>) {
  let kept: { key: string; set: Promise<SetLetter> } | undefined;

  function setOnce(
    { id, version, archive, slug, ...words }: FullLetter,
    { baseUrl, content: { site } }: MailIdentity,
  ): Promise<SetLetter> {
    const page = archive === 'public' && slug ? `${baseUrl}${pathOfLetter(slug)}` : undefined;
    const key = `${id} ${version} ${page} ${baseUrl} ${site.brand} ${site.looks.accent}`;
    if (kept?.key !== key) kept = { key, set: setLetter(words, { site, baseUrl, page }) };
    return kept.set;
  }

  const headOf = ({ subject }: FullLetter, to: string, { from, notifyTo, content }: MailIdentity) => ({
    from: { name: content.site.brand, address: from },
    to: { name: '', address: to },
    // Replies to a letter go to the owner.
    replyTo: { name: content.site.brand, address: notifyTo },
    subject: headerText(typo(subject), LONGEST_SUBJECT),
  });

  return {
    /**
     * Mail to one recipient.
     * @returns undefined when the recipient is no longer subscribed, or the letter was deleted.
     */
    async letter(
      { letter_id, subscriber_id, message_id: messageId }: OutboxItem,
      site: MailIdentity,
    ): Promise<Mail | undefined> {
      const letter = await letterById(connection, letter_id ?? 0);
      const subscriber = await subscriberById(connection, subscriber_id ?? 0);
      if (!letter || subscriber?.status !== 'confirmed') return undefined;
      const { baseUrl } = site;
      const token = links.token('unsubscribe', subscriber);
      const set = await setOnce(letter, site);
      const leave = `${baseUrl}/newsletter/desinscription?jeton=${token}`;
      return {
        ...headOf(letter, subscriber.email, site),
        messageId,
        text: set.text(leave),
        html: set.html(leave),
        headers: {
          'List-Id': `<lettres.${new URL(baseUrl).hostname}>`,
          ...unsubscribeHeaders(baseUrl, token),
          // Keeps out-of-office replies away from a list (RFC 3834 § 2).
          Precedence: 'bulk',
        },
      };
    },
    /** Test mail to the owner with the letter's current words; its unsubscribe link leads to the page that explains unsubscribing. */
    async test({ letter_id, message_id: messageId }: OutboxItem, site: MailIdentity): Promise<Mail | undefined> {
      const letter = await letterById(connection, letter_id ?? 0);
      if (!letter) return undefined;
      const set = await setLetter(letter, { site: site.content.site, baseUrl: site.baseUrl });
      const leave = `${site.baseUrl}/newsletter/desinscription`;
      const mail = headOf(letter, site.notifyTo, site);
      const subject = `[Essai] ${mail.subject}`;
      return { ...mail, messageId, subject, text: set.text(leave), html: set.html(leave), headers: {} };
    },
  };
}
