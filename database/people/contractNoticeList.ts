import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { ExpressionBuilder } from 'kysely';
import type { ContractNotice } from '../../data/api/rows.ts';
import type { ContractNoticeKind } from '../../data/leads/contractNotices.ts';
import type { Connection } from '../file/connection.ts';
import { all, build, first } from '../query.ts';
import type { Schema } from '../schema.ts';
import { NOTICE_COLUMNS } from './contractNotices.ts';

export interface ContractNoticeFilter {
  /** Anywhere in reference, name, address or contract; letters without an accent in either case. */
  search?: string | undefined;
  kind?: ContractNoticeKind | undefined;
  filed?: boolean | undefined;
}

const SEARCHED = ['reference', 'name', 'email', 'contract'] as const;

const matching =
  ({ search, kind, filed }: ContractNoticeFilter) =>
  ({ eb, and, or, fn, val }: ExpressionBuilder<Schema, 'contract_notices'>) =>
    and([
      ...(kind ? [eb('kind', '=', kind)] : []),
      ...(filed === undefined ? [] : [eb('filed_at', filed ? 'is not' : 'is', null)]),
      ...(search
        ? [or(SEARCHED.map((column) => eb(fn('instr', [fn('lower', [column]), fn('lower', [val(search)])]), '>', 0)))]
        : []),
    ]);

const countOf = (connection: Connection, filter: ContractNoticeFilter): number => {
  const query = build.selectFrom('contract_notices').where(matching(filter));
  return Number(first(connection, query.select(build.fn.countAll<number>().as('total')))?.total ?? 0);
};

/** How many notices the owner has not put away. */
export const openNotices = (connection: Connection): number => countOf(connection, { filed: false });

/** A page of notices, newest first, and how many the filter has in all. */
export function pageOfNotices(
  connection: Connection,
  { limit, before, ...filter }: ContractNoticeFilter & { limit: number; before?: number | undefined },
) {
  const page = build
    .selectFrom('contract_notices')
    .select(NOTICE_COLUMNS)
    .where(matching(filter))
    .$if(before !== undefined, (some) => some.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1);
  const rows = all(connection, page);
  const notices = rows.slice(0, limit);
  const total = countOf(connection, filter);
  return { notices, total, next: rows.length > limit ? (notices.at(-1)?.id ?? null) : null };
}

/** Every notice of a filter, oldest first, a few hundred at a time. */
export async function* eachNotice(
  connection: Connection,
  filter: ContractNoticeFilter = {},
): AsyncGenerator<ContractNotice[]> {
  const found = build.selectFrom('contract_notices').select(NOTICE_COLUMNS).where(matching(filter)).orderBy('id');
  let after = 0;
  for (;;) {
    const rows = all(connection, found.where('id', '>', after).limit(500));
    yield rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    await yieldToOthers();
  }
}
