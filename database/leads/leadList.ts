import { sql } from 'kysely';
import type { LeadList as Answer } from '../../data/api/responses.ts';
import type { Lead } from '../../data/api/rows.ts';
import { followUpDays, type leadSorts } from '../../data/leads/followUps.ts';
import { all, build, type Connection, countOf, inPieces } from '../store.ts';
import { type LeadFilter, matches } from './leadFilter.ts';
import { LEAD_COLUMNS } from './leads.ts';

/** Cursor of a list by follow-up day: the last lead of the page before. */
export interface FollowUpCursor {
  day: string;
  /** Hour of the follow-up; empty without an hour, which sorts first on its day. */
  time: string;
  id: number;
}

export interface LeadQuery extends LeadFilter {
  limit: number;
  /** Id of the last lead of the page before; the page continues with lower ids. */
  before?: number | undefined;
  /** Cursor of the page before, in a list by follow-up day. */
  after?: FollowUpCursor | undefined;
  /** `follow_up`: leads with a follow-up in the order of its day, then leads without one. */
  sort?: (typeof leadSorts)[number] | undefined;
}

export interface LeadList extends Pick<Answer, 'total' | 'total_is_exact'> {
  leads: Lead[];
  /** Cursor of the next page; null at the end. */
  next: number | FollowUpCursor | null;
}

/** Highest exact count of a list; beyond it, « plus de ». */
const MOST_COUNTED = 10_000;

const isByDay = ({ followUp, sort }: LeadQuery): boolean =>
  typeof followUp === 'object' || (sort === 'follow_up' && followUp === undefined);

/** A page of leads, newest first; by follow-up day with a follow-up filter, or when sorted so. */
export async function listLeads(connection: Connection, query: LeadQuery): Promise<LeadList> {
  const { limit, before, after } = query;
  const found = query.search?.trim() && !isByDay(query) ? await idsOf(connection, query) : undefined;
  const rows = (await pageOf(connection, query, found)) ?? (await rowsOf(connection, query, limit + 1));
  const leads = rows.slice(0, limit);
  const last = rows.length > limit ? leads.at(-1) : undefined;
  const isWhole = !last && before === undefined && !after;
  const total = found?.length ?? (isWhole ? leads.length : await count(connection, query));
  const { follow_up_on: day, follow_up_time: time = '', id = 0 } = last ?? {};
  return {
    leads,
    total: Math.min(total, MOST_COUNTED),
    total_is_exact: total <= MOST_COUNTED,
    next: last ? (day && isByDay(query) ? { day, time, id } : id) : null,
  };
}

/** Ids of the leads that match a search, newest first: searched once, for the page and for the total. */
async function idsOf(connection: Connection, filter: LeadFilter): Promise<number[]> {
  const newest = of(connection, filter)
    .select('id')
    .orderBy('id', 'desc')
    .limit(MOST_COUNTED + 1);
  return (await all(connection, newest)).map(({ id }) => id);
}

/** A page of the leads whose ids a search found; undefined without a search, or for a page beyond the `MOST_COUNTED` ids kept. */
async function pageOf(
  connection: Connection,
  { before = Number.POSITIVE_INFINITY, limit }: LeadQuery,
  found: readonly number[] | undefined,
): Promise<Lead[] | undefined> {
  const ids = found?.filter((id) => id < before).slice(0, limit + 1);
  if (!found || !ids || (ids.length <= limit && found.length > MOST_COUNTED)) return undefined;
  const isShown = connection.engine.isOneOf(sql.ref('leads.id'), ids);
  return all(connection, build.selectFrom('leads').select(LEAD_COLUMNS).where(isShown).orderBy('id', 'desc'));
}

async function rowsOf(connection: Connection, query: LeadQuery, most: number): Promise<Lead[]> {
  const { followUp, before, after } = query;
  if (isByDay(query) && followUp === undefined) {
    const days = followUpDays('toutes', '');
    const dated = before === undefined ? await rowsOf(connection, { ...query, followUp: days }, most) : [];
    if (dated.length === most) return dated;
    return [...dated, ...(await rowsOf(connection, { ...query, followUp: 'none' }, most - dated.length))];
  }
  const found = of(connection, query).select(LEAD_COLUMNS).limit(most);
  if (!isByDay(query))
    return all(
      connection,
      found.$if(before !== undefined, (some) => some.where('id', '<', before ?? 0)).orderBy('id', 'desc'),
    );
  const { day = '', time = '', id = 0 } = after ?? {};
  const places = sql<boolean>`(follow_up_on, follow_up_time, id) > (${day}, ${time}, ${id})`;
  return all(connection, found.where(places).orderBy('follow_up_on').orderBy('follow_up_time').orderBy('id'));
}

const of = (connection: Connection, filter: LeadFilter) => build.selectFrom('leads').where(matches(connection, filter));

const count = (connection: Connection, filter: LeadFilter): Promise<number> =>
  countOf(
    connection,
    build.selectFrom(
      of(connection, filter)
        .select('id')
        .limit(MOST_COUNTED + 1)
        .as('leads'),
    ),
  );

/** Sources of the leads, in alphabetical order, at most `most`. */
export async function leadSources(connection: Connection, most: number): Promise<string[]> {
  const sources = build.selectFrom('leads').select('source').distinct().orderBy('source').limit(most);
  return (await all(connection, sources)).map(({ source }) => source);
}

/** Every lead of a filter, oldest first, a few hundred at a time. */
export const eachLead = (connection: Connection, filter: LeadFilter): AsyncGenerator<Lead[]> =>
  inPieces(connection, (after) => of(connection, filter).select(LEAD_COLUMNS).where('id', '>', after));
