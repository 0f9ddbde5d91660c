import type { ContractNotice } from '../../../data/api/rows.ts';
import { sayDate, saySecond } from '../../../data/french/timeInParis.ts';
import { type ContractNoticeKind, contractNotices, WITHDRAWAL_DAYS } from '../../../data/leads/contractNotices.ts';
import type { Content } from '../../../data/settings/content.ts';
import { addressed } from '../envelope.ts';
import type { Mail, MailIdentity } from '../types.ts';
import { type Block, headerText } from './mailLayout.ts';
import { replyWay } from './replyWay.ts';

const DAY_MS = 86_400_000;

const NOUN: Record<ContractNoticeKind, string> = { termination: 'résiliation', withdrawal: 'rétractation' };

/** Content of both mails: the whole notice, word for word, with the time it was received. */
const content = ({ reference, name, email, contract, wished_end, created_at }: ContractNotice): Block[] => [
  {
    kind: 'facts',
    rows: [
      ['Référence', reference],
      ['Reçue le', `${saySecond(new Date(created_at))} (heure de Paris)`],
      ['Nom', name],
      ['E-mail', email],
      ...(wished_end ? [['Fin souhaitée', wished_end] as const] : []),
    ],
  },
  { kind: 'quote', label: 'Contrat', text: contract },
];

/** The owner's mail about a contract notice. */
export function contractNoticeMail(notice: ContractNotice, identity: MailIdentity, messageId: string): Mail {
  const noun = NOUN[notice.kind];
  const layout = {
    title: `${contractNotices[notice.kind].received} ${notice.reference}`,
    blocks: [
      ...content(notice),
      { kind: 'paragraph', text: todo(notice, identity.content) },
      { kind: 'link', label: `Ouvrir la ${noun}`, href: `${identity.baseUrl}/admin/contrats` },
      { kind: 'paragraph', text: replyWay(notice.email).sentence },
    ] satisfies Block[],
  };
  return {
    ...addressed(layout, { to: identity.notifyTo, identity, messageId }),
    ...replyWay(notice.email).header,
    subject: headerText(`${layout.title}\u00a0: ${notice.name}`),
  };
}

function todo({ kind, created_at }: ContractNotice, { pack }: Content): string {
  const received = Date.parse(created_at);
  const day = (days: number) => sayDate(new Date(received + days * DAY_MS));
  return kind === 'termination'
    ? `Le contrat prend fin le ${day(pack.noticeDays)}, ou à la date plus tardive indiquée. L’accusé de réception part de lui-même.`
    : `Si le délai court encore, remboursez au plus tard le ${day(WITHDRAWAL_DAYS)} (C. conso. L221-24). L’accusé de réception part de lui-même.`;
}

/**
 * The receipt on a durable medium: the notice, the day and hour it was received and the next steps (C. conso. L215-1-1, D221-5). The law
 * requires the content: unlike a quote's receipt it repeats the typed text, which is short (`contractNoticeLimits`) and counted by the
 * limit on mail to strangers.
 */
export function contractNoticeReceipt(notice: ContractNotice, identity: MailIdentity, messageId: string): Mail {
  const layout = {
    title: `Accusé de réception de votre ${NOUN[notice.kind]} ${notice.reference}`,
    blocks: [
      { kind: 'paragraph', text: 'Bonjour,' },
      { kind: 'paragraph', text: `J’ai bien reçu la ${NOUN[notice.kind]} que voici.` },
      ...content(notice),
      ...follows(notice, identity.content).map((text): Block => ({ kind: 'paragraph', text })),
      {
        kind: 'small',
        text: 'Conservez ce courriel\u00a0: il fait preuve de votre démarche. Vous n’en êtes pas l’auteur\u202f? Une autre personne a saisi votre adresse\u00a0: dites-le-moi en répondant à ce courriel. Vos données et vos droits\u00a0:',
        href: `${identity.baseUrl}/legal/politique-confidentialite`,
      },
    ] satisfies Block[],
  };
  const replyTo = { name: '', address: identity.notifyTo };
  return { ...addressed(layout, { to: notice.email, identity, messageId }), replyTo };
}

/** Day the contract ends and the consequences, or the date of the refund. */
function follows({ kind, created_at }: ContractNotice, { pack }: Content): string[] {
  if (kind === 'withdrawal')
    return [
      `Si votre délai de rétractation court encore, le contrat prend fin et je vous rembourse au plus tard ${WITHDRAWAL_DAYS}\u00a0jours après cette réception, par le même moyen de paiement. Si vous aviez demandé que le travail commence avant la fin de ce délai, la part déjà exécutée reste due.`,
      'Je vous écris si un point reste à préciser, par exemple le contrat dont il s’agit.',
    ];
  const end = new Date(Date.parse(created_at) + pack.noticeDays * DAY_MS);
  return [
    `Le contrat prend fin ${pack.noticeDays}\u00a0jours après cette réception, le ${sayDate(end)}, ou à la date plus tardive que vous avez indiquée.`,
    'Le mois en cours n’est pas remboursable et vous en bénéficiez jusqu’à son terme. Ce que vous auriez payé au-delà de la date de fin vous est remboursé.',
  ];
}

/** The signed tokens of one subscriber. */
interface SubscriberTokens {
  confirm: string;
  unsubscribe: string;
}

/** Mail that asks a subscriber to confirm the address (double opt-in); an unconfirmed address gets no other mail. */
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
