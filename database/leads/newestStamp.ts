import { sql } from 'kysely';
import { first } from '../query.ts';
import type { Connection } from '../store.ts';

/** The latest time a row of this site was stored at, as the clock of then said (ISO time); undefined while it is empty. */
export async function newestStamp(connection: Connection): Promise<string | undefined> {
  const newest = sql<{ at: string | null }>`SELECT max(at) AS at FROM (
    SELECT max(created_at) AS at FROM leads
    UNION ALL SELECT created_at FROM lead_events WHERE id = (SELECT max(id) FROM lead_events)
    UNION ALL SELECT created_at FROM contract_notices WHERE id = (SELECT max(id) FROM contract_notices)
    UNION ALL SELECT created_at FROM newsletter_subscribers WHERE id = (SELECT max(id) FROM newsletter_subscribers)
  ) AS newest`;
  return (await first(connection, newest))?.at ?? undefined;
}
