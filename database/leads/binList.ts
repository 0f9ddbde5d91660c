import { sql } from 'kysely';
import type { Connection } from '../file/connection.ts';
import { all, build, first, prepared, run } from '../query.ts';

const OWN = sql`coalesce(content -> '$.leads[0]', content -> '$.newsletter_subscribers[0]', content -> '$.contract_notices[0]')`;

/** What is told of a thing in the bin, read from the rows it was. */
export const BINNED_COLUMNS = [
  'id',
  'kind',
  'actor',
  'binned_at',
  sql<string | null>`${OWN} ->> '$.reference'`.as('reference'),
  sql<string | null>`${OWN} ->> '$.name'`.as('name'),
  sql<string>`${OWN} ->> '$.email'`.as('email'),
  sql<string>`${OWN} ->> '$.created_at'`.as('created_at'),
] as const;

/** A page of the bin, what was put there last first. */
export function pageOfBin(connection: Connection, { limit, before }: { limit: number; before?: number | undefined }) {
  const page = build
    .selectFrom('bin')
    .select(BINNED_COLUMNS)
    .$if(before !== undefined, (some) => some.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1);
  const rows = all(connection, page);
  const shown = rows.slice(0, limit);
  return { rows: shown, total: binTotal(connection), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

export const binTotal = (connection: Connection): number =>
  Number(first(connection, build.selectFrom('bin').select(build.fn.countAll<number>().as('total')))?.total ?? 0);

/** The owner is told of what is new in the bin; answers how much that is. */
export const noteAnnounced = (connection: Connection, at: string): number =>
  run(connection, build.updateTable('bin').set({ announced_at: at }).where('announced_at', 'is', null));

/** What was put into the bin, or announced, later than now was dated by a wrong clock: its thirty days begin now. */
export function redateBin(connection: Connection, now: string): void {
  const sql = `UPDATE bin SET binned_at = min(binned_at, @now), announced_at = min(announced_at, @now)
    WHERE binned_at > @now OR announced_at > @now`;
  prepared(connection, sql).run({ now });
}

/** What has been in the bin, and announced, since before `limit` (ISO time). */
export const dueInBin = (connection: Connection, limit: string) =>
  all(
    connection,
    build
      .selectFrom('bin')
      .select(['id', 'actor'])
      .where('binned_at', '<', limit)
      .where('announced_at', '<', limit)
      .orderBy('id'),
  );
