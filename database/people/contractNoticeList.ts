import { type ExpressionBuilder, sql } from 'kysely';
import type { ContractNotice } from '../../data/api/rows.ts';
import type { ContractNoticeKind } from '../../data/leads/contractNotices.ts';
import { countOf, inPieces, type PageAsked, pageBefore } from '../pages.ts';
import { build } from '../query.ts';
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

const of = (connection: Connection, filter: ContractNoticeFilter) =>
  build.selectFrom('contract_notices').where(matching(connection, filter));

/** How many notices the owner has not put away. */
export const openNotices = (connection: Connection): Promise<number> =>
  countOf(connection, of(connection, { filed: false }));

/** A page of notices, newest first, and how many the filter has in all. */
export async function pageOfNotices(
  connection: Connection,
  { limit, before, ...filter }: ContractNoticeFilter & PageAsked,
) {
  const found = of(connection, filter);
  const { page: notices, next } = await pageBefore(connection, found.select(NOTICE_COLUMNS), { limit, before });
  return { notices, total: await countOf(connection, found), next };
}

/** Every notice of a filter, oldest first, a few hundred at a time. */
export function eachNotice(
  connection: Connection,
  filter: ContractNoticeFilter = {},
): AsyncGenerator<ContractNotice[]> {
  const found = of(connection, filter).select(NOTICE_COLUMNS);
  return inPieces(connection, (after) => found.where('id', '>', after));
}
