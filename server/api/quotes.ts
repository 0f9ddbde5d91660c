import type { Request, Router } from 'express';
import { type QuoteAcceptance, type QuoteAccepted, quoteAcceptance, quoteRefusal } from '../../data/api/quotes.ts';
import { acceptQuote, declineQuote, type QuoteOutcome } from '../../database/quotes/quoteSteps.ts';
import { quoteById, quoteOfToken, type StoredQuote } from '../../database/quotes/quotes.ts';
import { Problem } from '../http/problem.ts';
import { limitBy } from '../limits/limitBy.ts';
import { hashToken } from '../security/cookies.ts';
import type { Services } from '../services.ts';
import { jsonBody, parse, resource } from './route.ts';

/** Token of a client's link: 43 base64url characters, 256 bits. */
const TOKEN = /^[\w-]{43}$/;
/** The quote a client's link leads to. */
export const quoteOfLink = async ({ connection }: Services, token: string): Promise<StoredQuote | undefined> =>
  TOKEN.test(token) ? quoteOfToken(connection, hashToken(token)) : undefined;
/**
 * Addresses where the token in the path counts, not the origin: a page that sends no referrer posts `Origin: null`, and over plain http a
 * browser sends no other sign of its origin.
 */
export const CLIENT_QUOTES = /^\/quotes\//;

const BESIDE = { beside: 'others' } as const;
const closed = () =>
  new Problem(409, 'Ce devis ne peut plus être accepté ni décliné : il est annulé, décliné, ou sa date est passée.');

/** `/api/quotes/:token/…`: the client's answers, for programs. */
export function clientQuoteRoutes(router: Router, services: Services): void {
  const idOfToken = async ({ params }: Request): Promise<number> => {
    const quote = await quoteOfLink(services, String(params.token));
    if (!quote) throw new Problem(404, 'Ce devis n’existe pas.');
    return quote.id;
  };
  resource(router, '/quotes/:token/accept', {
    post: [
      limitBy(services, 'form'),
      ...jsonBody,
      async (request, response) => {
        const id = await idOfToken(request);
        const { became, quote } = await accept(services, id, parse(quoteAcceptance, request.body));
        const { accepted_at, proof } = quote;
        response
          .status(became === 'done' ? 201 : 200)
          .json({ success: true, accepted_at: accepted_at ?? '', proof: proof ?? '' } satisfies QuoteAccepted);
      },
    ],
  });
  resource(router, '/quotes/:token/decline', {
    post: [
      limitBy(services, 'form'),
      ...jsonBody,
      async (request, response) => {
        const id = await idOfToken(request);
        await decline(services, id, parse(quoteRefusal, request.body).reason || null);
        response.status(201).json({ success: true });
      },
    ],
  });
}

/**
 * Accepts a quote once, however often its button is pressed.
 * @throws Problem 409 when it can no longer be accepted.
 */
export async function accept(services: Services, id: number, given: QuoteAcceptance): Promise<QuoteOutcome> {
  const { queue, now, settings } = services;
  const made = now();
  const host = new URL(settings.baseUrl).hostname;
  const outcome = await queue.write(async (writer) => {
    const isConsumer = (await quoteById(writer, id))?.quality === 'consumer';
    const acceptance = {
      name: given.name,
      address: given.address || null,
      terms: true,
      early_start: isConsumer && given.early_start,
      waiver: isConsumer && given.waiver,
    };
    return acceptQuote(writer, id, { how: 'online', acceptance, at: made.toISOString(), now: made, host });
  }, BESIDE);
  return publishOutcome(services, outcome);
}

/**
 * Declines a quote.
 * @throws Problem 409 when it can no longer be declined.
 */
export async function decline(services: Services, id: number, reason: string | null): Promise<QuoteOutcome> {
  const { queue, now, settings } = services;
  const host = new URL(settings.baseUrl).hostname;
  const outcome = await queue.write((writer) => declineQuote(writer, id, { reason, now: now(), host }), BESIDE);
  return publishOutcome(services, outcome);
}

function publishOutcome({ live, mailWaiting }: Services, outcome: QuoteOutcome | undefined): QuoteOutcome {
  if (!outcome || outcome.became === 'closed') throw closed();
  if (outcome.became === 'done') {
    mailWaiting();
    live.publish({ kind: 'lead-changed', id: outcome.quote.lead_id });
  }
  return outcome;
}
