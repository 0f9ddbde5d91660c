import { build, first, insert, run } from '../query.ts';
import type { Connection } from '../store.ts';

/** How many failures a bucket has between two times; what a wrong clock dated later does not count. */
export async function attemptsIn(connection: Connection, bucket: string, from: string, to: string): Promise<number> {
  const query = build
    .selectFrom('login_attempts')
    .select(build.fn.countAll<number>().as('total'))
    .where('bucket', '=', bucket)
    .where('at', '>', from)
    .where('at', '<=', to);
  return Number((await first(connection, query))?.total ?? 0);
}

/** However many addresses guess at once, the table holds this many rows at most: the oldest go first. */
const MOST_ROWS = 50_000;

/** Notes a failure in each bucket, and drops those that nobody counts any more: at `forgetBefore` or earlier. */
export async function noteAttempts(
  connection: Connection,
  buckets: readonly string[],
  { at, forgetBefore }: { at: string; forgetBefore: string },
): Promise<void> {
  for (const bucket of buckets) await insert(connection, 'login_attempts', { bucket, at });
  await purgeAttempts(connection, forgetBefore);
  const last = build.selectFrom('login_attempts').select(({ fn }) => fn.max('id').as('last'));
  const newest = Number((await first(connection, last))?.last ?? 0);
  await run(connection, build.deleteFrom('login_attempts').where('id', '<=', newest - MOST_ROWS));
}

export const forgetAttempts = (connection: Connection, bucket: string): Promise<number> =>
  run(connection, build.deleteFrom('login_attempts').where('bucket', '=', bucket));

/** Takes back the last attempt of a bucket. */
export const forgetLastAttempt = (connection: Connection, bucket: string): Promise<number> =>
  run(
    connection,
    build
      .deleteFrom('login_attempts')
      .where('id', '=', ({ selectFrom, fn }) =>
        selectFrom('login_attempts').select(fn.max('id').as('last')).where('bucket', '=', bucket),
      ),
  );

export const purgeAttempts = (connection: Connection, before: string): Promise<number> =>
  run(connection, build.deleteFrom('login_attempts').where('at', '<', before));
