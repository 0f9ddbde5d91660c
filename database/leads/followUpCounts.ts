import { sql } from 'kysely';
import { type FollowUp, followUpDays } from '../../data/leads/followUps.ts';
import { first } from '../query.ts';
import type { Connection } from '../store.ts';

/** How many leads of the inbox each choice of days has. */
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
