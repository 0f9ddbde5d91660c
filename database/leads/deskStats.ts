import { sql } from 'kysely';
import type { PeriodStats, Stats } from '../../data/api/answers.ts';
import { stepOf } from '../../data/leads/firstAnswer.ts';
import type { LeadStatus } from '../../data/leads/leadWords.ts';
import { inPieces } from '../pages.ts';
import { all, build } from '../query.ts';
import type { Connection } from '../store.ts';

interface Answered {
  service: string | null;
  source: string;
  status: LeadStatus;
  created_at: string;
  answered_at: string | null;
  amount_cents: number | null;
}

type LeadStats = Omit<PeriodStats, 'from' | 'to' | 'days' | 'named'>;

/** What the leads received from an instant on, and before another, say together. */
export async function leadStats(connection: Connection, since: string, until = '9999'): Promise<LeadStats> {
  const stats: LeadStats = {
    by_service: {},
    by_source: {},
    by_status: {},
    answer_times: [],
    unanswered: 0,
    won_cents: 0,
  };
  // Pieces go by the key, which follows the clock: each would gather and sort the whole period by its own index.
  const walked = sql<string>`(created_at || '')`;
  const received = build
    .selectFrom('leads')
    .select(({ fn }) => ['id', fn.coalesce('service_code', 'service').as('service'), 'source', 'status'])
    .select(['created_at', 'answered_at', 'amount_cents'])
    .where('quarantine', '<>', 'held')
    .where(walked, '>=', since)
    .where(walked, '<', until);
  for await (const rows of inPieces(connection, (after) => received.where('id', '>', after)))
    for (const row of rows) add(stats, row);
  stats.answer_times.sort((a, b) => a - b);
  return stats;
}

const WON: LeadStatus = 'gagne';

function add(stats: LeadStats, { service, source, status, created_at, answered_at, amount_cents }: Answered): void {
  const count = (counts: Record<string, number>, name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  count(stats.by_service, service ?? '');
  count(stats.by_source, source);
  count(stats.by_status, stepOf({ status, answered_at }));
  if (status === WON) stats.won_cents += amount_cents ?? 0;
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

/** How many subscribed and left, by day (UTC), from the first one on. */
export const subscriberDays = (connection: Connection): Promise<Stats['subscribers']> =>
  all(
    connection,
    sql<Stats['subscribers'][number]>`SELECT day, sum(joined) AS joined, sum("left") AS "left" FROM (
      SELECT substr(created_at, 1, 10) AS day, 1 AS joined, 0 AS "left" FROM newsletter_subscribers
      UNION ALL SELECT substr(left_at, 1, 10), 0, 1 FROM newsletter_subscribers WHERE left_at IS NOT NULL
    ) AS moves GROUP BY day ORDER BY day`,
  );
