import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Lead } from '../../data/api/rows.ts';
import type { Days, FollowUp } from '../../data/leads/followUps.ts';
import { followUpDays } from '../../data/leads/followUps.ts';
import { all, build, first } from '../query.ts';
import type { Connection } from '../store.ts';
import { type LeadFilter, narrows, readEach } from './leadFilter.ts';
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

const inDays = ({ day, time, id }: FollowUpPlace, to: string) => sql`follow_up_on IS NOT NULL AND quarantine <> 'held'
  AND (follow_up_on, follow_up_time, id) > (${day}, ${time}, ${id}) AND follow_up_on <= ${to}`;

/** A page of the leads to be followed up within some days, the earliest first. */
export async function listFollowUps(connection: Connection, query: Query): Promise<LeadPage> {
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
  let place = after ?? { day: query.followUp.from, time: '', id: 0 };
  for (;;) {
    const places = await all(
      connection,
      sql<FollowUpPlace>`SELECT id, follow_up_on AS day, follow_up_time AS time FROM leads
        WHERE ${inDays(place, query.followUp.to)} ORDER BY follow_up_on, follow_up_time, id LIMIT ${size}`,
    );
    const ids = places.map(({ id }) => id);
    const rows = build
      .selectFrom('leads')
      .select(LEAD_COLUMNS)
      .where(readEach(connection, query, ids))
      .orderBy('leads.follow_up_on')
      .orderBy('leads.follow_up_time')
      .orderBy('leads.id');
    yield (await all(connection, rows)) as Lead[];
    const last = places.at(-1);
    if (!last || places.length < size) return;
    place = last;
    await yieldToOthers();
  }
}

async function count(connection: Connection, query: Query) {
  if (!narrows({ ...query, followUp: undefined })) {
    const { from, to } = query.followUp;
    const some = sql<{ total: number }>`SELECT count(*) AS total FROM (SELECT 1 AS one FROM leads
      WHERE ${inDays({ day: from, time: '', id: 0 }, to)} LIMIT ${MOST_COUNTED + 1}) AS counted`;
    const total = (await first(connection, some))?.total ?? 0;
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
export async function countFollowUps(connection: Connection, today: string): Promise<Record<FollowUp, number>> {
  const { from, to } = followUpDays('semaine', today);
  const counts = await first(
    connection,
    sql<Record<Exclude<FollowUp, 'sans'>, number>>`SELECT count(*) AS toutes,
      count(*) FILTER (WHERE follow_up_on < ${from}) AS retard,
      count(*) FILTER (WHERE follow_up_on = ${from}) AS aujourdhui,
      count(*) FILTER (WHERE follow_up_on BETWEEN ${from} AND ${to}) AS semaine
    FROM leads WHERE follow_up_on IS NOT NULL AND quarantine <> 'held'`,
  );
  const { toutes, retard, aujourdhui, semaine } = counts ?? { toutes: 0, retard: 0, aujourdhui: 0, semaine: 0 };
  const inbox = await connection.engine.totalLeads(connection, 'inbox');
  return { toutes, retard, aujourdhui, semaine, sans: inbox - toutes };
}
