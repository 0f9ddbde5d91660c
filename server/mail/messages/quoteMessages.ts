import { encodeQR } from 'qr';
import { labelOf } from '../../../data/choices.ts';
import { ownSignature } from '../../../data/company/signature.ts';
import { dayText } from '../../../data/french/frenchDates.ts';
import { dayInParis, saySecond } from '../../../data/french/timeInParis.ts';
import { paymentCode, textMarks } from '../../../data/quotes/payment.ts';
import { consumerChoices, type QuoteDocument } from '../../../data/quotes/quoteDocument.ts';
import {
  acceptedWays,
  depositName,
  ibanText,
  moneyText,
  natureOf,
  type QuoteLine,
} from '../../../data/quotes/quoteWords.ts';
import { lastDayToWithdraw } from '../../../data/quotes/withdrawal.ts';
import { acceptanceOf, type StoredQuote } from '../../../database/quotes/quotes.ts';
import { addressed } from '../envelope.ts';
import type { Mail, MailIdentity } from '../types.ts';
import { type Block, headerText, type MailLayout } from './mailLayout.ts';

/** Data of every mail about a quote. `url`: the client's page; undefined once the site no longer has the key that signed the link. */
export interface QuoteMail {
  quote: StoredQuote;
  url: string | undefined;
  identity: MailIdentity;
  messageId: string;
}

const documentOf = ({ document }: StoredQuote): QuoteDocument => JSON.parse(document ?? '{}') as QuoteDocument;

const soldIn = ({ lines }: StoredQuote): string => natureOf(JSON.parse(lines) as QuoteLine[]);

const toClient = (
  layout: Pick<MailLayout, 'title' | 'blocks' | 'handwritten'>,
  { quote, identity, messageId }: QuoteMail,
): Mail => ({
  ...addressed(layout, { to: quote.email, identity, messageId }),
  subject: headerText(layout.title),
  replyTo: { name: '', address: identity.notifyTo },
});

const link = (label: string, url: string | undefined): Block[] => (url ? [{ kind: 'link', label, href: url }] : []);

/** Mail of a quote; undefined when it was withdrawn before it was sent. */
export function quoteMail(mail: QuoteMail): Mail | undefined {
  const { quote, url } = mail;
  if (quote.status === 'cancelled') return undefined;
  const { number, totalCents, depositCents, quality, delay, validUntil, words, seller, replaces } = documentOf(quote);
  const blocks: Block[] = [
    ...(words ? [{ kind: 'paragraph', text: words } as const] : []),
    ...(replaces ? [{ kind: 'paragraph', text: `Il remplace le devis ${replaces}, qui est annulé.` } as const] : []),
    {
      kind: 'facts',
      rows: [
        ['Devis', number],
        ['Total', `${moneyText(totalCents)} (${seller.vat})`],
        ...(depositCents > 0
          ? [['À la commande', `${moneyText(depositCents)}, ${depositName(quality)}`] as const]
          : []),
        ['Délai', `${delay} après le brief validé`],
        ['Valable jusqu’au', dayText(validUntil)],
      ],
    },
    ...link('Lire le devis', url),
    {
      kind: 'paragraph',
      text: 'Ce lien est à vous seul. Rien ne vous engage avant la dernière étape de la page, où vous relisez puis confirmez.',
    },
  ];
  // Adds the handwritten signature, since the owner read this mail before it was sent; automatic mails have none.
  const handwritten = ownSignature(mail.identity.content);
  return toClient({ title: `Votre devis ${number} : ${soldIn(quote)}`, blocks, handwritten }, mail);
}

/**
 * The confirmation on a durable medium (C. conso. L221-13): who, when and what was ticked, what is due and how to pay it, then the quote and
 * its terms in full, the withdrawal form included (L221-5, R221-1), as they were shown.
 */
