import { build, run } from '../query.ts';
import type { Connection } from '../store.ts';

interface Lease {
  name: string;
  holder: string;
  /** ISO times. */
  at: string;
  until: string;
}

/**
 * Takes or prolongs a lease. To be run inside the write queue.
 * @param tooLate longer than any lease asked for: one that ends later was written under a wrong clock, and is over.
 * @returns false while another holds it.
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

/** Gives a lease back, if it is still this holder's. */
export async function giveLeaseBack(connection: Connection, name: string, holder: string): Promise<void> {
  await run(connection, build.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder));
}
