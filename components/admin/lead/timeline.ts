import type { LeadFile } from '../../../data/api/answers.ts';
import type { LeadEvent } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { leadStatuses } from '../../../data/leads/leadWords.ts';
import { leadOrigins } from '../../../data/people/personWords.ts';
import { formatDay } from '../formatDay.ts';
import { kindLabel, mailState } from '../mail/mailLabels.ts';

export interface Entry {
  key: string;
  at: string;
  title: string;
  /** What a person typed: shown letter for letter. */
  body?: string;
  /** Present on notes, which can be removed. */
  noteId?: number;
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
/** The fonts have no narrow no-break space (docs/product/design-language.md § 8). */
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
  phone: 'Téléphone',
  company: 'Entreprise',
  service: 'Service',
  message: 'Message',
};

/** What was said before, a line a word. */
const formerWords = (detail: Record<string, unknown>): string =>
  Object.entries(detail)
    .map(([word, said]) => `${WORDS[word] ?? word} : ${said || 'non précisé'}`)
    .join('\n');

function eventText(event: LeadEvent): Pick<Entry, 'title' | 'body'> {
  const detail = parsed(event.detail);
  switch (event.kind) {
    case 'recu':
      return { title: 'Demande reçue et enregistrée' };
    case 'corrige':
      return {
        title: 'Demande corrigée par la personne ; avant, elle disait',
        body: formerWords(detail),
      };
    case 'rectifie':
      return { title: `Rectifiée par ${event.actor ?? 'vous'} ; avant, elle disait`, body: formerWords(detail) };
    case 'saisi':
      return {
        title: `Demande saisie à la main par ${event.actor ?? 'vous'} : ${labelOf(leadOrigins, String(detail.origin)).toLowerCase()}`,
      };
    case 'renvoye':
      return { title: 'Formulaire renvoyé avec d’autres mots', body: Object.values(detail).filter(Boolean).join('\n') };
    case 'libere':
      return { title: 'Sortie des indésirables' };
    case 'repris':
      return { title: 'Reprise de la corbeille' };
    case 'ouvert':
      return { title: 'Fiche ouverte pour la première fois' };
    case 'reponse':
      return { title: `Réponse préparée : ${typeof detail.template === 'string' ? detail.template : 'courriel'}` };
    case 'statut':
    case 'suivi':
      return statusEntry(detail);
    case 'rappel':
      return {
        title:
          typeof detail.on === 'string'
            ? `Relance prévue le ${formatDay(detail.on)}${detail.time ? ` à ${detail.time}` : ''}`
            : 'Relance annulée',
      };
    default:
      return { title: event.kind, ...(event.detail && { body: event.detail }) };
  }
}

/** A lead's history, newest first: its events, the notes, and the mails about it. */
export function timelineOf({ events, notes, mails }: LeadFile): Entry[] {
  const entries: Entry[] = [
    ...events.map((event) => ({ key: `e${event.id}`, at: event.created_at, ...eventText(event) })),
    ...notes.map((note) => ({
      key: `n${note.id}`,
      at: note.created_at,
      title: `Note de ${note.author}`,
      body: note.body,
      noteId: note.id,
    })),
    ...mails.map((mail) => ({
      key: `m${mail.id}`,
      at: mail.sent_at ?? mail.created_at,
      title: `${kindLabel(mail.kind)} : ${mailState(mail)}`,
      ...(mail.last_response && mail.state !== 'sent' && { body: mail.last_response }),
    })),
  ];
  return entries.sort((a, b) => b.at.localeCompare(a.at));
}
