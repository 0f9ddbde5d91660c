import { all, build, type Connection, first, ROWS_AT_ONCE, run } from './store.ts';

interface Lease {
  name: string;
  holder: string;
  /** Time of the lease, ISO; `until`: its end. */
  at: string;
  until: string;
}

/**
 * Takes or renews a lease. To be run inside the write queue.
 * @param tooLate time after which no valid lease ends: a lease that ends later was written by a wrong clock, and counts as expired.
 * @returns false while another process holds it.
 */
export async function takeLease(
  connection: Connection,
  { name, holder, at, until }: Lease,
  tooLate: string,
): Promise<boolean> {
  const values = { holder, held_until: until };
  const query = build
    .insertInto('leases')
    .values({ name, ...values })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(values)
        .where(({ eb, or }) =>
          or([
            eb('leases.holder', '=', holder),
            eb('leases.held_until', '<=', at),
            eb('leases.held_until', '>', tooLate),
          ]),
        ),
    );
  return (await run(connection, query)) > 0;
}

/** Ends a lease, unless another holder has it now. */
export async function giveLeaseBack(connection: Connection, name: string, holder: string): Promise<void> {
  await run(connection, build.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder));
}

interface StoredEvent {
  id: number;
  /** Process that sent the event. */
  origin: string;
  /** Event as JSON. */
  body: string;
}

/** Maximum events read at once. */
const MOST_AT_ONCE = 5000;

/** Stores events of this process for the other processes, in this order. To be run inside the write queue. */
export async function addEvents(
  connection: Connection,
  { origin, bodies }: { origin: string; bodies: readonly string[] },
  at: string,
): Promise<void> {
  const rows = bodies.map((body) => ({ origin, body, created_at: at }));
  await run(connection, build.insertInto('events').values(rows));
}

/** Events with a number above `id`, oldest first. */
export const eventsAfter = (connection: Connection, id: number): Promise<StoredEvent[]> =>
  all(
    connection,
    build.selectFrom('events').select(['id', 'origin', 'body']).where('id', '>', id).orderBy('id').limit(MOST_AT_ONCE),
  );

/** Number of the last event; 0 if there is none. */
export const lastEvent = async (connection: Connection): Promise<number> =>
  (await first(connection, build.selectFrom('events').select('id').orderBy('id', 'desc').limit(1)))?.id ?? 0;

export const purgeEvents = (connection: Connection, before: string): Promise<number> =>
  run(connection, build.deleteFrom('events').where('created_at', '<', before));

interface Addition {
  bucket: string;
  amount: number;
  /** Time of the count; `ends_at`: end of a window begun now, while a running window keeps its own end. Both are ISO times. */
  at: string;
  ends_at: string;
  /** Latest possible end of a window: a window that ends later was begun by a wrong clock, and is replaced. */
  tooLate: string;
}

/** Adds to the count of a bucket in its window, and returns the sum and its end. To be run inside the write queue. */
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
  run(
    connection,
    build
      .deleteFrom('limit_counts')
      .where(
        'bucket',
        'in',
        build.selectFrom('limit_counts').select('bucket').where('ends_at', '<', before).limit(ROWS_AT_ONCE),
      ),
  );
