import type { LeadRecord } from '../../../data/api/responses.ts';
import type { Attachment, LeadEvent, Reply } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { replyWays } from '../../../data/leads/firstReply.ts';
import { answerOf, eachAnswer } from '../../../data/leads/leadAnswers.ts';
import { leadStatuses } from '../../../data/leads/leadWords.ts';
import { leadOrigins } from '../../../data/people/personWords.ts';
import { acceptedWays } from '../../../data/quotes/quoteWords.ts';
import { formatDay } from '../formats.ts';
import type { StuckMail } from '../mail/MailActions.tsx';
import { kindLabel, mailState } from '../mail/MailTable.tsx';

export interface Entry {
  key: string;
  at: string;
  title: string;
  /** Text typed by a person, shown verbatim. */
  body?: string;
  /** Id of the note, which can be deleted; absent for other entries. */
  noteId?: number;
  /** Id of a reply noted by hand, which can be deleted; absent for other entries. */
  replyEventId?: number;
  mail?: { subject: string; body: string };
  files?: readonly Attachment[];
  /** SMTP reply of the mail server. */
  answer?: string;
  /** Mail that could not be sent; absent for other entries. */
  stuck?: StuckMail;
}

interface StatusDetail {
  from?: string;
  to?: string;
  reason?: string | null;
  amount_cents?: number | null;
}

const parsed = (detail: string | null): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(detail ?? '{}');
    return value && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const money = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
/** Replaces the narrow no-break space, which the fonts lack (docs/product/design-language.md § 8). */
const euros = (cents: number): string => money.format(cents / 100).replaceAll('\u202f', '\u00a0');

function statusEntry(detail: StatusDetail): Pick<Entry, 'title' | 'body'> {
  const amount = typeof detail.amount_cents === 'number' ? `, ${euros(detail.amount_cents)}` : '';
  const moved = detail.to
    ? `Statut : ${labelOf(leadStatuses, detail.from ?? '')}, puis ${labelOf(leadStatuses, detail.to)}`
    : 'Suivi complété';
  const title = `${moved}${amount}`;
  return detail.reason ? { title, body: detail.reason } : { title };
}

const WORDS: Record<string, string> = {
  name: 'Nom',
  email: 'Adresse',
  company: 'Entreprise',
  service: 'Service',
  ...eachAnswer((name) => answerOf(name).label),
};

/** Formats the previous values, one field a line. */
const formerWords = (detail: Record<string, unknown>): string =>
  Object.entries(detail)
    .map(([word, words]) => `${WORDS[word] ?? word} : ${words || 'non précisé'}`)
    .join('\n');

