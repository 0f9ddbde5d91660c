import type { Lead } from '../../data/api/rows.ts';
import type { Connection } from '../file/connection.ts';
import { prepared } from '../query.ts';
import { LEAD_COLUMNS } from './leads.ts';

/** So many are counted; more is said to be more. */
const MOST = 500;

/** Times (ISO): received at `from` or later, and before `to`. */
interface Received {
  from: string;
  to: string;
}

/** New leads of the inbox received between two times that nobody answered, the oldest first, and how many there are. */
export function unanswered(connection: Connection, { from, to }: Received, limit: number) {
  const which = `status = 'nouveau' AND quarantine <> 'held' AND created_at >= @from AND created_at < @to
    AND NOT EXISTS (SELECT 1 FROM lead_events WHERE lead_id = leads.id AND kind = 'reponse')`;
  const page = `SELECT ${LEAD_COLUMNS.join(', ')} FROM leads WHERE ${which} ORDER BY id LIMIT @limit`;
  const some = `SELECT count(*) FROM (SELECT 1 FROM leads WHERE ${which} LIMIT ${MOST + 1})`;
  const total = Number(prepared(connection, some).pluck().get({ from, to }));
  return {
    leads: prepared(connection, page).all({ from, to, limit }) as Lead[],
    total: Math.min(total, MOST),
    total_is_exact: total <= MOST,
  };
}
