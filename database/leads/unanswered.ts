import type { Lead } from '../../data/api/rows.ts';
import { waitingSteps } from '../../data/leads/firstAnswer.ts';
import type { Connection } from '../file/connection.ts';
import { prepared } from '../query.ts';
import { LEAD_COLUMNS } from './leads.ts';

/** So many are counted; more is said to be more. */
const MOST = 500;

/** Times (ISO): received at `from` or later, and before `to`. Those to be followed up by `today` (a day) have a place of their own. */
interface Received {
  from: string;
  to: string;
  today: string;
}

/** As literals: their index is found by them. */
const WAITS = `answered_at IS NULL AND status IN (${waitingSteps.map((step) => `'${step}'`).join(', ')}) AND quarantine <> 'held'`;

/** Leads of the inbox received between two times that still wait for an answer, the oldest first, and how many there are. */
export function unanswered(connection: Connection, received: Received, limit: number) {
  const which = `${WAITS} AND created_at >= @from AND created_at < @to
    AND (follow_up_on IS NULL OR follow_up_on > @today)`;
  const page = `SELECT ${LEAD_COLUMNS.join(', ')} FROM leads WHERE ${which} ORDER BY id LIMIT @limit`;
  const some = `SELECT count(*) FROM (SELECT 1 FROM leads WHERE ${which} LIMIT ${MOST + 1})`;
  const total = Number(prepared(connection, some).pluck().get(received));
  return {
    leads: prepared(connection, page).all({ ...received, limit }) as Lead[],
    total: Math.min(total, MOST),
    total_is_exact: total <= MOST,
  };
}
