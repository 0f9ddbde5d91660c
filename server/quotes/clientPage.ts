import type { Express, Request, RequestHandler, Response } from 'express';
import { quoteAcceptance, quoteRefusal, satisfactionAnswer } from '../../data/api/quotes.ts';
import { dayInParis } from '../../data/french/timeInParis.ts';
import type { QuoteView, TypedAcceptance } from '../../data/quotes/clientView.ts';
import type { QuoteDocument } from '../../data/quotes/quoteDocument.ts';
import { lastDayToWithdraw } from '../../data/quotes/withdrawal.ts';
import { leadById } from '../../database/leads/leads.ts';
import { acceptanceOf, quoteById, type StoredQuote, shownQuotes, statusOn } from '../../database/quotes/quotes.ts';
import { noteQuoteOpened, rateQuote, replacementOf, unpublishAnswer } from '../../database/quotes/satisfaction.ts';
import { countContentChange } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';
import { formProblem } from '../api/formContext.ts';
import { accept, decline, quoteOfLink } from '../api/quotes.ts';
import { jsonOrFormBody } from '../api/route.ts';
import { Problem, redirect } from '../http/problem.ts';
import { limitBy } from '../limits/limitBy.ts';
import { addStrangerMail } from '../mail/strangerLimit.ts';
import type { Services } from '../services.ts';
import { isRobot } from '../visits/visitCounts.ts';
import { quoteDocument } from './freezeQuote.ts';
import { codeOf } from './paymentGrid.ts';

const nothingTyped = (name: string): TypedAcceptance => ({
  name,
  address: '',
  terms: false,
  early_start: false,
  waiver: false,
});

/** Chooses the view of a quote's page by its state. */
async function viewOf(connection: Connection, quote: StoredQuote, now: Date): Promise<QuoteView> {
  const document = JSON.parse(quote.document ?? '{}') as QuoteDocument;
  const shown = { document, email: quote.email };
  const on = dayInParis(new Date(quote.closed_at ?? quote.updated_at));
  switch (statusOn(quote, dayInParis(now))) {
    case 'accepted': {
      const { name = '', early_start = false, waiver = false } = acceptanceOf(quote) ?? {};
      const at = quote.accepted_at ?? '';
      const [row] = await shownQuotes(connection, [quote], now);
      const paid = row?.receipts.map(({ kind }) => kind) ?? [];
      const code = paid.includes('deposit') ? null : codeOf(document);
      const withdrawalUntil = quote.quality === 'consumer' ? lastDayToWithdraw(dayInParis(new Date(at))) : null;
      const proof = {
        at,
        how: quote.accepted_how ?? 'online',
        proof: quote.proof ?? '',
        withdrawalUntil,
        paid,
        deliveredOn: quote.delivered_on,
      };
      return { ...shown, state: 'accepted', accepted: { ...proof, name, early_start, waiver, code } };
    }
    case 'expired':
      return { ...shown, state: 'expired' };
    case 'declined':
      return { ...shown, state: 'declined', on, reason: quote.reason };
    case 'cancelled':
      return { ...shown, state: 'cancelled', on, replacedBy: (await replacementOf(connection, quote.id)).replacedBy };
    default:
      return { ...shown, state: 'sent', typed: nothingTyped(quote.quality === 'consumer' ? quote.client : '') };
  }
}

/** Passes the view of the quote to the renderer, which renders the page under a path that does not contain the token. */
const show = (response: Response, view: QuoteView): void => {
  response.locals.quote = view;
};

const text = (value: unknown): string => (typeof value === 'string' ? value.toWellFormed().slice(0, 5000) : '');
const isTicked = (value: unknown): boolean => value === 'on' || value === true;

function typedIn(body: Record<string, unknown>): TypedAcceptance {
  const { name, address, terms, early_start, waiver } = body;
  return {
    name: text(name),
    address: text(address),
    terms: isTicked(terms),
    early_start: isTicked(early_start),
    waiver: isTicked(waiver),
  };
}

/** Sentences for a form that cannot be accepted. */
const PROBLEMS: Record<string, string> = {
  limite: 'Rien n’est parti : trop d’envois en peu de temps. Patientez une minute, puis recommencez.',
  serveur: 'Rien n’a pu être enregistré. Réessayez dans un instant : rien n’est encore commandé.',
};

/** Steps of the form without script: review, confirm, correct, decline (C. civ. 1127-2). */
async function takeStep(services: Services, request: Request, quote: StoredQuote): Promise<QuoteView | 'stored'> {
  const { connection, now } = services;
  const body = (request.body ?? {}) as Record<string, unknown>;
  const typed = typedIn(body);
  const view = await viewOf(connection, quote, now());
  if (body.etape === 'renvoyer') return sendLinkAgain(services, quote);
  if (view.state !== 'sent') return 'stored';
  if (body.etape === 'corriger') return { ...view, typed };
  if (body.etape === 'decliner') {
    const { reason } = quoteRefusal.parse({ reason: text(body.reason).slice(0, 1000) });
    await decline(services, quote.id, reason || null);
    return 'stored';
  }
  const read = quoteAcceptance.safeParse(typed);
  if (!read.success) return { ...view, typed, problem: read.error.issues.map(({ message }) => message).join(' ') };
  if (body.etape !== 'confirmer') return { ...view, state: 'verify', typed };
  await accept(services, quote.id, read.data);
  return 'stored';
}

