import type { Request, RequestHandler, Router } from 'express';
import {
  acceptedElsewhere,
  delivery,
  newReceipt,
  type QuoteList,
  type QuoteSent,
  quoteQuery,
} from '../../../data/api/quotes.ts';
import { holdsToFill } from '../../../data/company/toComplete.ts';
import { UNDO_SECONDS } from '../../../data/desk/deskLimits.ts';
import { dayInParis, daysAfter, momentInParis } from '../../../data/french/timeInParis.ts';
import { draftQuote } from '../../../data/quotes/draftQuote.ts';
import { receiptKinds } from '../../../data/quotes/quoteWords.ts';
import { type JournalEntry, writeJournal } from '../../../database/accounts/journal.ts';
import { leadById } from '../../../database/leads/leads.ts';
import { listQuotes } from '../../../database/quotes/quoteList.ts';
import { acceptQuote, cancelQuote, sendQuote } from '../../../database/quotes/quoteSteps.ts';
import { quoteById, type StoredQuote } from '../../../database/quotes/quotes.ts';
import { addReceipt, deliverQuote, removeReceipt } from '../../../database/quotes/receipts.ts';
import type { Connection } from '../../../database/store.ts';
import { SILENT_DAYS } from '../../day.ts';
import { Problem } from '../../http/problem.ts';
import { frozen, lackingSettings, quoteDocument } from '../../quotes/freezeQuote.ts';
import { hashToken } from '../../security/cookies.ts';
import type { Services } from '../../services.ts';
import { asking, authorOf, cursorOf, idOf, jsonBody, listQuery, listResponse, parse, resource } from '../route.ts';
import { noSuchLead } from './leads/leadRecords.ts';
import { changeQuoteRoute, createQuote } from './quoteDrafts.ts';
import { quoteExports } from './quoteExports.ts';
import { noSuchQuote, quoteResponseOf, refusedField } from './quoteResponse.ts';

const BESIDE = { beside: 'others' } as const;

/** `/api/admin/quotes`, and those of a request: drafts, sent quotes, the client's answers and payments (docs/product/contract.md). */
export function quoteRoutes(router: Router, services: Services): void {
  const { connection, now, content } = services;
  const post = (handler: RequestHandler) => ({ post: [...jsonBody, handler] });
  resource(router, '/leads/:id/quote-draft', {
    get: async (request) => {
      const lead = await leadById(connection, idOf(request));
      if (!lead) throw noSuchLead();
      const { deposit_cents, ...draft } = draftQuote(content.current(), lead, dayInParis(now()));
      return { success: true, draft: { ...draft, deposit: deposit_cents / 100 } };
    },
  });
  resource(router, '/leads/:id/quotes', post(createQuote(services)));
  resource(router, '/quotes', {
    get: asking(listQuery(quoteQuery), async ({ status, q, ...page }) => {
      const filter = { status, search: q?.trim() || undefined, ...cursorOf(page) };
      return { ...listResponse(await listQuotes(connection, filter, now())) } satisfies QuoteList;
    }),
  });
  quoteExports(router, services);
  resource(router, '/quotes/:id', {
    get: async (request) => quoteResponseOf(connection, idOf(request), now()),
    patch: [...jsonBody, changeQuoteRoute(services)],
  });
  resource(router, '/quotes/:id/send', {
    post: step(services, 'quote-sent', send(services), {
      more: (quote) => ({ url: `${services.settings.baseUrl}/devis/${services.quoteLinks.token(quote)}` }),
    }),
  });
  resource(router, '/quotes/:id/cancel', {
    post: step(services, 'quote-cancelled', async (writer, id, _request, made) => {
      const done = await cancelQuote(writer, id, made);
      if (done === false) throw new Problem(409, 'Ce devis est déjà accepté, ou annulé.');
      return done;
    }),
  });
  resource(router, '/quotes/:id/accepted', post(step(services, 'quote-accepted-noted', noteAcceptance)));
  resource(
    router,
    '/quotes/:id/delivered',
    post(
      step(services, 'quote-delivered', async (writer, id, request, made) => {
        const done = await deliverQuote(writer, id, parse(delivery, request.body).on, made);
        if (done === false) throw new Problem(409, 'Seul un devis accepté se livre.');
        return done;
      }),
    ),
  );
  resource(
    router,
    '/quotes/:id/receipts',
    post(
      step(
        services,
        'receipt-noted',
        async (writer, id, request, made) => {
          const done = await addReceipt(writer, id, parse(newReceipt, request.body), made);
          if (done === 'twice') throw new Problem(409, 'Ce versement est déjà noté.');
          if (done === 'closed') throw new Problem(409, 'Rien n’est attendu de ce devis.');
          return done && true;
        },
        { status: 201 },
      ),
    ),
  );
  resource(router, '/quotes/:id/receipts/:kind', {
    delete: step(services, 'receipt-removed', takeReceiptBack, { status: 204 }),
  });
}

