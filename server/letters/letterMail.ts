import { typo } from '../../data/french/typo.ts';
import { pathOfLetter } from '../../data/letters/letterArchive.ts';
import { type FullLetter, letterById } from '../../database/letters/letters.ts';
import { subscriberById } from '../../database/people/subscribers.ts';
import type { Connection } from '../../database/store.ts';
import { unsubscribeHeaders } from '../mail/messages/contractNoticeMessages.ts';
import { headerText } from '../mail/messages/letter.ts';
import type { Mail, MailIdentity, OutboxItem } from '../mail/types.ts';
import type { SubscriberLinks } from '../security/sign.ts';
import { type SetLetter, setLetter } from './writing/mailLetter.ts';

const LONGEST_SUBJECT = 200;
const unsubscribePage = (baseUrl: string, token: string): string =>
  `${baseUrl}/newsletter/desinscription?jeton=${token}`;

interface Sources {
  connection: Connection;
  links: SubscriberLinks;
  identity: () => MailIdentity;
}

/** Writes the letters of the outbox: what all recipients read is set once, the last letter's is kept. */
export function letterComposer({ connection, links, identity }: Sources) {
  let kept: { key: string; set: Promise<SetLetter> } | undefined;

  function setOnce({ id, version, archive, slug, ...words }: FullLetter): Promise<SetLetter> {
    const { baseUrl, content } = identity();
    const { site } = content;
    const page = archive === 'public' && slug ? `${baseUrl}${pathOfLetter(slug)}` : undefined;
    const key = `${id} ${version} ${page} ${baseUrl} ${site.brand} ${site.looks.accent}`;
    if (kept?.key !== key) kept = { key, set: setLetter(words, { site, baseUrl, page }) };
    return kept.set;
  }

  const addressed = (letter: FullLetter, { to, messageId }: { to: string; messageId: string }) => {
    const { from, notifyTo, content } = identity();
    return {
      from: { name: content.site.brand, address: from },
      to: { name: '', address: to },
      // Answers to a letter go to the owner.
      replyTo: { name: content.site.brand, address: notifyTo },
      subject: headerText(typo(letter.subject), LONGEST_SUBJECT),
      messageId,
    };
  };

  return {
    /**
     * The mail of one recipient, on the list at this moment.
     * @returns undefined when they are not, or the letter is gone.
     */
    async letter({ letterId, subscriberId, messageId }: OutboxItem): Promise<Mail | undefined> {
      const letter = letterId === null ? undefined : await letterById(connection, letterId);
      const subscriber = subscriberId === null ? undefined : await subscriberById(connection, subscriberId);
      if (!letter || subscriber?.status !== 'confirmed') return undefined;
      const { baseUrl } = identity();
      const token = links.token('unsubscribe', subscriber);
      const set = await setOnce(letter);
      const leave = unsubscribePage(baseUrl, token);
      return {
        ...addressed(letter, { to: subscriber.email, messageId }),
        text: set.text(leave),
        html: set.html(leave),
        headers: {
          'List-Id': `<lettres.${new URL(baseUrl).hostname}>`,
          ...unsubscribeHeaders(baseUrl, token),
          // No absence is to be told to a list (RFC 3834 § 2).
          Precedence: 'bulk',
        },
      };
    },
    /** The letter as it is now, to the owner alone; its link to leave leads to the page that says what it is for. */
    async test({ letterId, messageId }: OutboxItem): Promise<Mail | undefined> {
      const letter = letterId === null ? undefined : await letterById(connection, letterId);
      if (!letter) return undefined;
      const { baseUrl, notifyTo, content } = identity();
      const set = await setLetter(letter, { site: content.site, baseUrl });
      const leave = `${baseUrl}/newsletter/desinscription`;
      const mail = addressed(letter, { to: notifyTo, messageId });
      return { ...mail, subject: `[Essai] ${mail.subject}`, text: set.text(leave), html: set.html(leave), headers: {} };
    },
  };
}
