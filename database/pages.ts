import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { type SelectQueryBuilder, sql } from 'kysely';
import { all, build, first } from './query.ts';
import type { Schema } from './schema.ts';
import type { Connection } from './store.ts';

const PIECE = 500;

/** How many rows a query finds; its columns are not chosen yet. */
export const countOf = async <Table extends keyof Schema>(
  connection: Connection,
  found: SelectQueryBuilder<Schema, Table, object>,
): Promise<number> => {
  const counted = await first(connection, found.select(build.fn.countAll<number>().as('total')));
  // PostgreSQL counts in bigint, which arrives as text.
  return Number((counted as { total: number | string } | undefined)?.total ?? 0);
};

/** How many rows a page has, and the id before which it begins. */
export interface PageAsked {
  limit: number;
  before?: number | undefined;
}

/** A page of what a query finds, newest first, and the id before which the next one begins. */
export async function pageBefore<Table extends keyof Schema, Row extends { id: number }>(
  connection: Connection,
  found: SelectQueryBuilder<Schema, Table, Row>,
  { limit, before }: PageAsked,
) {
  const newest = found.orderBy('id', 'desc').limit(limit + 1);
  const rows: Row[] = await all(connection, before === undefined ? newest : newest.where(sql<boolean>`id < ${before}`));
  const page = rows.slice(0, limit);
  return { page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/** Every row that `after` finds behind an id, by rising id, a few hundred at a time; others are served in between. */
export async function* inPieces<Table extends keyof Schema, Row extends { id: number }>(
  connection: Connection,
  after: (id: number) => SelectQueryBuilder<Schema, Table, Row>,
): AsyncGenerator<Row[]> {
  for (let last: number | undefined = 0; last !== undefined; await yieldToOthers()) {
    const rows: Row[] = await all(connection, after(last).orderBy('id').limit(PIECE));
    yield rows;
    last = rows.at(-1)?.id;
  }
}
