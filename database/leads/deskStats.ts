import { sql } from 'kysely';
import type { LeadAmounts, PeriodStats, Stats } from '../../data/api/responses.ts';
import { dayInParis } from '../../data/french/timeInParis.ts';
import { stepOf, waitingSteps } from '../../data/leads/firstReply.ts';
import { type FollowUp, followUpDays } from '../../data/leads/followUps.ts';
import type { LeadStatus } from '../../data/leads/leadWords.ts';
import { all, build, type Connection, first, inPieces } from '../store.ts';
import { type LeadFilter, matches } from './leadFilter.ts';
import { LEAD_COLUMNS } from './leads.ts';

interface Answered {
  service: string | null;
  source: string;
  status: LeadStatus;
  created_at: string;
  answered_at: string | null;
}

type LeadStats = Omit<PeriodStats, 'from' | 'to' | 'days' | 'named'>;

/** Statistics of the leads received between two instants. */
export async function leadStats(connection: Connection, since: string, until = '9999'): Promise<LeadStats> {
  const stats: LeadStats = {
    by_service: {},
    by_source: {},
    by_status: {},
    reply_times: [],
    unanswered: 0,
    ...(await moneyOf(connection, since, until)),
    won: 0,
    answered_or_won: 0,
  };
  // Prevents the use of the index of times: rows are read in batches by id, in the order of time, and with that index each batch would sort
  // the whole period.
  const walked = sql<string>`(created_at || '')`;
  const received = build
    .selectFrom('leads')
    .select(({ fn }) => ['id', fn.coalesce('service_code', 'service').as('service'), 'source', 'status'])
    .select(['created_at', 'answered_at'])
    .where('quarantine', '<>', 'held')
    .where(walked, '>=', since)
    .where(walked, '<', until);
  for await (const rows of inPieces(connection, (after) => received.where('id', '>', after)))
    for (const row of rows) add(stats, row);
  stats.reply_times.sort((a, b) => a - b);
  return stats;
}

/**
 * Sums won: accepted quotes by the day of acceptance, and requests without a quote by the day of the status « won ». Sums received: by the
 * day of receipt.
 */
async function moneyOf(connection: Connection, since: string, until: string) {
  const sums = await first(
    connection,
    sql<{ won: number | null; dealt: number | null; received: number | null }>`SELECT
      (SELECT sum(total_cents) FROM quotes WHERE accepted_at >= ${since} AND accepted_at < ${until}) AS won,
      (SELECT sum(amount_cents) FROM leads WHERE status = 'gagne' AND quarantine <> 'held'
        AND NOT EXISTS (SELECT 1 FROM quotes WHERE quotes.lead_id = leads.id AND accepted_at IS NOT NULL)
        AND coalesce((SELECT max(created_at) FROM lead_events WHERE lead_id = leads.id AND kind = 'status-changed'), leads.created_at) >= ${since}
        AND coalesce((SELECT max(created_at) FROM lead_events WHERE lead_id = leads.id AND kind = 'status-changed'), leads.created_at) < ${until}) AS dealt,
      (SELECT sum(amount_cents) FROM quote_receipts
        WHERE received_on >= ${dayOf(since)} AND received_on < ${dayOf(until)}) AS received`,
  );
  return { won_cents: Number(sums?.won ?? 0) + Number(sums?.dealt ?? 0), received_cents: Number(sums?.received ?? 0) };
}

/** Day in Paris of an instant; `'9999'` (no end) is returned unchanged. */
const dayOf = (instant: string): string => (instant === '9999' ? instant : dayInParis(new Date(instant)));

const WON: LeadStatus = 'gagne';

