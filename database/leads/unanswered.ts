import { sql } from 'kysely';
import { all, build, first } from '../query.ts';
import type { Connection } from '../store.ts';
import { LEAD_COLUMNS } from './leads.ts';

/** So many are counted; more is said to be more. */
const MOST = 500;

/** Times (ISO): received at `from` or later, and before `to`. */
interface Received {
  from: string;
  to: string;
}

/** New leads of the inbox received between two times that nobody answered, the oldest first, and how many there are. */
export async function unanswered(connection: Connection, { from, to }: Received, limit: number) {
  const received = build
    .selectFrom('leads')
    .where('status', '=', sql.lit('nouveau'))
    .where('quarantine', '<>', sql.lit('held'))
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead_events')
            .select('lead_events.id')
            .where('lead_id', '=', sql.ref<number>('leads.id'))
            .where('kind', '=', sql.lit('reponse')),
        ),
      ),
    );
  const some = build.selectFrom(
    received
      .select('leads.id')
      .limit(MOST + 1)
      .as('some'),
  );
  const total = (await first(connection, some.select(build.fn.countAll<number>().as('total'))))?.total ?? 0;
  return {
    leads: await all(connection, received.select(LEAD_COLUMNS).orderBy('leads.id').limit(limit)),
    total: Math.min(total, MOST),
    total_is_exact: total <= MOST,
  };
}