/** Sends the link of the replacing quote again, to its original address. */
async function sendLinkAgain({ queue, now, settings, mailWaiting }: Services, quote: StoredQuote): Promise<'stored'> {
  await queue.write(async (writer) => {
    const { newer } = await replacementOf(writer, quote.id);
    if (!newer) return;
    const isThere = await leadById(writer, newer.lead_id);
    const host = new URL(settings.baseUrl).hostname;
    await addStrangerMail(writer, {
      kind: 'quote',
      quoteId: newer.id,
      ...(isThere && { leadId: newer.lead_id }),
      ...{ email: newer.email, host, now: now() },
    });
  });
  mailWaiting();
  return 'stored';
}

/** `/devis/{token}` and `/devis/{token}/avis`: the client's pages, complete without script. An unknown token is an unknown page. */
export function mountQuotePages(app: Express, services: Services): void {
  const { connection, queue, now, live, content } = services;
  const known =
    (
      handle: (quote: StoredQuote, request: Request, response: Response) => Promise<QuoteView | 'stored' | undefined>,
    ): RequestHandler =>
    async (request, response, next) => {
      const quote = await quoteOfLink(services, String(request.params.token));
      if (!quote) return next(request.method === 'POST' ? new Problem(404, 'Cette page n’existe pas.') : undefined);
      const outcome = await handle(quote, request, response);
      if (!outcome) return next();
      if (outcome === 'stored') return redirect(response, 303, request.path);
      show(response, outcome);
      next();
    };
  app.get(
    '/devis/:token',
    known(async (quote, request) => {
      // Scanners of mail programs follow a link before its reader does.
      const isRead = request.method === 'GET' && !isRobot(request.get('user-agent') ?? '');
      if (quote.status === 'sent' && quote.opened_at === null && isRead) {
        const note = (writer: Connection) => noteQuoteOpened(writer, quote.id, now().toISOString());
        // An error of the write is ignored: the client reads the quote even while the database cannot be written.
        await queue.write(note, { beside: 'others' }).then(
          () => live.publish({ kind: 'lead-changed', id: quote.lead_id }),
          () => undefined,
        );
      }
      const problem = PROBLEMS[String(request.query.erreur ?? '')];
      return { ...(await viewOf(connection, quote, now())), ...(problem && { problem }) };
    }),
  );
  app.post(
    '/devis/:token',
    limitBy(services, 'form'),
    ...jsonOrFormBody,
    known((quote, request) => takeStep(services, request, quote)),
  );
  app.get(
    '/devis/:token/avis',
    known(async (quote) => satisfactionView(quote)),
  );
  app.post(
    '/devis/:token/avis',
    limitBy(services, 'form'),
    ...jsonOrFormBody,
    known(async (quote, request) => {
      const body = (request.body ?? {}) as Record<string, unknown>;
      const view = satisfactionView(quote);
      if (!view) throw new Problem(404, 'Cette page n’existe pas.');
      const at = now().toISOString();
      const store = (step: (writer: Connection) => Promise<void>) =>
        queue.write(async (writer) => {
          await step(writer);
          await countContentChange(writer);
        });
      if (body.etape === 'retirer') await store((writer) => unpublishAnswer(writer, quote.id, at));
      else {
        const read = satisfactionAnswer.safeParse(body);
        if (!read.success) return { ...view, problem: read.error.issues.map(({ message }) => message).join(' ') };
        await store((writer) => rateQuote(writer, quote.id, read.data, at));
      }
      await content.changed();
      live.publish({ kind: 'lead-changed', id: quote.lead_id });
      return 'stored';
    }),
  );
  app.use(
    '/devis/:token',
    formProblem(({ originalUrl }) => originalUrl.split('?')[0] ?? '/'),
  );
}

function satisfactionView({
  document,
  email,
  delivered_on,
  rating,
  comment,
  quoted_as,
}: StoredQuote): QuoteView | undefined {
  if (!delivered_on) return undefined;
  const answer = rating === null ? null : { rating, comment, quotedAs: quoted_as };
  return {
    document: JSON.parse(document ?? '{}') as QuoteDocument,
    email,
    state: 'satisfaction',
    deliveredOn: delivered_on,
    answer,
  };
}

/** `/admin/devis/{id}`: the client's page as the owner sees it, before and after sending; its buttons do nothing. */
export const quotePreview =
  ({ connection, content, now }: Services): RequestHandler =>
  async (request, response, next) => {
    if (!response.locals.session) throw new Problem(401, 'Connectez-vous pour voir ce devis.');
    const quote = await quoteById(connection, Number(request.params.id) || 0);
    if (!quote) return next();
    const reference = (await leadById(connection, quote.lead_id))?.reference ?? '';
    const replaced = quote.replaces_id === null ? undefined : await quoteById(connection, quote.replaces_id);
    const draft = { content: content.current(), quote, number: 'brouillon', reference, issuedOn: dayInParis(now()) };
    const view = quote.document ? await viewOf(connection, quote, now()) : undefined;
    const document = view?.document ?? quoteDocument({ ...draft, replaces: replaced?.number ?? null });
    const typed = nothingTyped(quote.quality === 'consumer' ? quote.client : '');
    show(response, view && view.state !== 'sent' ? view : { document, email: quote.email, state: 'preview', typed });
    next();
  };
