import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { spellings } from '../../data/french/spellings.ts';
import { waitingSteps } from '../../data/leads/firstAnswer.ts';
import type { Days } from '../../data/leads/followUps.ts';
import { serviceCodeOf } from '../../data/leads/leadService.ts';
import type { LeadStatus } from '../../data/leads/leadWords.ts';
import { searchedPhone } from '../../data/leads/phoneNumber.ts';
import { first } from '../query.ts';
import type { Schema } from '../schema.ts';
import type { Connection, Engine, IdRange, Query } from '../store.ts';

/** What a list of leads is narrowed by; what is absent narrows nothing. */
export interface LeadFilter {
  /** Words, each found anywhere in reference, name, address, company, service, telephone or description, whatever case and accents. */
  search?: string | undefined;
  status?: LeadStatus | undefined;
  /** A code, or a text that names one, whatever price it says; a text that names nothing known means itself. */
  service?: string | undefined;
  source?: string | undefined;
  /** Those that still wait for their first answer. */
  unanswered?: boolean | undefined;
  /** To be followed up within these days, or on no day. */
  followUp?: Days | 'none' | undefined;
  /** Instants, ISO 8601: from included, until excluded. */
  from?: string | undefined;
  until?: string | undefined;
  quarantine: boolean;
  /** Among the held: those put away after thirty days, or those that still wait for the owner. */
  archived?: boolean | undefined;
}

/** The trigram index finds three characters or more; shorter words are looked for row by row. */
const SHORTEST_INDEXED = 3;
/** One or two letters mean something in a name, nothing in a text. */
const SHORT_TEXTS = ['name', 'email', 'company', 'service'] as const;
const ALL_TEXTS = ['reference', ...SHORT_TEXTS, 'phone', 'description'] as const;

/** A telephone number is one word, spaces and all. */
const wordsOf = (search = ''): string[] =>
  searchedPhone(search) === undefined ? search.trim().split(/\s+/).filter(Boolean) : [search.trim()];
const isIndexed = (word: string): boolean => spellings(word).every((one) => [...one].length >= SHORTEST_INDEXED);

/** Whether the filter asks for anything beside inbox or quarantine. */
export const narrows = ({ search, unanswered, ...facts }: LeadFilter): boolean =>
  wordsOf(search).length > 0 ||
  unanswered === true ||
  [facts.status, facts.service, facts.source, facts.followUp, facts.from, facts.until].some(
    (fact) => fact !== undefined,
  );

/**
 * The ids a period can hold, as `[low, high)`. Ids follow the clock, but for the few leads entered by hand, which may be
 * dated earlier; a lead stored while the clock was being set back may fall outside.
 */
export async function idsOf(
  { from, until }: Pick<LeadFilter, 'from' | 'until'>,
  connection: Connection,
): Promise<IdRange> {
  const one = async (query: Query<{ id: number | null }>) => (await first(connection, query))?.id ?? 0;
  const oldest = (at: string) => sql<{ id: number }>`SELECT id FROM leads
    WHERE created_at >= ${at} AND origin IS NULL ORDER BY created_at LIMIT 1`;
  const newest = (at: string) => sql<{ id: number }>`SELECT id FROM leads
    WHERE created_at < ${at} AND origin IS NULL ORDER BY created_at DESC LIMIT 1`;
  const firstByHand = (at: string) => sql<{ id: number | null }>`SELECT min(id) AS id FROM leads
    WHERE origin IS NOT NULL AND created_at >= ${at}`;
  const lastByHand = (at: string) => sql<{ id: number | null }>`SELECT max(id) AS id FROM leads
    WHERE origin IS NOT NULL AND created_at < ${at}`;
  const top = await one(sql<{ id: number | null }>`SELECT max(id) AS id FROM leads`);
  const past = top + 1;
  const low =
    from === undefined ? 1 : Math.min((await one(oldest(from))) || past, (await one(firstByHand(from))) || past);
  const last = until === undefined ? top : Math.max(await one(newest(until)), await one(lastByHand(until)));
  return { low, high: last + 1 };
}

