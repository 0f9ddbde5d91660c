import type { ContractNotice, Lead } from '../../../data/api/rows.ts';
import { sayMoment } from '../../../data/french/timeInParis.ts';
import { messageOf, UNSPECIFIED } from '../../../data/leads/leadMessage.ts';
import { knownTitle, serviceAsSent } from '../../../data/leads/leadService.ts';
import { reasonLabels } from '../../../data/leads/spamReasons.ts';
import type { Content } from '../../../data/settings/content.ts';
import { addressed } from '../envelope.ts';
import type { Mail, MailIdentity } from '../types.ts';
import { type Block, headerText } from './mailLayout.ts';
import { replyWay } from './replyWay.ts';

/** Owner's mail with all the visitor's words; replying to it writes to the visitor. */
export const leadNotification = (lead: Lead, identity: MailIdentity, messageId: string): Mail =>
  toOwner(lead, identity, messageId, { title: 'Nouvelle demande', subject: 'Demande', before: [] });

/** Owner's mail about a lead whose visitor corrected the form. */
export const leadCorrection = (lead: Lead, identity: MailIdentity, messageId: string): Mail =>
  toOwner(lead, identity, messageId, {
    title: 'Demande corrigée',
    subject: 'Demande corrigée',
    before: [
      {
        kind: 'paragraph',
        text: 'La personne a corrigé et renvoyé son formulaire. Voici la demande telle qu’elle est maintenant\u00a0; le texte précédent reste dans son historique.',
      },
    ],
  });

interface Wording {
  title: string;
  subject: string;
  before: Block[];
}

function toOwner(lead: Lead, identity: MailIdentity, messageId: string, { title, subject, before }: Wording): Mail {
  const layout = {
    title: `${title} ${lead.reference}`,
    blocks: [
      ...before,
      {
        kind: 'facts',
        rows: filled([
          ['Nom', lead.name],
          ['E-mail', lead.email],
          ['Entreprise', lead.company],
          ['Service', serviceAsSent(lead)],
          ['Reçue le', sayMoment(new Date(lead.created_at))],
        ]),
      },
      { kind: 'quote', label: 'Message', text: messageOf(lead) || UNSPECIFIED },
      { kind: 'link', label: 'Ouvrir la demande', href: `${identity.baseUrl}/admin/leads/${lead.reference}` },
      { kind: 'paragraph', text: replyWay(lead.email).sentence },
      ...origin(lead),
    ] satisfies Block[],
  };
  return {
    ...addressed(layout, { to: identity.notifyTo, identity, messageId }),
    ...replyWay(lead.email).header,
    subject: headerText(`${subject} ${lead.reference}\u00a0: ${lead.name}`),
  };
}

/**
 * The visitor's mail. It repeats nothing that was typed: an attacker who types another person's address must not
 * make the site carry a message to them.
 */
export function leadAcknowledgement(
  lead: Lead,
  identity: MailIdentity,
  { messageId, now }: { messageId: string; now: Date },
): Mail {
  const layout = {
    title: `Votre demande ${lead.reference} est enregistrée`,
    blocks: [
      { kind: 'paragraph', text: 'Bonjour,' },
      ...quoteNews(lead, now, identity.content),
      { kind: 'paragraph', text: 'Un document ou une précision à ajouter\u202f? Répondez à ce courriel.' },
      {
        kind: 'small',
        text: 'Vous n’avez rien demandé\u202f? Une autre personne a saisi votre adresse\u00a0: dites-le-moi en répondant à ce courriel, et j’efface la demande. Vos données et vos droits\u00a0:',
        href: `${identity.baseUrl}/legal/politique-confidentialite`,
      },
    ] satisfies Block[],
  };
  // A client's reply must reach the owner, even when nobody reads SMTP_FROM.
  const replyTo = { name: '', address: identity.notifyTo };
  return { ...addressed(layout, { to: lead.email, identity, messageId }), replyTo };
}

const DAY_MS = 86_400_000;

/**
 * News in a receipt: the next steps. A receipt that the limit delayed for more than a day gives the day of the request and no longer
 * promises a time.
 */
