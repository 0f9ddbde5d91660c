import { addressed } from '../envelope.ts';
import type { Mail, MailIdentity } from '../types.ts';

/** What the owner sends to himself to see that the mail settings work. */
export function testMessage(identity: MailIdentity, messageId: string): Mail {
  return addressed(
    {
      title: `Courriel d’essai de ${identity.content.site.brand}`,
      blocks: [
        {
          kind: 'paragraph',
          text: 'Ce courriel est parti du site avec les réglages SMTP en place\u00a0: ils fonctionnent.',
        },
        {
          kind: 'paragraph',
          text: 'S’il est arrivé dans les indésirables, vérifiez les enregistrements SPF, DKIM et DMARC du domaine d’envoi.',
        },
      ],
    },
    { to: identity.notifyTo, identity, messageId },
  );
}
