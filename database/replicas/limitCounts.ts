import { build, first, run } from '../query.ts';
import type { Connection } from '../store.ts';

interface Addition {
  bucket: string;
  amount: number;
  /** ISO times. `ends_at` is for a window that begins now; one that goes on keeps its own end. */
  at: string;
  ends_at: string;
  /** No window begun by now ends later: one that does was begun under a wrong clock. */
  tooLate: string;
}

/** Adds to what a bucket holds in its window, and answers the sum and its end. To be run inside the write queue. */
export async function addToCount(connection: Connection, { at, tooLate, ...added }: Addition) {
  const query = build
    .insertInto('limit_counts')
    .values(added)
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet(({ eb, ref, or, case: when }) => {
        const isOver = or([eb('limit_counts.ends_at', '<=', at), eb('limit_counts.ends_at', '>', tooLate)]);
        const sum = eb('limit_counts.amount', '+', ref('excluded.amount'));
        return {
          amount: when().when(isOver).then(ref('excluded.amount')).else(sum).end(),
          ends_at: when().when(isOver).then(ref('excluded.ends_at')).else(ref('limit_counts.ends_at')).end(),
        };
      }),
    )
    .returning(['amount', 'ends_at']);
  return (await first(connection, query)) ?? added;
}

export const purgeCounts = (connection: Connection, before: string): Promise<number> =>
  run(connection, build.deleteFrom('limit_counts').where('ends_at', '<', before));