export function quoteConfirmation(mail: QuoteMail): Mail | undefined {
  const { quote, url, identity } = mail;
  const acceptance = acceptanceOf(quote);
  if (!quote.accepted_at || !acceptance) return undefined;
  const document = documentOf(quote);
  const { number, seller, depositCents, quality } = document;
  const at = new Date(quote.accepted_at);
  const isConsumer = quality === 'consumer';
  const lastDay = lastDayToWithdraw(dayInParis(at));
  const ticked = isConsumer
    ? ([
        [
          'Début avant la fin des 14 jours',
          acceptance.early_start ? `« ${consumerChoices.early_start} »` : 'non demandé',
        ],
        [
          'Perte du droit de rétractation',
          acceptance.waiver ? `« ${consumerChoices.waiver} »` : 'non, il reste entier',
        ],
      ] as const)
    : [];
  const [begin, end] = textMarks(number, quote.proof ?? '');
  const payment: Block[] =
    depositCents > 0
      ? [
          {
            kind: 'paragraph',
            text: `À régler maintenant : ${moneyText(depositCents)} (${depositName(quality)}), par virement. Le code joint se lit avec l’application de votre banque : montant, IBAN et référence y sont.`,
          },
          {
            kind: 'facts',
            rows: [
              ['Bénéficiaire', seller.name],
              ['IBAN', ibanText(seller.iban)],
              ['Référence à indiquer', number],
            ],
          },
        ]
      : [];
  const blocks: Block[] = [
    {
      kind: 'paragraph',
      text: `Merci de votre confiance. Voici votre accord${depositCents > 0 ? ', ce qui est à régler' : ''} et le texte entier du devis et de ses conditions.`,
    },
    {
      kind: 'facts',
      rows: [
        ['Devis', number],
        ['Accepté par', acceptance.name],
        ...(acceptance.address ? [['Adresse', acceptance.address] as const] : []),
        ['En qualité de', isConsumer ? 'consommateur' : 'professionnel'],
        ['Le', `${saySecond(at)} (heure de Paris), ${labelOf(acceptedWays, quote.accepted_how ?? '')}`],
        ...ticked,
      ],
    },
    ...payment,
    ...link('Ouvrir la page de votre devis', url),
    ...(isConsumer
      ? ([
          {
            kind: 'paragraph',
            text: `Vous pouvez vous rétracter jusqu’au ${dayText(lastDay)} inclus${acceptance.waiver ? ', sauf prestation pleinement exécutée avant' : ''}. Le formulaire type est au point 15 ci-dessous ; en ligne, sans compte :`,
          },
          { kind: 'link', label: 'Renoncer au contrat ici', href: `${identity.baseUrl}/legal/retractation` },
        ] satisfies Block[])
      : []),
    {
      kind: 'paragraph',
      text: 'Gardez ce courriel : il contient le devis et les conditions, tels que vous les avez lus. Il est la preuve de votre accord, et du mien.',
    },
    { kind: 'text', text: [begin, (quote.text ?? '').trimEnd(), end].join('\n') },
  ];
  const confirmation = toClient({ title: `Votre commande ${number} est enregistrée`, blocks }, mail);
  if (depositCents === 0) return confirmation;
  const code = paymentCode({ name: seller.name, iban: seller.iban, cents: depositCents, reference: number });
  const content = Buffer.from(encodeQR(code, 'gif', { border: 4, scale: 6, ecc: 'medium' }));
  return { ...confirmation, attachments: [{ filename: `paiement-${number}.gif`, content }] };
}

/** Notifies the owner of an acceptance or a refusal. */
export function quoteAnswerMail({ quote, identity, messageId }: QuoteMail): Mail | undefined {
  const { number, total_cents, deposit_cents } = quote;
  const acceptance = acceptanceOf(quote);
  if (quote.status !== 'accepted' && quote.status !== 'declined') return undefined;
  const isYes = quote.status === 'accepted';
  const at = quote.accepted_at ?? quote.closed_at ?? quote.updated_at;
  const blocks: Block[] = [
    {
      kind: 'facts',
      rows: [
        ['Client', quote.client],
        ['Total', moneyText(total_cents)],
        ['Le', `${saySecond(new Date(at))} (heure de Paris)`],
        ...(acceptance ? [['Par', acceptance.name] as const] : []),
        ...(isYes && deposit_cents > 0 ? [['Attendu à la commande', moneyText(deposit_cents)] as const] : []),
      ],
    },
    ...(quote.reason ? [{ kind: 'quote', label: 'Sa raison', text: quote.reason } as const] : []),
    { kind: 'link', label: 'Ouvrir la demande', href: `${identity.baseUrl}/admin/leads/${quote.lead_id}` },
    ...(isYes
      ? [{ kind: 'paragraph', text: 'La confirmation part d’elle-même, avec le devis et les conditions.' } as const]
      : []),
  ];
  const layout = { title: `Devis ${number} ${isYes ? 'accepté' : 'décliné'}\u00a0: ${quote.client}`, blocks };
  return {
    ...addressed(layout, { to: identity.notifyTo, identity, messageId }),
    subject: headerText(layout.title),
    replyTo: { name: '', address: quote.email },
  };
}

/** Satisfaction question, seven days after the delivery. */
export function satisfactionMail(mail: QuoteMail): Mail | undefined {
  const { quote, url } = mail;
  if (!url || quote.rated_at) return undefined;
  const blocks: Block[] = [
    {
      kind: 'paragraph',
      text: `Votre commande ${quote.number} (${soldIn(quote)}) vous a été livrée il y a une semaine. Une seule question, dix secondes.`,
    },
    { kind: 'link', label: 'Répondre de 1 à 5', href: `${url}/avis` },
    { kind: 'paragraph', text: 'Votre réponse ne change rien à vos droits. C’est le seul courriel à ce sujet.' },
  ];
  return toClient({ title: 'Votre livrable répond-il à votre attente ?', blocks }, mail);
}
