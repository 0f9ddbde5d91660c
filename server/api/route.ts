import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { z } from 'zod';
import { type leadQuery, pageQuery, type subscriberQuery } from '../../data/api/queries.ts';
import { dayInParis, parisMidnight } from '../../data/french/timeInParis.ts';
import { followUpDays } from '../../data/leads/followUps.ts';
import type { FieldError } from '../../data/problem.ts';
import type { LeadFilter } from '../../database/leads/leadFilter.ts';
import type { FollowUpCursor, LeadQuery } from '../../database/leads/leadList.ts';
import type { SubscriberFilter } from '../../database/people/subscribers.ts';
import { Problem } from '../http/problem.ts';
import { type Session, sessionOf, signInFirst } from '../security/signIn/session.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * Mounts a path's handlers by method and sends the value they return as JSON. Any other method gets 405 with the list of methods. Calls of
 * the desk without an `asking` handler accept no query.
 */
export function resource(
  router: Router,
  path: string,
  handlers: Partial<Record<Method, RequestHandler | readonly RequestHandler[]>>,
): void {
  const route = router.route(path);
  const allowed: string[] = [];
  for (const [method, chain] of Object.entries(handlers)) {
    const steps = [chain].flat();
    route[method as Method](
      ...(steps.some((step) => 'asks' in step) ? steps : steps.toSpliced(-1, 0, refuseQuery)).map(answering),
    );
    allowed.push(method.toUpperCase());
    if (method === 'get') allowed.push('HEAD');
  }
  const Allow = allowed.join(', ');
  route.all((_request, _response, next) =>
    next(new Problem(405, 'Cette adresse n’accepte pas cette méthode.', { headers: { Allow } })),
  );
}

/** Wraps a handler so that its returned value is sent; keeps the handler's properties, such as its limit. */
const answering = (handler: RequestHandler): RequestHandler =>
  Object.assign(async (...[request, response, next]: Parameters<RequestHandler>) => {
    const answer: unknown = await handler(request, response, next);
    if (answer !== undefined) response.json(answer);
  }, handler);

const LIMIT = 64 * 1024;
const json = express.json({ limit: LIMIT, inflate: false });
const form = express.urlencoded({ limit: LIMIT, inflate: false, extended: false, parameterLimit: 100 });

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Whether a browser submitted a form and will display the response: a page, not JSON. */
export const isFormPost = (request: Request): boolean => typeof request.is(FORM_TYPE) === 'string';

const JSON_TYPE = 'application/json';

/**
 * Refuses other types of body, and a body that is too long. Express's readers refuse only after the whole body was read, which a client can
 * delay. Here the response is sent at the first byte too many; further bytes are discarded until the request's time is up.
 */
const refuseOthers =
  (limit: number, types: string[], expected = `du JSON (${JSON_TYPE})`): RequestHandler =>
  (request, _response, next) => {
    if (typeof request.is(types) !== 'string')
      return next(new Problem(415, `Ce format n’est pas pris en charge : envoyez ${expected}.`));
    const tooLong = () => next(Object.assign(new Error('body too long'), { status: 413 }));
    if (Number(request.headers['content-length']) > limit) return tooLong();
    let room = limit;
    request.on('data', function count(chunk: Buffer) {
      room -= chunk.length;
      if (room >= 0) return;
      request.off('data', count);
      tooLong();
    });
    next();
  };

/** Refuses a request whose session ended while its body was received, which a client may draw out for ten seconds. */
const stillSignedIn: RequestHandler = async (_request, response, next) => {
  const session = response.locals.session as Session | undefined;
  next(session && !(await session.isOpen()) ? signInFirst() : undefined);
};

/** Reads a JSON body of `limit` bytes at most: 400 malformed, 413 too long, 415 anything else. */
export const jsonBodyOf = (limit: number, read = express.json({ limit, inflate: false })): RequestHandler[] => [
  refuseOthers(limit, [JSON_TYPE]),
  read,
  stillSignedIn,
];

/** Reads a JSON body of 64 KiB at most. */
export const jsonBody = jsonBodyOf(LIMIT, json);

/** Reads a JSON body of 64 KiB at most, or a form post. */
export const jsonOrFormBody: RequestHandler[] = [
  refuseOthers(LIMIT, [JSON_TYPE, FORM_TYPE]),
  json,
  form,
  stillSignedIn,
];

const BYTES = 'application/octet-stream';

/** Reads a body of bytes, of `limit` at most, as a Buffer: 413 too long, 415 anything else. */
export const bytesBody = (limit: number): RequestHandler[] => [
  refuseOthers(limit, [BYTES], `des octets (${BYTES})`),
  express.raw({ type: BYTES, limit, inflate: false }),
  stillSignedIn,
];

/**
 * Parses an unknown body.
 * @throws Problem 422 with one French sentence per field.
 */
export function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const errors = refusals(parsed.error);
  throw new Problem(422, errors.map(({ detail }) => detail).join(' '), { errors });
}