const RECEIPTS: Record<string, string> = { deposit: 'Versement à la commande', balance: 'Solde' };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function eventText(event: LeadEvent): Pick<Entry, 'title' | 'body' | 'answer' | 'replyEventId'> {
  const detail = parsed(event.detail);
  switch (event.kind) {
    case 'received':
      return { title: 'Demande reçue et enregistrée' };
    case 'corrected':
      return {
        title: 'Demande corrigée par la personne ; avant, elle disait',
        body: formerWords(detail),
      };
    case 'rectified':
      return { title: `Rectifiée par ${event.actor ?? 'vous'} ; avant, elle disait`, body: formerWords(detail) };
    case 'entered':
      return {
        title: `Demande saisie à la main par ${event.actor ?? 'vous'} : ${labelOf(leadOrigins, String(detail.origin)).toLowerCase()}`,
      };
    case 'imported':
      return {
        title: `Importée du fichier « ${text(detail.file)} »${detail.reference ? `, où elle était ${text(detail.reference)}` : ''}`,
      };
    case 'released':
      return { title: 'Sortie des indésirables' };
    case 'restored':
      return { title: 'Reprise de la corbeille' };
    case 'opened':
      return { title: 'Fiche ouverte pour la première fois' };
    case 'answered':
      if (detail.way === 'statut') return { title: 'Réponse donnée au plus tard alors, d’après le statut' };
      if (detail.way === 'import') return { title: 'Réponse donnée avant l’import' };
      return {
        title: `Répondu ${labelOf(replyWays, text(detail.way)).toLowerCase()}`,
        replyEventId: event.id,
        ...(text(detail.note) && { body: text(detail.note) }),
      };
    case 'address-corrected':
      return { title: `Adresse corrigée : ${text(detail.from)}, puis ${text(detail.to)}` };
    case 'mail-abandoned':
      return {
        title: `${kindLabel(text(detail.mail))} : vous y avez renoncé`,
        ...(text(detail.answer) && { answer: text(detail.answer) }),
      };
    case 'status-changed':
    case 'deal-changed':
      return statusEntry(detail);
    case 'follow-up':
      return {
        title:
          typeof detail.on === 'string'
            ? `Relance prévue le ${formatDay(detail.on)}${detail.time ? ` à ${detail.time}` : ''}`
            : 'Relance annulée',
      };
    case 'quote-sent':
      return { title: `Devis ${text(detail.number)} envoyé, ${euros(Number(detail.total_cents))}` };
    case 'quote-accepted':
      return {
        title: `Devis ${text(detail.number)} accepté ${labelOf(acceptedWays, text(detail.how))} par ${text(detail.by)}`,
      };
    case 'quote-declined':
      return {
        title: `Devis ${text(detail.number)} décliné`,
        ...(text(detail.reason) && { body: text(detail.reason) }),
      };
    case 'quote-cancelled':
      return { title: `Devis ${text(detail.number)} annulé` };
    case 'receipt-noted':
      return {
        title: `${RECEIPTS[text(detail.kind)] ?? 'Versement'} reçu le ${formatDay(text(detail.on))}, ${euros(Number(detail.amount_cents))}`,
      };
    case 'receipt-removed':
      return { title: `${RECEIPTS[text(detail.kind)] ?? 'Versement'} : vous l’avez retiré` };
    case 'delivered':
      return { title: `Livré le ${formatDay(text(detail.on))}` };
    case 'delivery-removed':
      return { title: 'Livraison : vous l’avez retirée' };
    default:
      return { title: event.kind, ...(event.detail && { body: event.detail }) };
  }
}

/** Describes the state of a reply; without a full stop. */
export function replyStanding({ state, attempts, answer, recipient, sent_at }: Reply): string {
  if (state === 'sent') return `Réponse envoyée à ${recipient}, acceptée par le serveur`;
  if (state === 'failed' && sent_at) return `Réponse à ${recipient} revenue : le serveur du destinataire l’a refusée`;
  if (state === 'failed') return `Réponse à ${recipient} non partie, abandonnée après ${attempts} essais`;
  if (state === 'dropped') return `Réponse à ${recipient} jamais partie`;
  if (attempts > 0 || answer !== null) return `Réponse à ${recipient} pas encore partie, nouvel essai prévu`;
  return `Réponse à ${recipient} en attente, elle part dans quelques secondes`;
}

/** Entry for a reply with its text; it replaces the entries of the reply’s mail and of its event « reply-sent ». */
const replyEntry = (reply: Reply): Entry => ({
  key: `r${reply.id}`,
  at: reply.sent_at ?? reply.created_at,
  title: replyStanding(reply),
  mail: { subject: reply.subject, body: reply.body },
  files: reply.attachments,
  ...(reply.answer && { answer: reply.answer }),
  ...(reply.mail_id !== null &&
    reply.state !== 'sent' &&
    reply.answer && { stuck: { id: reply.mail_id, kind: 'lead-reply', recipient: reply.recipient } }),
});

/** Returns a lead's history, newest first: its events, notes, replies, and the other mails about it. */
export function timelineOf({ events, notes, mails, replies }: LeadRecord): Entry[] {
  const shown = events.filter(({ kind }) => kind !== 'reply-sent');
  const others = mails.filter(({ kind }) => kind !== 'lead-reply');
  const entries: Entry[] = [
    ...replies.map(replyEntry),
    ...shown.map((event) => ({ key: `e${event.id}`, at: event.created_at, ...eventText(event) })),
    ...notes.map((note) => ({
      key: `n${note.id}`,
      at: note.created_at,
      title: `Note de ${note.author}`,
      body: note.body,
      noteId: note.id,
    })),
    ...others.map((mail) => ({
      key: `m${mail.id}`,
      at: mail.sent_at ?? mail.created_at,
      title: `${kindLabel(mail.kind)} : ${mailState(mail)}`,
      ...(mail.last_response && mail.state !== 'sent' && { answer: mail.last_response, stuck: mail }),
    })),
  ];
  return entries.sort((a, b) => b.at.localeCompare(a.at));
}
