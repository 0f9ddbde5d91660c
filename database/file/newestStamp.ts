import { prepared } from '../query.ts';
import type { Connection } from './connection.ts';

/** The latest time a row of this site was stored at, as the clock of then said (ISO time); undefined while it is empty. */
export function newestStamp(connection: Connection): string | undefined {
  const sql = `SELECT max(at) FROM (
    SELECT max(created_at) AS at FROM leads
    UNION ALL SELECT created_at FROM lead_events WHERE id = (SELECT max(id) FROM lead_events)
    UNION ALL SELECT created_at FROM contract_notices WHERE id = (SELECT max(id) FROM contract_notices)
    UNION ALL SELECT created_at FROM newsletter_subscribers WHERE id = (SELECT max(id) FROM newsletter_subscribers)
  )`;
  return (prepared(connection, sql).pluck().get() as string | null) ?? undefined;
}
