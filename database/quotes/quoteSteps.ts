import { createHash } from 'node:crypto';
import type { Lead } from '../../data/api/rows.ts';
import { dayInParis } from '../../data/french/timeInParis.ts';
import type { LeadEventKind } from '../../data/leads/leadWords.ts';
import type { AcceptedHow } from '../../data/quotes/quoteWords.ts';
import { changeLead } from '../leads/changeLead.ts';
import { addLeadEvent } from '../leads/leadEvents.ts';
import { leadById } from '../leads/leads.ts';
import { addMail, type NewMail } from '../mail/outbox.ts';
import type { Connection } from '../store.ts';
import { type Acceptance, moveQuote, nextQuoteNumber, quoteToChange, type StoredQuote, statusOn } from './quotes.ts';

/** Time of a step of a quote, and host for the Message-IDs of its mails. */
interface Made {
  now: Date;
  host: string;
}

/** Records a quote's step in the request's history and status, unless the request is in the bin or erased. */
export async function tellLead(
  connection: Connection,
  { lead_id, number }: StoredQuote,
  kind: LeadEventKind,
  {
    actor,
    now,
    detail = {},
    change = {},
  }: { actor?: string | undefined; now: Date; detail?: object; change?: Partial<Lead> },
): Promise<void> {
  if (!(await leadById(connection, lead_id))) return;
  const at = now.toISOString();
  await addLeadEvent(connection, lead_id, {
    kind,
    detail: JSON.stringify({ number, ...detail }),
    at,
    ...(actor && { actor }),
  });
  await changeLead(connection, lead_id, change, { actor: actor ?? '', at });
}

async function mailAbout(
  connection: Connection,
  { id, lead_id }: StoredQuote,
  kind: NewMail['kind'],
  { now, host, due }: Made & { due?: Date },
): Promise<void> {
  const isThere = await leadById(connection, lead_id);
  await addMail(connection, { kind, quoteId: id, ...(isThere && { leadId: lead_id }), host, now, ...(due && { due }) });
}

interface Sending extends Made {
  actor: string;
  /** Makes the client's document, which contains the quote's number. */
  freeze(number: string): { document: string; text: string };
  tokenHash: string;
  /** Recipient of the quote's mail: the address in the request when the quote is sent. */
  email: string;
  /** Time at which the mail is sent; until then the owner can withdraw the quote. */
  due: Date;
  followUpOn: string;
}

/** Gives a draft its number, stores its final text and queues its mail; undefined if it is no draft. To be run inside the write queue. */
export async function sendQuote(
  connection: Connection,
  id: number,
  { actor, now, host, freeze, tokenHash, email, due, followUpOn }: Sending,
): Promise<StoredQuote | undefined> {
  const draft = await quoteToChange(connection, id);
  if (draft?.status !== 'draft') return undefined;
  const number = await nextQuoteNumber(connection, now);
  const at = now.toISOString();
  const values = {
    status: 'sent',
    number,
    token_hash: tokenHash,
    email,
    sent_at: at,
    updated_at: at,
    ...freeze(number),
  } as const;
  await moveQuote(connection, id, values);
  const sent = { ...draft, ...values };
  const replaced = draft.replaces_id === null ? undefined : await quoteToChange(connection, draft.replaces_id);
  if (replaced?.status === 'sent')
    await moveQuote(connection, replaced.id, { status: 'cancelled', closed_at: at, updated_at: at });
  await tellLead(connection, sent, 'quote-sent', {
    ...{ actor, now, detail: { total_cents: draft.total_cents } },
    change: { status: 'devis-envoye', amount_cents: draft.total_cents, follow_up_on: followUpOn, follow_up_time: '' },
  });
  await mailAbout(connection, sent, 'quote', { now, host, due });
  return sent;
}

interface Accepting extends Made {
  how: AcceptedHow;
  acceptance: Acceptance;
  /** Time at which the client accepted: now on the site, or the day the owner records for an acceptance elsewhere. */
  at: string;
  actor?: string;
}

/** Outcome of accepting or declining a quote: `done`; `before` when it was already recorded; `closed` when it is no longer possible. */
export interface QuoteOutcome {
  became: 'done' | 'before' | 'closed';
  quote: StoredQuote;
}

/**
 * Stores an acceptance, and queues its two mails, in one transaction; a repeated acceptance changes nothing. To be run inside the write
 * queue; undefined when there is no such quote.
 */
export async function acceptQuote(
  connection: Connection,
  id: number,
  { how, acceptance, at, actor, now, host }: Accepting,
): Promise<QuoteOutcome | undefined> {
  const quote = await quoteToChange(connection, id);
  if (!quote) return undefined;
  if (quote.status === 'accepted') return { became: 'before', quote };
  const status = statusOn(quote, dayInParis(now));
  const isOpen = status === 'sent' || (how !== 'online' && (status === 'expired' || status === 'declined'));
  if (!isOpen) return { became: 'closed', quote };
  const values = {
    status: 'accepted',
    accepted_at: at,
    accepted_how: how,
    acceptance: JSON.stringify(acceptance),
    proof: createHash('sha256')
      .update(quote.text ?? '')
      .digest('hex'),
    updated_at: now.toISOString(),
  } as const;
  await moveQuote(connection, id, values);
  const accepted = { ...quote, ...values };
  await tellLead(connection, accepted, 'quote-accepted', {
    ...{ actor, now, detail: { how, by: acceptance.name } },
    change: { status: 'gagne', amount_cents: quote.total_cents, follow_up_on: null },
  });
  await mailAbout(connection, accepted, 'quote-accepted', { now, host });
  if (how === 'online') await mailAbout(connection, accepted, 'quote-answer', { now, host });
  return { became: 'done', quote: accepted };
}

/** Records that the client declined the quote. */
export async function declineQuote(
  connection: Connection,
  id: number,
  { reason, now, host }: Made & { reason: string | null },
): Promise<QuoteOutcome | undefined> {
  const quote = await quoteToChange(connection, id);
  if (!quote) return undefined;
  if (quote.status === 'declined') return { became: 'before', quote };
  if (statusOn(quote, dayInParis(now)) !== 'sent') return { became: 'closed', quote };
  const at = now.toISOString();
  const values = { status: 'declined', reason, closed_at: at, updated_at: at } as const;
  await moveQuote(connection, id, values);
  const declined = { ...quote, ...values };
  await tellLead(connection, declined, 'quote-declined', {
    ...{ now, detail: { reason } },
    change: { status: 'perdu', follow_up_on: null, ...(reason && { status_reason: reason.slice(0, 500) }) },
  });
  await mailAbout(connection, declined, 'quote-answer', { now, host });
  return { became: 'done', quote: declined };
}

/** Cancels a quote for the owner; false when it is already accepted or cancelled, undefined when there is no such quote. */
export async function cancelQuote(
  connection: Connection,
  id: number,
  { actor, now }: { actor: string; now: Date },
): Promise<boolean | undefined> {
  const quote = await quoteToChange(connection, id);
  if (!quote) return undefined;
  if (quote.status === 'accepted' || quote.status === 'cancelled') return false;
  const at = now.toISOString();
  await moveQuote(connection, id, { status: 'cancelled', closed_at: at, updated_at: at });
  if (quote.number) await tellLead(connection, quote, 'quote-cancelled', { actor, now });
  return true;
}
