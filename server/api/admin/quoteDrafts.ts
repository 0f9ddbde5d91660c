import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { newQuote, type QuoteChange, quoteChange } from '../../../data/api/quotes.ts';
import { dayInParis } from '../../../data/french/timeInParis.ts';
import { usualDeposit } from '../../../data/offer/paymentRows.ts';
import { draftQuote } from '../../../data/quotes/draftQuote.ts';
import { inCents, totalCents } from '../../../data/quotes/quoteWords.ts';
import type { Content } from '../../../data/settings/content.ts';
import { leadById } from '../../../database/leads/leads.ts';
import { addQuote, changeQuote, quoteById, type StoredQuote } from '../../../database/quotes/quotes.ts';
import type { Connection } from '../../../database/store.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { authorOf, idOf, parse } from '../route.ts';
import { noSuchLead } from './leads/leadRecords.ts';
import { noSuchQuote, quoteResponseOf, refusedField } from './quoteResponse.ts';

type Defined<Values> = { [Name in keyof Values]: Exclude<Values[Name], undefined> };
const defined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<Values>;

/** Fields that a posted draft contains, amounts in cents; fields it does not contain are left out. */
function typedOf({ lines, deposit, replaces, ...rest }: QuoteChange) {
  return {
    ...defined(rest),
    ...(lines && { lines, total_cents: totalCents(lines) }),
    ...(deposit !== undefined && { deposit_cents: inCents(deposit) }),
    ...(replaces !== undefined && { replaces_id: replaces }),
  };
}

/** Refuses a negative total, or a deposit above the total. */
function checkAmounts({ total_cents, deposit_cents }: Pick<StoredQuote, 'total_cents' | 'deposit_cents'>): void {
  if (total_cents < 0) throw refusedField(422, 'lines', 'Le total ne peut pas être négatif.');
  if (deposit_cents > total_cents) throw refusedField(422, 'deposit', 'Le versement à la commande dépasse le total.');
}

async function checkReplaced(connection: Connection, leadId: number, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  const replaced = await quoteById(connection, id);
  if (replaced?.lead_id !== leadId)
    throw refusedField(422, 'replaces', 'Le devis à remplacer n’est pas de cette demande.');
  if (replaced.status === 'accepted') throw refusedField(422, 'replaces', 'Un devis accepté ne se remplace pas.');
}

export function createQuote({ connection, queue, now, content, live }: Services): RequestHandler {
  return async (request, response) => {
    const body = parse(newQuote, request.body);
    const leadId = idOf(request);
    const { actor, at } = authorOf(response, now);
    const id = await queue.write(async (writer) => {
      const lead = await leadById(writer, leadId);
      if (!lead) throw noSuchLead();
      await checkReplaced(writer, leadId, body.replaces);
      const total_cents = totalCents(body.lines);
      const usual = {
        ...draftQuote(content.current(), lead, dayInParis(new Date(at))),
        deposit_cents: usualDeposit(content.current(), total_cents, lead.service_code),
      };
      const quote = { ...usual, replaces_id: null, ...typedOf(body), quality: body.quality, total_cents };
      checkAmounts(quote);
      const nonce = randomBytes(32).toString('base64url');
      return addQuote(writer, {
        ...quote,
        lead_id: leadId,
        person_id: lead.person_id,
        email: lead.email,
        nonce,
        author: actor,
        at,
      });
    });
    live.publish({ kind: 'lead-changed', id: leadId });
    response.status(201).json(await quoteResponseOf(connection, id, now()));
  };
}

/** Returns the share of the usual deposit for a changed total, unless the draft sets a deposit itself. */
async function newShare(
  connection: Connection,
  terms: Content,
  { lead_id }: StoredQuote,
  typed: ReturnType<typeof typedOf>,
) {
  if (typed.total_cents === undefined || typed.deposit_cents !== undefined) return {};
  const service = (await leadById(connection, lead_id))?.service_code ?? null;
  return { deposit_cents: usualDeposit(terms, typed.total_cents, service) };
}

export function changeQuoteRoute({ connection, queue, now, live, content }: Services): RequestHandler {
  return async (request, response) => {
    const id = idOf(request);
    const typed = typedOf(parse(quoteChange, request.body));
    const { at } = authorOf(response, now);
    const leadId = await queue.write(async (writer) => {
      const quote = await quoteById(writer, id);
      if (!quote) throw noSuchQuote();
      if (quote.status !== 'draft')
        throw new Problem(409, 'Un devis envoyé ne change plus : annulez-le, et faites-en un autre.');
      await checkReplaced(writer, quote.lead_id, typed.replaces_id);
      const change = { ...typed, ...(await newShare(writer, content.current(), quote, typed)) };
      checkAmounts({ ...quote, ...change });
      await changeQuote(writer, id, change, at);
      return quote.lead_id;
    });
    live.publish({ kind: 'lead-changed', id: leadId });
    return quoteResponseOf(connection, id, now());
  };
}
