import type { LeadAmounts } from '../../data/api/answers.ts';
import { all, build } from '../query.ts';
import type { Connection } from '../store.ts';
import { type LeadFilter, matches } from './leadFilter.ts';

/** The amounts of a filter's leads, in cents, added up by status. */
export async function leadAmounts(connection: Connection, filter: LeadFilter): Promise<LeadAmounts['by_status']> {
  const sums = build
    .selectFrom('leads')
    .select(({ fn }) => ['status', fn.sum<number>('amount_cents').as('cents')])
    .where('amount_cents', 'is not', null)
    .where(matches(connection, filter))
    .groupBy('status');
  return Object.fromEntries((await all(connection, sums)).map(({ status, cents }) => [status, Number(cents)]));
}
