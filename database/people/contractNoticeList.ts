import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { type ExpressionBuilder, sql } from 'kysely';
import type { ContractNotice } from '../../data/api/rows.ts';
import type { ContractNoticeKind } from '../../data/leads/contractNotices.ts';
import { all, build, first } from '../query.ts';
import type { Schema } from '../schema.ts';
import type { Connection } from '../store.ts';
import { NOTICE_COLUMNS } from './contractNotices.ts';

export interface ContractNoticeFilter {
  /** Anywhere in reference, name, address or contract; letters without an accent in either case. */
  search?: string | undefined;
  kind?: ContractNoticeKind | undefined;
  filed?: boolean | undefined;
}

const SEARCHED = ['reference', 'name', 'email', 'contract'] as const;

const matching =
  ({ engine }: Connection, { search, kind, filed }: ContractNoticeFilter) =>
  ({ eb, and, or, fn }: ExpressionBuilder<Schema, 'contract_notices'>) =>
    and([
      ...(kind ? [eb('kind', '=', kind)] : []),
      ...(filed === undefined ? [] : [eb('filed_at', filed ? 'is not' : 'is', null)]),
      ...(search ? [or(SEARCHED.map((column) => engine.holds(fn('lower', [column]), sql`lower(${search})`)))] : []),
    ]);

const countOf = async (connection: Connection, filter: ContractNoticeFilter): Promise<number> => {
  const query = build.selectFrom('contract_notices').where(matching(connection, filter));
  return Number((await first(connection, query.select(build.fn.countAll<number>().as('total'))))?.total ?? 0);
};

/** How many notices the owner has not put away. */
export const openNotices = (connection: Connection): Promise<number> => countOf(connection, { filed: false });

/** A page of notices, newest first, and how many the filter has in all. */
export async function pageOfNotices(
  connection: Connection,
  { limit, before, ...filter }: ContractNoticeFilter & { limit: number; before?: number | undefined },
) {
  const page = build
    .selectFrom('contract_notices')
    .select(NOTICE_COLUMNS)
    .where(matching(connection, filter))
    .$if(before !== undefined, (some) => some.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1);
  const rows = await all(connection, page);
  const notices = rows.slice(0, limit);
  const total = await countOf(connection, filter);
  return { notices, total, next: rows.length > limit ? (notices.at(-1)?.id ?? null) : null };
}

/** Every notice of a filter, oldest first, a few hundred at a time. */
export async function* eachNotice(
  connection: Connection,
  filter: ContractNoticeFilter = {},
): AsyncGenerator<ContractNotice[]> {
  const found = build
    .selectFrom('contract_notices')
    .select(NOTICE_COLUMNS)
    .where(matching(connection, filter))
    .orderBy('id');
  let after = 0;
  for (;;) {
    const rows = await all(connection, found.where('id', '>', after).limit(500));
    yield rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    await yieldToOthers();
  }
}
