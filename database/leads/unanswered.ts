import { sql } from 'kysely';
import { waitingSteps } from '../../data/leads/firstAnswer.ts';
import { all, build, first } from '../query.ts';
import type { Connection } from '../store.ts';
import { LEAD_COLUMNS } from './leads.ts';

/** Counted up to that number; beyond, « plus de ». */
const MOST = 500;

/** Times (ISO): received at `from` or later, and before `to`. Those to be followed up by `today` (a day) have a place of their own. */
interface Received {
  from: string;
  to: string;
  today: string;
}

/** Leads of the inbox received between two times that still wait for an answer, the oldest first, and how many there are. */
export async function unanswered(connection: Connection, { from, to, today }: Received, limit: number) {
  const waiting = build
    .selectFrom('leads')
    .where('answered_at', 'is', null)
    // As literals: their index is found by them.
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
