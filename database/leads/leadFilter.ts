import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { fold } from '../../data/french/fold.ts';
import { waitingSteps } from '../../data/leads/firstAnswer.ts';
import type { Days } from '../../data/leads/followUps.ts';
import { serviceCodeOf } from '../../data/leads/leadService.ts';
import type { LeadStatus } from '../../data/leads/leadWords.ts';
import { searchedPhone } from '../../data/leads/phoneNumber.ts';
import type { Connection } from '../file/connection.ts';
import { prepared } from '../query.ts';
import type { Schema } from '../schema.ts';
import { INDEXED_CHARACTERS, searchableUpTo } from './leadSearch.ts';

/** What a list of leads is narrowed by; what is absent narrows nothing. */
export interface LeadFilter {
  /** Words, each found anywhere in reference, name, address, company, service or message, whatever case and accents. */
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
const ALL_TEXTS = ['reference', ...SHORT_TEXTS, 'message'] as const;

/** A telephone number is one word, spaces and all. */
const wordsOf = (search = ''): string[] =>
  searchedPhone(search) === undefined ? search.trim().split(/\s+/).filter(Boolean) : [search.trim()];
const isIndexed = (word: string): boolean => [...word].length >= SHORTEST_INDEXED;

const ready = new WeakSet<Connection>();

/** Gives the connection the SQL function that short words need. */
export function prepareFilter(connection: Connection): void {
  if (ready.has(connection)) return;
  ready.add(connection);
  connection.function('fold', { deterministic: true }, fold);
}

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
export function idsOf({ from, until }: Pick<LeadFilter, 'from' | 'until'>, connection: Connection) {
  const one = (sql: string, at: string) => Number(prepared(connection, sql).pluck().get(at) ?? 0);
  const oldest = 'SELECT id FROM leads WHERE created_at >= ? AND origin IS NULL ORDER BY created_at LIMIT 1';
  const newest = 'SELECT id FROM leads WHERE created_at < ? AND origin IS NULL ORDER BY created_at DESC LIMIT 1';
  const firstByHand = 'SELECT min(id) FROM leads WHERE origin IS NOT NULL AND created_at >= ?';
  const lastByHand = 'SELECT max(id) FROM leads WHERE origin IS NOT NULL AND created_at < ?';
  const top = Number(prepared(connection, 'SELECT coalesce(max(id), 0) FROM leads').pluck().get());
  const past = top + 1;
  const low = from === undefined ? 1 : Math.min(one(oldest, from) || past, one(firstByHand, from) || past);
  const last = until === undefined ? top : Math.max(one(newest, until), one(lastByHand, until));
  return { low, high: last + 1 };
}

/** The conditions of a filter on leads whose id is in `[low, high)`. */
export function conditions(connection: Connection, filter: LeadFilter, low: number, high: number) {
  const words = wordsOf(filter.search);
  return (leads: ExpressionBuilder<Schema, 'leads'>) =>
    leads.and([
      ...facts(leads, filter),
      leads.eb('leads.id', '>=', low),
      leads.eb('leads.id', '<', high),
      ...indexed(connection, words.filter(isIndexed), low, high, searchedPhone(filter.search ?? '')),
      ...words.filter((word) => !isIndexed(word)).map((word) => contains(word, SHORT_TEXTS)),
    ]);
}

/** The conditions of a filter where another index chose a few leads: words are read in each of them. */
export const readAll = (filter: LeadFilter) => (leads: ExpressionBuilder<Schema, 'leads'>) =>
  leads.and([...facts(leads, filter), ...read(filter)]);

/** The same on the leads of these numbers. */
export const readEach = (filter: LeadFilter, ids: readonly number[]) => (leads: ExpressionBuilder<Schema, 'leads'>) =>
  leads.and([
    sql<boolean>`leads.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
    ...facts(leads, filter),
    ...read(filter),
  ]);

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

function read({ search = '' }: LeadFilter): RawBuilder<boolean>[] {
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

/**
 * The index is asked for this range of ids only: a word in a million leads costs what it costs in one window. Leads that
 * are not in it yet are read. The casts matter: numbers are bound as REAL, and FTS5 ignores a bound that is not an INTEGER.
 */
function indexed(
  connection: Connection,
  words: readonly string[],
  low: number,
  high: number,
  phone: string | undefined,
): RawBuilder<boolean>[] {
  if (words.length === 0) return [];
  const match = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
  const found = sql`SELECT rowid FROM lead_search WHERE lead_search MATCH ${match} AND rowid >= CAST(${low} AS INTEGER) AND rowid < CAST(${high} AS INTEGER)`;
  const unread = Math.max(low, searchableUpTo(connection) + 1);
  const all = sql.join(
    words.map((word) => contains(word, ALL_TEXTS)),
    sql` AND `,
  );
  // Only the beginning of a long message is in the index: the few that are long are read too.
  const long = sql`SELECT id FROM leads WHERE length(message) > ${sql.lit(INDEXED_CHARACTERS)} AND id >= ${low} AND id < ${high} AND ${all}`;
  const read = sql`SELECT id FROM leads WHERE id >= ${unread} AND id < ${high} AND ${all}`;
  const parts = [found, long, ...(unread < high ? [read] : []), ...(phone ? [called(phone, low, high)] : [])];
  return [sql<boolean>`leads.id IN (${sql.join(parts, sql` UNION ALL `)})`];
}

/** Leads whose number begins so; a colon comes after every digit. */
const called = (phone: string, low: number, high: number): RawBuilder<unknown> =>
  sql`SELECT id FROM leads WHERE phone_key >= ${phone} AND phone_key < ${`${phone}:`} AND id >= ${low} AND id < ${high}`;

function contains(word: string, columns: readonly (typeof ALL_TEXTS)[number][]): RawBuilder<boolean> {
  const texts = columns.map((column) => sql.ref(`leads.${column}`));
  return sql<boolean>`instr(fold(concat_ws(char(10), ${sql.join(texts)})), ${fold(word)}) > 0`;
}
