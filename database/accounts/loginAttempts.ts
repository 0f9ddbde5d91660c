import type { Connection } from '../file/connection.ts';
import { build, first, insert, run } from '../query.ts';

/** How many failures a bucket has between two times; what a wrong clock dated later does not count. */
export function attemptsIn(connection: Connection, bucket: string, from: string, to: string): number {
  const query = build
    .selectFrom('login_attempts')
    .select(build.fn.countAll<number>().as('total'))
    .where('bucket', '=', bucket)
    .where('at', '>', from)
    .where('at', '<=', to);
  return Number(first(connection, query)?.total ?? 0);
}

/** However many addresses guess at once, the table holds this many rows at most: the oldest go first. */
const MOST_ROWS = 50_000;

/** Notes a failure in each bucket, and drops those that nobody counts any more: at `forgetBefore` or earlier. */
export function noteAttempts(
  connection: Connection,
  buckets: readonly string[],
  { at, forgetBefore }: { at: string; forgetBefore: string },
): void {
  for (const bucket of buckets) insert(connection, 'login_attempts', { bucket, at });
  purgeAttempts(connection, forgetBefore);
  const last = build.selectFrom('login_attempts').select(({ fn }) => fn.max('id').as('last'));
  const newest = Number(first(connection, last)?.last ?? 0);
  run(connection, build.deleteFrom('login_attempts').where('id', '<=', newest - MOST_ROWS));
}

export const forgetAttempts = (connection: Connection, bucket: string): number =>
  run(connection, build.deleteFrom('login_attempts').where('bucket', '=', bucket));

/** Takes back the last attempt of a bucket. */
export const forgetLastAttempt = (connection: Connection, bucket: string): number =>
  run(
    connection,
    build
      .deleteFrom('login_attempts')
      .where('id', '=', ({ selectFrom, fn }) =>
        selectFrom('login_attempts').select(fn.max('id').as('last')).where('bucket', '=', bucket),
      ),
  );

export const purgeAttempts = (connection: Connection, before: string): number =>
  run(connection, build.deleteFrom('login_attempts').where('at', '<', before));