function add(stats: LeadStats, { service, source, status, created_at, answered_at }: Answered): void {
  const count = (counts: Record<string, number>, name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  count(stats.by_service, service ?? '');
  count(stats.by_source, source);
  count(stats.by_status, stepOf({ status, answered_at }));
  if (status === WON) stats.won += 1;
  if (status === WON || answered_at !== null) stats.answered_or_won += 1;
  if (answered_at === null) stats.unanswered += 1;
  else stats.reply_times.push(Math.max(0, Date.parse(answered_at) - Date.parse(created_at)));
}

/** First pages of the visits that led to a lead in the inbox between two instants, with the number of leads. */
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

/** Subscriptions and departures by day (UTC), from the first one on. */
export const subscriberDays = (connection: Connection): Promise<Stats['subscribers']> =>
  all(
    connection,
    sql<Stats['subscribers'][number]>`SELECT day, sum(joined) AS joined, sum("left") AS "left" FROM (
      SELECT substr(created_at, 1, 10) AS day, 1 AS joined, 0 AS "left" FROM newsletter_subscribers
      UNION ALL SELECT substr(left_at, 1, 10), 0, 1 FROM newsletter_subscribers WHERE left_at IS NOT NULL
    ) AS moves GROUP BY day ORDER BY day`,
  );

/** Counts the leads of the inbox for each choice of the follow-up filter. */
export async function countFollowUps(connection: Connection, today: string): Promise<Record<FollowUp, number>> {
  const { from, to } = followUpDays('semaine', today);
  const counts = await first(
    connection,
    sql<Record<FollowUp, number>>`SELECT count(*) AS toutes,
      count(*) FILTER (WHERE follow_up_on < ${from}) AS retard,
      count(*) FILTER (WHERE follow_up_on = ${from}) AS aujourdhui,
      count(*) FILTER (WHERE follow_up_on BETWEEN ${from} AND ${to}) AS semaine,
      (SELECT count(*) FROM leads WHERE quarantine <> 'held') - count(*) AS sans
    FROM leads WHERE follow_up_on IS NOT NULL AND quarantine <> 'held'`,
  );
  return counts ?? { toutes: 0, retard: 0, aujourdhui: 0, semaine: 0, sans: 0 };
}

/** Sums the amounts of a filter's leads, in cents, by status. */
export async function leadAmounts(connection: Connection, filter: LeadFilter): Promise<LeadAmounts['by_status']> {
  const sums = build
    .selectFrom('leads')
    .select(({ fn }) => ['status', fn.sum<number>('amount_cents').as('cents')])
    .where('amount_cents', 'is not', null)
    .where(matches(connection, filter))
    .groupBy('status');
  return Object.fromEntries((await all(connection, sums)).map(({ status, cents }) => [status, Number(cents)]));
}

/** Highest exact count; beyond it, « plus de ». */
const MOST = 500;

/** Time of receipt, ISO: at or after `from`, before `to`. A lead with a follow-up on or before `today` (a day) is left out. */
interface Received {
  from: string;
  to: string;
  today: string;
}

/** Unanswered leads of the inbox received between two times, oldest first, and their number. */
export async function unanswered(connection: Connection, { from, to, today }: Received, limit: number) {
  const waiting = build
    .selectFrom('leads')
    .where('answered_at', 'is', null)
    // Values in the text of the query, so that the planner can use the partial index.
    .where('status', 'in', waitingSteps.map(sql.lit))
    .where('quarantine', '<>', sql.lit('held'))
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where(({ or, eb }) => or([eb('follow_up_on', 'is', null), eb('follow_up_on', '>', today)]));
  const some = waiting.select('id').limit(MOST + 1);
  const counted = build.selectFrom(some.as('counted')).select(build.fn.countAll<number>().as('total'));
  const total = (await first(connection, counted))?.total ?? 0;
  return {
    leads: await all(connection, waiting.select(LEAD_COLUMNS).orderBy('id').limit(limit)),
    total: Math.min(total, MOST),
    total_is_exact: total <= MOST,
  };
}

/** Number of stored requests outside the bin: in the inbox, and quarantined. */
export async function leadsStored(connection: Connection): Promise<{ inbox: number; held: number }> {
  const counted = sql<{ inbox: number; held: number }>`SELECT
    (SELECT count(*) FROM leads WHERE quarantine <> 'held') AS inbox,
    (SELECT count(*) FROM leads WHERE quarantine = 'held') AS held`;
  return (await first(connection, counted)) ?? { inbox: 0, held: 0 };
}
