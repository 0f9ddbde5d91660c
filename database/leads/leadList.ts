import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { sql } from 'kysely';
import type { LeadPage as Answer } from '../../data/api/answers.ts';
import type { Lead } from '../../data/api/rows.ts';
import { followUpDays, type leadSorts } from '../../data/leads/followUps.ts';
import { all, build, first } from '../query.ts';
import type { Connection, IdRange, Steps } from '../store.ts';
import { type FollowUpPlace, listFollowUps } from './followUpList.ts';
import { conditions, idsOf, type LeadFilter, narrows } from './leadFilter.ts';
import { LEAD_COLUMNS } from './leads.ts';

export interface LeadQuery extends LeadFilter {
  limit: number;
  /** Leads before this one: the last id of the page before. */
  before?: number | undefined;
  /** The same in a list by the day of the follow-up. */
  after?: FollowUpPlace | undefined;
  /** By follow-up: those with a day in the order of the days, then the others. */
  sort?: (typeof leadSorts)[number] | undefined;
}

export interface LeadPage extends Pick<Answer, 'total' | 'total_is_exact'> {
  leads: Lead[];
  /** The id to continue before, or the place to continue after; null at the end. */
  next: number | FollowUpPlace | null;
}

type Total = Pick<LeadPage, 'total' | 'total_is_exact'>;

/** One window of ids should take about this long, so that nobody else waits for a long search. */
const WINDOW_MS = 10;
/** Counting stops after this long; its windows are small, so that the last one does not run far past it. */
const COUNT_BUDGET_MS = 7;
const COUNT_WINDOW_MS = 3;

/**
 * A page of leads, newest first, by key: page ten thousand costs what page one does. Those to be followed up within some
 * days come in the order of these days.
 */
