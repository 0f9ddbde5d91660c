import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { sql } from 'kysely';
import type { LeadAmounts } from '../../data/api/answers.ts';
import { all, build, first } from '../query.ts';
import type { Connection } from '../store.ts';
import { type LeadFilter, readAll } from './leadFilter.ts';

/** So many leads with an amount in one step; what narrows them is read in each. */
const STEP = 2000;

/** The amounts of a filter's leads, in cents, added up by status. */
export async function leadAmounts(connection: Connection, filter: LeadFilter): Promise<LeadAmounts['by_status']> {
  const sums: LeadAmounts['by_status'] = {};
  let from = 0;
  for (;;) {
    const some = sql<{ last: number | null }>`SELECT max(id) AS last FROM (
      SELECT id FROM leads WHERE amount_cents IS NOT NULL AND quarantine <> 'held' AND id > ${from}
      ORDER BY id LIMIT ${STEP}) AS counted`;
    const until = (await first(connection, some))?.last ?? undefined;
    if (until === undefined) return sums;
    const rows = build
      .selectFrom('leads')
      .select(({ fn }) => ['leads.status', fn.sum<number>('leads.amount_cents').as('cents')])
      .where('leads.amount_cents', 'is not', null)
      .where('leads.id', '>', from)
      .where('leads.id', '<=', until)
      .where(readAll(connection, filter))
      .groupBy('leads.status');
    for (const { status, cents } of await all(connection, rows)) sums[status] = (sums[status] ?? 0) + Number(cents);
    from = until;
    await yieldToOthers();
  }
}
