import { all, build, type Connection, run } from '../store.ts';

/** Adds what was counted elsewhere to a day in Paris (`YYYY-MM-DD`). */
export async function addCounts(
  connection: Connection,
  day: string,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [name, count] of counts) await connection.engine.addCount(connection, day, name, count);
}

/** Counters by name, not by step, contain a colon (`source:www.google.com`). */
const BY_NAME = '%:%';

/** Returns the names that have a counter by name on a day. */
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

/** Counts by name from one day on and before another, the largest first. */
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
 * Deletes the counts by name of one day, the earliest before `before` that has any.
 * @returns the number of rows.
 */
export function purgeNamedCounts(connection: Connection, before: string): Promise<number> {
  const named = build.selectFrom('daily_counts').where('day', '<', before).where('name', 'like', BY_NAME);
  const first = named.select('day').orderBy('day').limit(1);
  return run(connection, build.deleteFrom('daily_counts').where('day', 'in', first).where('name', 'like', BY_NAME));
}
