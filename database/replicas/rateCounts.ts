import { build, first, run } from '../query.ts';
import type { Connection } from '../store.ts';

export interface Counted {
  calls: number;
  bytes: number;
  /** When its window ends: ISO time. */
  ends_at: string;
}

interface Addition extends Counted {
  bucket: string;
  /** ISO times. `ends_at` is for a window that begins now; one that goes on keeps its own end. */
  at: string;
  /** No window begun by now ends later: one that does was begun under a wrong clock. */
  tooLate: string;
}

/** Adds to what a bucket holds in its window, and answers the sums. To be run inside the write queue. */
export async function addToRate(connection: Connection, { at, tooLate, bucket, ...added }: Addition): Promise<Counted> {
  const query = build
    .insertInto('rate_counts')
    .values({ bucket, ...added })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet(({ eb, ref, or, case: when }) => {
        const isOver = or([eb('rate_counts.ends_at', '<=', at), eb('rate_counts.ends_at', '>', tooLate)]);
        const sum = (column: 'calls' | 'bytes') =>
          when()
            .when(isOver)
            .then(ref(`excluded.${column}`))
            .else(eb(`rate_counts.${column}`, '+', ref(`excluded.${column}`)))
            .end();
        return {
          calls: sum('calls'),
          bytes: sum('bytes'),
          ends_at: when().when(isOver).then(ref('excluded.ends_at')).else(ref('rate_counts.ends_at')).end(),
        };
      }),
    )
    .returning(['calls', 'bytes', 'ends_at']);
  return (await first(connection, query)) ?? added;
}

export const purgeRates = (connection: Connection, before: string): Promise<number> =>
  run(connection, build.deleteFrom('rate_counts').where('ends_at', '<', before));
