import type { Connection, WriteQueue } from '../../database/store.ts';

/**
 * Milliseconds of the event loop after which a transaction takes no further row. Up to ten milliseconds for the search index follow, then
 * the commit and its flush.
 */
const SLICE_MS = 5;

/**
 * Runs `act` on many items in several short transactions, so that requests are served in between. A failure ends it; the work of earlier
 * transactions stays.
 * @param act gets the result of the item before.
 * @param last runs in the last transaction, with all results.
 */
export async function inSlices<Item, Result>(
  queue: WriteQueue,
  items: readonly Item[],
  act: (writer: Connection, item: Item, before: Result | undefined) => Promise<Result>,
  last?: (writer: Connection, results: readonly Result[]) => Promise<unknown>,
): Promise<Result[]> {
  const results: Result[] = [];
  do {
    const slice = await queue.write(async (writer) => {
      const done: Result[] = [];
      const begun = performance.now();
      for (const item of items.slice(results.length)) {
        done.push(await act(writer, item, (done.length > 0 ? done : results).at(-1)));
        if (performance.now() - begun > SLICE_MS) break;
      }
      if (last && results.length + done.length === items.length) await last(writer, [...results, ...done]);
      return done;
    });
    results.push(...slice);
  } while (results.length < items.length);
  return results;
}

/** Repeats a deletion of some rows, each time in a new transaction, until no row is left; returns the number of all deleted rows. */
export async function untilNone(queue: WriteQueue, some: (writer: Connection) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const amount = await queue.write(some);
    if (amount === 0) return total;
    total += amount;
  }
}
