import { addressed } from '../envelope.ts';
import type { Mail, MailIdentity } from '../types.ts';

/** The signed tokens of one subscriber. */
export interface SubscriberTokens {
  confirm: string;
  unsubscribe: string;
}

/** The double opt-in: until its link is followed, nothing else is sent to this address. */
export function newsletterConfirmation(
  to: string,
  tokens: SubscriberTokens,
  { identity, messageId }: { identity: MailIdentity; messageId: string },
): Mail {
  const { baseUrl } = identity;
  const mail = addressed(
    {
      title: `Confirmez votre inscription à la newsletter de ${identity.content.site.brand}`,
      blocks: [
        { kind: 'paragraph', text: 'Bonjour,' },
        {
          kind: 'paragraph',
          text: `Votre adresse a été saisie sur ${baseUrl} pour recevoir mes prochaines analyses. Pour confirmer l’inscription, ouvrez cette page\u00a0:`,
        },
        {
          kind: 'link',
          label: 'Confirmer mon inscription',
          href: `${baseUrl}/newsletter/confirmer?jeton=${tokens.confirm}`,
        },
        {
          kind: 'paragraph',
          text: 'Le lien est valable 48\u00a0h. Sans confirmation, aucun envoi ne vous est adressé.',
        },
        {
          kind: 'small',
          text: 'Vous n’avez rien demandé\u202f? Ne faites rien, ou retirez votre adresse ici\u00a0:',
          href: `${baseUrl}/newsletter/desinscription?jeton=${tokens.unsubscribe}`,
        },
      ],
    },
    { to, identity, messageId },
  );
  return { ...mail, headers: { ...mail.headers, ...unsubscribeHeaders(baseUrl, tokens.unsubscribe) } };
}

/** RFC 2369 and RFC 8058: the mail program's own unsubscribe button. Every newsletter mail carries both. */
export const unsubscribeHeaders = (baseUrl: string, token: string): Record<string, string> => ({
  'List-Unsubscribe': `<${baseUrl}/api/newsletter/unsubscribe?jeton=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