function quoteNews(lead: Lead, now: Date, { terms }: Content): Block[] {
  const { reference } = lead;
  // Only a catalogue title: any other text was typed by the visitor.
  const service = knownTitle(lead.service_code);
  const received = new Date(lead.created_at);
  const late = now.getTime() - received.getTime() > DAY_MS;
  return [
    {
      kind: 'paragraph',
      text: `J’ai bien reçu${late ? `, le ${sayMoment(received)},` : ''} votre demande de devis${service ? ` (${service})` : ''}. Sa référence est ${reference}\u00a0: elle est à rappeler dans nos échanges.`,
    },
    {
      kind: 'paragraph',
      text: `La suite\u00a0: je lis votre demande et vous réponds ${late ? '' : `sous ${terms.replyHours}\u00a0h `}avec un devis détaillé, sans engagement. Si un point reste à préciser, je vous propose une consultation de ${terms.consultationMinutes}\u00a0minutes, gratuite.`,
    },
  ];
}

const filled = (rows: [string, string | null][]): [string, string][] =>
  rows.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []));

function origin(lead: Lead): Block[] {
  const rows = filled([
    ['Première page vue', lead.first_page],
    ['Page du formulaire', lead.form_page],
    ['Bouton', lead.opener],
    ['Site d’où vient la visite', lead.referrer_host],
    ...campaign(lead.utm),
  ]);
  return rows.length > 0 ? [{ kind: 'facts', rows }] : [];
}

function campaign(utm: string | null): [string, string][] {
  const values: unknown = utm ? JSON.parse(utm) : {};
  return Object.entries(values && typeof values === 'object' ? values : {}).map(([name, value]) => [
    name,
    String(value),
  ]);
}

/** Maximum number of leads listed in one summary mail; further leads are only on the desk. */
const NAMED = 50;

interface Summary {
  leads: readonly Lead[];
  notices: readonly ContractNotice[];
  identity: MailIdentity;
  messageId: string;
}

const counted = (count: number, one: string, several: string): string => `${count} ${count > 1 ? several : one}`;

/** Owner's mail about a burst: its leads, the corrected ones, and its contract notices, instead of one mail each. */
export function burstSummary({ leads, notices, identity, messageId }: Summary): Mail {
  const counts = [
    leads.length > 0 && counted(leads.length, 'demande', 'demandes'),
    notices.length > 0 && counted(notices.length, 'notification de contrat', 'notifications de contrats'),
  ];
  const link = (label: string, page: string): Block => ({ kind: 'link', label, href: `${identity.baseUrl}${page}` });
  const layout = {
    title: `${counts.filter(Boolean).join(' et ')} en une heure`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Vingt vous ont été annoncées une par une\u00a0; celles-ci, arrivées${leads.length > 0 ? ' ou corrigées' : ''} dans la même heure, sont réunies ici. Toutes sont enregistrées.`,
      },
      ...named(leads, (lead) => [lead.name, lead.email, lead.service, sayMoment(new Date(lead.created_at))]),
      ...(leads.length > 0 ? [link('Lire les demandes', '/admin')] : []),
      ...named(notices, (notice) => [notice.name, notice.email, sayMoment(new Date(notice.created_at))]),
      ...(notices.length > 0 ? [link('Lire les notifications', '/admin?liste=contrats')] : []),
    ] satisfies Block[],
  };
  return addressed(layout, { to: identity.notifyTo, identity, messageId });
}

/** Owner's daily mail about quarantined leads. */
export function quarantineSummary({ leads, identity, messageId }: Summary): Mail {
  const layout = {
    title: `${counted(leads.length, 'demande mise de côté', 'demandes mises de côté')}`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Ces envois ont un trait suspect, et n’ont pas fait l’objet d’une notification. Rien n’est effacé sans vous\u00a0: lisez-les, puis sortez des indésirables ceux qui n’en sont pas.',
      },
      ...named(leads, (lead) => [lead.name, lead.email, ...reasonLabels(lead.quarantine_reasons)]),
      { kind: 'link', label: 'Lire les indésirables', href: `${identity.baseUrl}/admin?liste=indesirables` },
    ] satisfies Block[],
  };
  return addressed(layout, { to: identity.notifyTo, identity, messageId });
}

function named<Row extends { reference: string }>(all: readonly Row[], say: (row: Row) => (string | null)[]): Block[] {
  if (all.length === 0) return [];
  const rows = all.slice(0, NAMED).map((row): [string, string] => [row.reference, say(row).filter(Boolean).join(', ')]);
  const more = all.length - rows.length;
  return [
    { kind: 'facts', rows },
    ...(more > 0
      ? [{ kind: 'paragraph', text: `Et ${counted(more, 'autre', 'autres')}, à lire sur le bureau.` } as const]
      : []),
  ];
}
