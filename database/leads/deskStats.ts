import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Stats } from '../../data/api/answers.ts';
import { all, build } from '../query.ts';
import type { Connection } from '../store.ts';
import { idsOf } from './leadFilter.ts';

const WINDOW = 10_000;

interface Answered {
  service: string | null;
  source: string;
  status: string;
  created_at: string;
  answered_at: string | null;
}

type LeadStats = Pick<Stats, 'by_service' | 'by_source' | 'by_status' | 'answer_times' | 'unanswered'>;

/** What the leads received from an instant on, and before another, say together; read in windows, so that nobody waits for a large year. */
export async function leadStats(connection: Connection, since: string, until = '9999'): Promise<LeadStats> {
  const stats: LeadStats = { by_service: {}, by_source: {}, by_status: {}, answer_times: [], unanswered: 0 };
  const { low, high } = await idsOf({ from: since }, connection);
  for (let after = low - 1; after < high - 1; after += WINDOW) {
    const rows = sql<Answered>`SELECT coalesce(service_code, service) AS service, source, status, created_at, answered_at
      FROM leads WHERE id > ${after} AND id <= ${after + WINDOW} AND quarantine <> 'held'
      AND created_at >= ${since} AND created_at < ${until}`;
    for (const row of await all(connection, rows)) add(stats, row);
    await yieldToOthers();
  }
  stats.answer_times.sort((a, b) => a - b);
  return stats;
}

function add(stats: LeadStats, { service, source, status, created_at, answered_at }: Answered): void {
  const count = (counts: Record<string, number>, name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  count(stats.by_service, service ?? '');
  count(stats.by_source, source);
  count(stats.by_status, status);
  if (answered_at === null) stats.unanswered += 1;
  else stats.answer_times.push(Math.max(0, Date.parse(answered_at) - Date.parse(created_at)));
}

/** The first pages of the visits that became leads of the inbox between two instants, and how many each brought. */
export const leadPages = (
  connection: Connection,
  from: string,
  until: string,
): Promise<{ name: string; count: number }[]> =>
  all(
    connection,
    build
      .selectFrom('leads')
      .select(({ fn, val }) => [
        fn.coalesce('first_page', val('page inconnue')).as('name'),
        fn.countAll<number>().as('count'),
      ])
      .where('quarantine', '<>', 'held')
      .where('created_at', '>=', from)
      .where('created_at', '<', until)
      .groupBy('first_page'),
  );

/** The anonymous daily counts since a day. */
export const countsSince = (connection: Connection, day: string): Promise<Stats['days']> =>
  all(
    connection,
    build
      .selectFrom('daily_counts')
      .select(({ fn }) => ['day', 'name', fn.sum<number>('count').as('count')])
      .where('day', '>=', day)
      .groupBy(['day', 'name'])
      .orderBy('day')
      .orderBy('name'),
  );

/** How many subscribed and left, by day (UTC), from the first one on. */
export const subscriberDays = (connection: Connection): Promise<Stats['subscribers']> =>
  all(
    connection,
    sql<Stats['subscribers'][number]>`SELECT day, sum(joined) AS joined, sum("left") AS "left" FROM (
      SELECT substr(created_at, 1, 10) AS day, 1 AS joined, 0 AS "left" FROM newsletter_subscribers
      UNION ALL SELECT substr(left_at, 1, 10), 0, 1 FROM newsletter_subscribers WHERE left_at IS NOT NULL
    ) AS moves GROUP BY day ORDER BY day`,
  );