interface Made {
  actor: string;
  now: Date;
  host: string;
}

const hostOf = ({ settings }: Services): string => new URL(settings.baseUrl).hostname;

/** Takes a step inside the write queue; false or undefined without such a quote. */
type Act = (writer: Connection, id: number, request: Request, made: Made) => Promise<boolean | undefined>;

/** Handler of a step that the owner takes with a quote: stored with its journal entry, then sent to open desks. */
function step(
  services: Services,
  action: JournalEntry['action'],
  act: Act,
  { status = 200, more }: { status?: 200 | 201 | 204; more?: (quote: StoredQuote) => Pick<QuoteSent, 'url'> } = {},
): RequestHandler {
  const { connection, queue, now, live, mailWaiting } = services;
  return async (request, response) => {
    const id = idOf(request);
    const { actor, at } = authorOf(response, now);
    const stored = await queue.write(async (writer) => {
      const done = await act(writer, id, request, { actor, now: new Date(at), host: hostOf(services) });
      if (!done) throw noSuchQuote();
      const changed = await quoteById(writer, id);
      await writeJournal(writer, { action, account: actor, at, subject: changed?.number ?? '' });
      return changed;
    }, BESIDE);
    mailWaiting();
    if (stored) live.publish({ kind: 'lead-changed', id: stored.lead_id });
    response.status(status);
    if (status === 204) response.end();
    else response.json({ ...(await quoteResponseOf(connection, id, now())), ...(stored && more?.(stored)) });
  };
}

const noteAcceptance: Act = async (writer, id, request, made) => {
  const { how, by, on } = parse(acceptedElsewhere, request.body);
  const quote = await quoteById(writer, id);
  const today = dayInParis(made.now);
  if (on > today) throw refusedField(422, 'on', 'Ce jour n’est pas encore venu.');
  if (quote?.sent_at && on < dayInParis(new Date(quote.sent_at)))
    throw refusedField(422, 'on', 'Le devis n’était pas encore envoyé.');
  const at = on === today ? made.now : momentInParis(`${on}T12:00`);
  const acceptance = { name: by, address: null, terms: true, early_start: false, waiver: false };
  const outcome = await acceptQuote(writer, id, { ...made, how, acceptance, at: at.toISOString() });
  if (outcome && outcome.became !== 'done')
    throw new Problem(409, 'Ce devis est déjà accepté, annulé, ou n’est pas envoyé.');
  return outcome && true;
};

/** Checks that a draft can be sent: settings that the law requires, its day, an amount. @throws Problem 422 */
function checkSendable({ content }: Services, quote: StoredQuote, email: string, today: string): void {
  const errors = lackingSettings(content.current(), quote.quality);
  if (quote.valid_until < today)
    errors.push({ field: 'valid_until', detail: 'Le dernier jour de validité est passé.' });
  if (holdsToFill(quote.scope)) errors.push({ field: 'scope', detail: 'Écrivez ce qui est « à compléter ».' });
  if (quote.total_cents <= 0) errors.push({ field: 'lines', detail: 'Indiquez un prix : le total est nul.' });
  if (!email) errors.push({ field: 'email', detail: 'Aucune adresse n’est connue de cette personne.' });
  if (errors.length > 0) throw new Problem(422, errors.map(({ detail }) => detail).join(' '), { errors });
}

/** Sends a draft: its number, its frozen text, its mail, the request's status. */
const send =
  (services: Services): Act =>
  async (writer, id, _request, { actor, now, host }) => {
    const { content, quoteLinks } = services;
    const today = dayInParis(now);
    const quote = await quoteById(writer, id);
    if (!quote) return undefined;
    const lead = await leadById(writer, quote.lead_id);
    if (!lead) throw noSuchLead();
    if (quote.status !== 'draft') throw new Problem(409, 'Ce devis est déjà envoyé, ou annulé.');
    checkSendable(services, quote, lead.email, today);
    const replaced = quote.replaces_id === null ? undefined : await quoteById(writer, quote.replaces_id);
    const replaces = replaced?.number ?? null;
    const written = { content: content.current(), quote, reference: lead.reference, issuedOn: today, replaces };
    const sent = await sendQuote(writer, id, {
      ...{ actor, now, host, tokenHash: hashToken(quoteLinks.token(quote)), email: lead.email },
      freeze: (number) => frozen(quoteDocument({ ...written, number })),
      due: new Date(now.getTime() + UNDO_SECONDS * 1000),
      followUpOn: daysAfter(today, SILENT_DAYS),
    });
    if (!sent) throw new Problem(409, 'Ce devis est déjà envoyé.');
    return true;
  };

const takeReceiptBack: Act = async (writer, id, { params }, made) => {
  const kind = receiptKinds.find((one) => one === params.kind);
  const isGone = kind && (await removeReceipt(writer, id, kind, made));
  if (!isGone) throw new Problem(404, 'Ce versement n’est pas noté.');
  return true;
};