export async function listLeads(connection: Connection, query: LeadQuery): Promise<LeadPage> {
  const { followUp } = query;
  if (typeof followUp === 'object') return listFollowUps(connection, { ...query, followUp });
  if (query.sort === 'follow_up' && followUp === undefined) return listByFollowUp(connection, query);
  const ids = await idsOf(query, connection);
  const high = Math.min(query.before ?? ids.high, ids.high);
  const { steps } = connection.engine.search;
  const leads: Lead[] = [];
  let reached = steps.first;
  let seen: Total | undefined;
  for await (const { found, size, more } of windows(
    { low: ids.low, high },
    steps,
    steps.first,
    WINDOW_MS,
    (range, step) =>
      (step > steps.first && Number.isFinite(steps.mostCounted) ? rest : page)(connection, query, range, leads.length),
  )) {
    // What was looked through before this step held fewer than a page, and was seen whole.
    const total = found.total === undefined ? undefined : boundedTotal(leads.length + found.total, steps);
    seen = total && { total: total.total, total_is_exact: total.total_is_exact && !more };
    leads.push(...found.leads);
    reached = size;
    if (leads.length > query.limit) break;
  }
  const more = leads.length > query.limit;
  const shown = leads.slice(0, query.limit);
  // A first page that is not full has seen every match; the list goes on above any other.
  if (!more) seen = { total: shown.length, total_is_exact: true };
  if (query.before !== undefined) seen = undefined;
  return {
    leads: shown,
    ...(seen || (await count(connection, query, ids, steps.counting(reached)))),
    next: more ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Those to be followed up, the earliest first; where they end, the others, newest first. */
async function listByFollowUp(connection: Connection, query: LeadQuery): Promise<LeadPage> {
  const { limit, before } = query;
  const dated = { ...query, followUp: followUpDays('toutes', '') };
  const first = before === undefined ? await listFollowUps(connection, dated) : undefined;
  const rest = { ...query, sort: undefined, followUp: 'none' as const };
  const others = await listLeads(connection, { ...rest, limit: limit - (first?.leads.length ?? 0) || 1 });
  const sums = await totalsOf(connection, query);
  if (first && (first.next || first.leads.length === limit)) {
    const last = first.leads.at(-1);
    const place = last?.follow_up_on ? { day: last.follow_up_on, time: last.follow_up_time, id: last.id } : null;
    return { leads: first.leads, ...sums, next: first.next ?? (others.leads.length > 0 ? place : null) };
  }
  return { leads: [...(first?.leads ?? []), ...others.leads], ...sums, next: others.next };
}

async function totalsOf(connection: Connection, query: LeadQuery) {
  return count(connection, query, await idsOf(query, connection), connection.engine.search.steps.first);
}

/** Walks down the ids in windows, giving way to others in between. */
async function* windows<Look extends { rows: number }>(
  { low, high }: IdRange,
  { next }: Steps,
  first: number,
  aim: number,
  look: (range: IdRange, size: number) => Promise<Look>,
): AsyncGenerator<{ found: Look; size: number; nextSize: number; more: boolean }> {
  let size = first;
  let until = high;
  while (until > low) {
    const from = Math.max(low, until - size);
    const started = performance.now();
    const found = await look({ low: from, high: until }, size);
    const took = performance.now() - started;
    const nextSize = next(size, took, aim, found.rows);
    yield { found, size, nextSize, more: from > low };
    size = nextSize;
    until = from;
    if (until > low) await yieldToOthers();
  }
}

interface Found {
  leads: Lead[];
  rows: number;
  /** How many match in the range, as far as totals are counted, where that came to be known. */
  total?: number;
}

async function page(connection: Connection, query: LeadQuery, range: IdRange, have: number): Promise<Found> {
  const rows = build
    .selectFrom('leads')
    .select(LEAD_COLUMNS)
    .where(await conditions(connection, query, range))
    .orderBy('leads.id', 'desc')
    .limit(query.limit + 1 - have);
  const leads = (await all(connection, rows)) as Lead[];
  return { leads, rows: leads.length };
}

/** The same where a step is large: it is taken once, for the page and for the total together, as far as totals are counted. */
async function rest(connection: Connection, query: LeadQuery, range: IdRange, have: number): Promise<Found> {
  const { engine } = connection;
  const matching = build
    .selectFrom('leads')
    .select('leads.id')
    .where(await conditions(connection, query, range))
    // Not by the key as it stands: a planner that takes the words to be frequent would walk it and read half of all texts. Frequent
    // ones have filled their page before this step.
    .orderBy(sql`leads.id + 0`, 'desc')
    .limit(engine.search.steps.mostCounted + 1);
  const ids = (await all(connection, matching)).map(({ id }) => id);
  const shown = build
    .selectFrom('leads')
    .select(LEAD_COLUMNS)
    .where(engine.isOneOf(sql.ref('leads.id'), ids.slice(0, query.limit + 1 - have)))
    .orderBy('leads.id', 'desc');
  return { leads: (await all(connection, shown)) as Lead[], rows: ids.length, total: ids.length };
}

const boundedTotal = (total: number, { mostCounted }: Steps): Total =>
  total > mostCounted ? { total: mostCounted, total_is_exact: false } : { total, total_is_exact: true };

/** The inbox's total is kept by triggers; a narrowed list is counted, for so long and so far. */
async function count(connection: Connection, query: LeadQuery, ids: IdRange, begin: number) {
  if (!narrows(query)) return { total: await totalLeads(connection, query), total_is_exact: true };
  const { steps } = connection.engine.search;
  const started = performance.now();
  let total = 0;
  let seen = 0;
  const look = async (range: IdRange) => {
    const matching = build
      .selectFrom('leads')
      .select('leads.id')
      .where(await conditions(connection, query, range))
      .$if(Number.isFinite(steps.mostCounted), (some) => some.limit(steps.mostCounted + 1));
    const counted = build.selectFrom(matching.as('matching')).select(({ fn }) => fn.countAll<number>().as('total'));
    return { rows: (await first(connection, counted))?.total ?? 0 };
  };
  for await (const { found, size, nextSize, more } of windows(ids, steps, begin, COUNT_WINDOW_MS, look)) {
    total += found.rows;
    seen += size;
    if (total > steps.mostCounted) return boundedTotal(total, steps);
    // One last step over all the rest would pass the most that is counted, and take long to.
    const isEnough = nextSize === Number.POSITIVE_INFINITY && (total / seen) * (ids.high - ids.low) > steps.mostCounted;
    if (more && (isEnough || performance.now() - started > COUNT_BUDGET_MS)) return { total, total_is_exact: false };
  }
  return { total, total_is_exact: true };
}

async function totalLeads(connection: Connection, { quarantine, archived }: LeadFilter): Promise<number> {
  const total = await connection.engine.totalLeads(connection, quarantine ? 'held' : 'inbox');
  if (!quarantine) return total;
  const away = build.selectFrom('leads').where('archived_at', 'is not', null);
  const put = (await first(connection, away.select(build.fn.countAll<number>().as('total'))))?.total ?? 0;
  return archived ? put : total - put;
}

/** The first sources in alphabetical order: each is one step down the index, however many leads it has. */
export async function leadSources(connection: Connection, most: number): Promise<string[]> {
  const sources: string[] = [];
  for (let last = ''; sources.length < most; last = sources.at(-1) ?? last) {
    const next = sql<{ source: string | null }>`SELECT min(source) AS source FROM leads WHERE source > ${last}`;
    const source = (await first(connection, next))?.source ?? undefined;
    if (source === undefined) break;
    sources.push(source);
  }
  return sources;
}

/** Every lead of a filter, oldest first, a few hundred at a time: for exports that must not hold a million rows. */
export async function* eachLead(connection: Connection, filter: LeadFilter): AsyncGenerator<Lead[]> {
  const size = 500;
  const { high, ...ids } = await idsOf(filter, connection);
  let { low } = ids;
  while (low < high) {
    const rows = build
      .selectFrom('leads')
      .select(LEAD_COLUMNS)
      .where(await conditions(connection, filter, { low, high: Math.min(low + size, high) }))
      .orderBy('leads.id');
    yield (await all(connection, rows)) as Lead[];
    low += size;
    await yieldToOthers();
  }
}