const refusals = ({ issues }: z.ZodError): FieldError[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((field) => ({ field, detail: 'Ce champ n’est pas attendu.' }))
      : [{ field: issue.path.join('.'), detail: issue.message }],
  );

/** Refused fields of an unknown body, each with its sentence. */
export function refusalsOf(schema: z.ZodType, body: unknown): FieldError[] {
  const { error } = schema.safeParse(body);
  return error ? refusals(error) : [];
}

/** @throws Problem 400 naming unknown query parameters: an ignored filter would return everything. */
function refuseUnknown(request: Request, known: readonly string[]): void {
  const unknown = Object.keys(request.query).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Problem(400, `Cet appel ne connaît pas le paramètre ${unknown.join(', ')}.`);
}

const refuseQuery: RequestHandler = (request, _response, next) => {
  if (`${request.baseUrl}${request.path}`.startsWith('/api/admin/')) refuseUnknown(request, []);
  next();
};

/**
 * Handler of a request with a query, whose values the schema parses: 400 for an unknown name, 422 with one French sentence per wrong value.
 */
export function asking<Shape extends z.core.$ZodShape>(
  schema: z.ZodObject<Shape>,
  handle: (parsed: z.output<z.ZodObject<Shape>>, request: Request, response: Response) => unknown,
): RequestHandler {
  const handler: RequestHandler = (request, response) => {
    refuseUnknown(request, Object.keys(schema.shape));
    return handle(parse(schema, request.query), request, response) as Promise<void>;
  };
  return Object.assign(handler, { asks: schema });
}

/** Schema of a list's query: the filter, and the cursor and limit of a page. */
export const listQuery = <Shape extends z.core.$ZodShape>(filter: z.ZodObject<Shape>) =>
  z.object({ ...filter.shape, ...pageQuery.shape });

/** Decodes the cursor and the limit of a page. `cursor` is opaque: only values from a response are valid. */
export function cursorOf({ cursor, limit }: z.output<typeof pageQuery>): {
  limit: number;
  before?: number;
  after?: FollowUpCursor;
} {
  return { limit, ...(cursor !== undefined && decode(cursor)) };
}

/** JSON of a page of a list, with the cursor of the next page. */
export const listResponse = <Page extends { next: number | FollowUpCursor | null }>({ next, ...page }: Page) => ({
  ...{ success: true as const, ...page },
  next_cursor: encodeCursor(next),
});

/** Encodes the cursor of the next page: the rows before this id or, in a list sorted by day, after this row. */
function encodeCursor(next: number | FollowUpCursor | null): string | null {
  if (next === null) return null;
  const text = typeof next === 'number' ? `id:${next}` : `${next.day}T${next.time}:${next.id}`;
  return Buffer.from(text).toString('base64url');
}

function decode(cursor: string): { before?: number; after?: FollowUpCursor } {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, place, day = '', time = '', id] = /^(id|(\d{4}-\d\d-\d\d)T(\d\d:\d\d|)):(\d{1,15})$/.exec(text) ?? [];
  if (place === undefined)
    throw new Problem(422, 'Cette page n’existe pas.', {
      errors: [{ field: 'cursor', detail: 'Cette page n’existe pas.' }],
    });
  return place === 'id' ? { before: Number(id) } : { after: { day, time, id: Number(id) } };
}

/** Filter of a lead list, from its query; `from` and `to` are days in Paris, both included. */
export function leadFilterOf(
  parsed: z.output<typeof leadQuery>,
  now: () => Date,
): LeadFilter & Pick<LeadQuery, 'sort'> {
  const { q, status, service, source, answered, follow_up, sort, from, to, quarantine, ...unread } = parsed;
  unread satisfies Record<string, never>;
  return {
    search: q,
    status,
    service: service || undefined,
    source: source || undefined,
    answered: answered === 'any' ? undefined : answered === 'true',
    followUp: follow_up === 'sans' ? 'none' : follow_up && followUpDays(follow_up, dayInParis(now())),
    from: from && parisMidnight(from),
    sort,
    until: to && parisMidnight(to, 1),
    quarantine: quarantine !== 'false',
    archived: quarantine === 'archived',
  };
}

/** Filter of a subscriber list, from its query. */
export const subscriberFilterOf = ({ q, status }: z.output<typeof subscriberQuery>): SubscriberFilter => ({
  search: q?.trim() || undefined,
  status,
});

export interface Author {
  actor: string;
  at: string;
}

/** Signed-in account and time of the change, for a lead's history. */
export const authorOf = (response: Response, now: () => Date): Author => ({
  actor: sessionOf(response).username,
  at: now().toISOString(),
});

/**
 * The number in a path.
 * @throws Problem 404 for anything else.
 */
export function idOf(request: Request, name = 'id'): number {
  const id = Number(request.params[name]);
  if (!Number.isSafeInteger(id) || id < 1) throw new Problem(404, 'Cet élément n’existe pas.');
  return id;
}
