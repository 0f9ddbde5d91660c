import { all, build, type Connection, run } from '../store.ts';

/** Adds counts of a process, kept in its memory until then, to those of a day in Paris (`YYYY-MM-DD`). */
export async function addCounts(
  connection: Connection,
  day: string,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [name, count] of counts) await connection.engine.addCount(connection, day, name, count);
}

/** Pattern of the counters with a name after a colon (`source:www.google.com`), as opposed to those of a step. */
const BY_NAME = '%:%';

/** Names that have a counter with a colon on this day. */
export const namesOfDay = async (connection: Connection, day: string): Promise<string[]> =>
  (
    await all(
      connection,
      build.selectFrom('daily_counts').select('name').distinct().where('day', '=', day).where('name', 'like', BY_NAME),
    )
  ).map(({ name }) => name);

/** Daily counts of the steps between two days. */
export const countsSince = (
  connection: Connection,
  from: string,
  until = '9999',
): Promise<{ day: string; name: string; count: number }[]> =>
  all(
    connection,
    build
      .selectFrom('daily_counts')
      .select(({ fn }) => ['day', 'name', fn.sum<number>('count').as('count')])
      .where('day', '>=', from)
      .where('day', '<', until)
      .where('name', 'not like', BY_NAME)
      .groupBy(['day', 'name'])
      .orderBy('day')
      .orderBy('name'),
  );

/** Totals of the counters with a name, from a day on and before another, the largest first. */
export const namedCounts = (
  connection: Connection,
  from: string,
  until: string,
): Promise<{ name: string; count: number }[]> =>
  all(
    connection,
    build
      .selectFrom('daily_counts')
      .select(({ fn }) => ['name', fn.sum<number>('count').as('count')])
      .where('day', '>=', from)
      .where('day', '<', until)
      .where('name', 'like', BY_NAME)
      .groupBy('name')
      .orderBy('count', 'desc')
      .orderBy('name'),
  );

/**
 * Deletes the counters with a name of one day: the earliest day before `before` that has any.
 * @returns the number of rows.
 */
export function purgeNamedCounts(connection: Connection, before: string): Promise<number> {
  const named = build.selectFrom('daily_counts').where('day', '<', before).where('name', 'like', BY_NAME);
  const first = named.select('day').orderBy('day').limit(1);
  return run(connection, build.deleteFrom('daily_counts').where('day', 'in', first).where('name', 'like', BY_NAME));
}
