import type { Connection } from './connection.ts';
import { build, first, run } from './query.ts';

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

export function noteAttempts(connection: Connection, buckets: readonly string[], at: string): void {
  for (const bucket of buckets) run(connection, build.insertInto('login_attempts').values({ bucket, at }));
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