/** The conditions of a filter on leads whose id is in a range. */
export async function conditions(connection: Connection, filter: LeadFilter, range: IdRange) {
  const { contains } = connection.engine.search;
  const words = wordsOf(filter.search);
  const found = await holding(connection, words.filter(isIndexed), range, searchedPhone(filter.search ?? ''));
  return (leads: ExpressionBuilder<Schema, 'leads'>) =>
    leads.and([
      ...facts(leads, filter),
      leads.eb('leads.id', '>=', range.low),
      leads.eb('leads.id', '<', range.high),
      ...found,
      ...words.filter((word) => !isIndexed(word)).map((word) => contains(word, SHORT_TEXTS)),
    ]);
}

/** The conditions of a filter where another index chose a few leads: words are read in each of them. */
export const readAll =
  ({ engine }: Connection, filter: LeadFilter) =>
  (leads: ExpressionBuilder<Schema, 'leads'>) =>
    leads.and([...facts(leads, filter), ...read(engine, filter)]);

/** The same on the leads of these numbers. */
export const readEach =
  ({ engine }: Connection, filter: LeadFilter, ids: readonly number[]) =>
  (leads: ExpressionBuilder<Schema, 'leads'>) =>
    leads.and([engine.isOneOf(sql.ref('leads.id'), ids), ...facts(leads, filter), ...read(engine, filter)]);

/** What is said of a lead beside its words. */
function facts({ eb }: ExpressionBuilder<Schema, 'leads'>, filter: LeadFilter) {
  const { status, service, source, unanswered, followUp, from, until, quarantine, archived } = filter;
  return [
    eb('leads.quarantine', quarantine ? '=' : '<>', sql.lit('held')),
    ...(quarantine ? [eb('leads.archived_at', archived ? 'is not' : 'is', null)] : []),
    ...(status ? [eb('leads.status', '=', status)] : []),
    ...(unanswered ? [eb('leads.answered_at', 'is', null), eb('leads.status', 'in', waitingSteps)] : []),
    ...(service ? [about(service)] : []),
    ...(source ? [eb('leads.source', '=', source)] : []),
    ...(followUp === 'none' ? [eb('leads.follow_up_on', 'is', null)] : []),
    ...(typeof followUp === 'object'
      ? [sql<boolean>`leads.follow_up_on BETWEEN ${followUp.from} AND ${followUp.to}`]
      : []),
    ...(from ? [eb('leads.created_at', '>=', from)] : []),
    ...(until ? [eb('leads.created_at', '<', until)] : []),
  ];
}

function read({ search: { contains } }: Engine, { search = '' }: LeadFilter): RawBuilder<boolean>[] {
  const phone = searchedPhone(search);
  const found = wordsOf(search).map((word) => contains(word, isIndexed(word) ? ALL_TEXTS : SHORT_TEXTS));
  if (phone === undefined) return found;
  const begins = sql`leads.phone_key >= ${phone} AND leads.phone_key < ${`${phone}:`}`;
  return [sql<boolean>`(${sql.join([...found, begins], sql` OR `)})`];
}

/** Leads about a service: of the catalogue, of an earlier one by its code, or by the letter of their text. */
function about(service: string): RawBuilder<boolean> {
  const code = serviceCodeOf(service);
  if (code) return sql<boolean>`leads.service_code = ${code}`;
  return sql<boolean>`(leads.service_code = ${service} OR leads.service = ${service})`;
}

/** Words of three letters or more, which an index finds; a telephone number is found by its own. */
async function holding(
  connection: Connection,
  words: readonly string[],
  range: IdRange,
  phone: string | undefined,
): Promise<RawBuilder<boolean>[]> {
  if (words.length === 0) return [];
  return [
    await connection.engine.search.holdingAll(connection, words, range, phone ? called(phone, range) : undefined),
  ];
}

/** Leads whose number begins so; a colon comes after every digit. */
const called = (phone: string, { low, high }: IdRange): RawBuilder<unknown> =>
  sql`SELECT id FROM leads WHERE phone_key >= ${phone} AND phone_key < ${`${phone}:`} AND id >= ${low} AND id < ${high}`;
