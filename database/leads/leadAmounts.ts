import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { LeadAmounts } from '../../data/api/answers.ts';
import type { Connection } from '../file/connection.ts';
import { all, build, prepared } from '../query.ts';
import { type LeadFilter, prepareFilter, readAll } from './leadFilter.ts';

/** So many leads with an amount in one step; what narrows them is read in each. */
const STEP = 2000;

/** The amounts of a filter's leads, in cents, added up by status. */
export async function leadAmounts(connection: Connection, filter: LeadFilter): Promise<LeadAmounts['by_status']> {
  prepareFilter(connection);
  const sums: LeadAmounts['by_status'] = {};
  const end = prepared(
    connection,
    `SELECT max(id) FROM (SELECT id FROM leads WHERE amount_cents IS NOT NULL AND quarantine <> 'held' AND id > ?
      ORDER BY id LIMIT ${STEP})`,
  ).pluck();
  for (let from = 0, until = end.get(from); typeof until === 'number'; from = until, until = end.get(from)) {
    const rows = build
      .selectFrom('leads')
      .select(({ fn }) => ['leads.status', fn.sum<number>('leads.amount_cents').as('cents')])
      .where('leads.amount_cents', 'is not', null)
      .where('leads.id', '>', from)
      .where('leads.id', '<=', until)
      .where(readAll(filter))
      .groupBy('leads.status');
    for (const { status, cents } of all(connection, rows)) sums[status] = (sums[status] ?? 0) + Number(cents);
    await yieldToOthers();
  }
  return sums;
}
