import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Lead } from '../../data/api/rows.ts';
import type { Days, FollowUp } from '../../data/leads/followUps.ts';
import { followUpDays } from '../../data/leads/followUps.ts';
import type { Connection } from '../file/connection.ts';
import { all, build, prepared } from '../query.ts';
import { type LeadFilter, narrows, prepareFilter, readEach } from './leadFilter.ts';
import type { LeadPage } from './leadList.ts';
import { LEAD_COLUMNS } from './leads.ts';

/** Where a list in the order of the days goes on: after this lead. */
export interface FollowUpPlace {
  day: string;
  /** Empty before every hour. */
  time: string;
  id: number;
}

interface Query extends LeadFilter {
  followUp: Days;
  limit: number;
  after?: FollowUpPlace | undefined;
}

const STEP = 256;
const COUNT_BUDGET_MS = 3;
/** A list longer than that says « plus de ». */
const MOST_COUNTED = 20_000;

const IN_DAYS = `follow_up_on IS NOT NULL AND quarantine <> 'held' AND (follow_up_on, follow_up_time, id) > (@day, @time, @id)
  AND follow_up_on <= @to`;

/** A page of the leads to be followed up within some days, the earliest first. */
export async function listFollowUps(connection: Connection, query: Query): Promise<LeadPage> {
  prepareFilter(connection);
  const leads: Lead[] = [];
  for await (const found of steps(connection, query, query.after)) {
    leads.push(...found);
    if (leads.length > query.limit) break;
  }
  const more = leads.length > query.limit;
  const shown = leads.slice(0, query.limit);
  const seen = !more && !query.after && { total: shown.length, total_is_exact: true };
  const last = more ? shown.at(-1) : undefined;
  return {
    leads: shown,
    ...(seen || (await count(connection, query))),
    next: last?.follow_up_on ? { day: last.follow_up_on, time: last.follow_up_time, id: last.id } : null,
  };
}

/** Some leads after the other along the index of the days; what else they are narrowed by is read in each. */
async function* steps(connection: Connection, query: Query, after: FollowUpPlace | undefined): AsyncGenerator<Lead[]> {
  const plain = !narrows({ ...query, followUp: undefined });
  const size = plain ? query.limit + 1 : STEP;
  const sql = `SELECT id, follow_up_on AS day, follow_up_time AS time FROM leads WHERE ${IN_DAYS}
    ORDER BY follow_up_on, follow_up_time, id LIMIT @size`;
  let place = after ?? { day: query.followUp.from, time: '', id: 0 };
  for (;;) {
    const places = prepared(connection, sql).all({ ...place, to: query.followUp.to, size }) as FollowUpPlace[];
    const ids = places.map(({ id }) => id);
    const rows = build
      .selectFrom('leads')
      .select(LEAD_COLUMNS)
      .where(readEach(query, ids))
      .orderBy('leads.follow_up_on')
      .orderBy('leads.follow_up_time')
      .orderBy('leads.id');
    yield all(connection, rows) as Lead[];
    const last = places.at(-1);
    if (!last || places.length < size) return;
    place = last;
    await yieldToOthers();
  }
}

async function count(connection: Connection, query: Query) {
  if (!narrows({ ...query, followUp: undefined })) {
    const { from, to } = query.followUp;
    const sql = `SELECT count(*) FROM (SELECT 1 FROM leads WHERE ${IN_DAYS} LIMIT ${MOST_COUNTED + 1})`;
    const total = Number(prepared(connection, sql).pluck().get({ day: from, time: '', id: 0, to }));
    return { total: Math.min(total, MOST_COUNTED), total_is_exact: total <= MOST_COUNTED };
  }
  const started = performance.now();
  let total = 0;
  let spent = false;
  for await (const found of steps(connection, query, undefined)) {
    if (spent) return { total, total_is_exact: false };
    total += found.length;
    spent = performance.now() - started > COUNT_BUDGET_MS;
  }
  return { total, total_is_exact: true };
}

/** How many leads of the inbox each choice of days has. */
export function countFollowUps(connection: Connection, today: string): Record<FollowUp, number> {
  const week = followUpDays('semaine', today);
  const sql = `SELECT count(*) AS toutes, count(*) FILTER (WHERE follow_up_on < @from) AS retard,
      count(*) FILTER (WHERE follow_up_on = @from) AS aujourdhui,
      count(*) FILTER (WHERE follow_up_on BETWEEN @from AND @to) AS semaine
    FROM leads WHERE follow_up_on IS NOT NULL AND quarantine <> 'held'`;
  const counts = prepared(connection, sql).get(week) as Record<Exclude<FollowUp, 'sans'>, number>;
  const inbox = Number(prepared(connection, 'SELECT total FROM lead_totals WHERE held = 0').pluck().get());
  return { ...counts, sans: inbox - counts.toutes };
}
