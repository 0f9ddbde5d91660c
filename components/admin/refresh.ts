import type { QueryClient } from '@tanstack/react-query';

/**
 * Fetches again every query whose key begins with `queryKey`. Also cancels a first fetch that is under way, since its response may be older
 * than the change; TanStack Query's `cancelRefetch` does not cancel a query that has no data yet.
 */
export async function refresh(queries: QueryClient, ...queryKey: string[]): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}

/**
 * Fetches queries again after an erasure. Those that no view shows are removed from the cache, not just invalidated: a list opened later
 * would otherwise show the erased person until it is fetched.
 */
export async function refreshErased(queries: QueryClient, ...queryKey: string[]): Promise<void> {
  queries.removeQueries({ queryKey, type: 'inactive' });
  await refresh(queries, ...queryKey);
}

/**
 * Stores the response of a mutation in its query. A read under way may predate the change: it is dropped and repeated. Data that arrived
 * after `sentAt`, the time of the call, may be newer than its response, which is then not stored: the query is read again.
 */
export async function storeResult(
  queries: QueryClient,
  queryKey: readonly string[],
  result: object,
  sentAt = Number.POSITIVE_INFINITY,
): Promise<void> {
  if ((queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0) > sentAt) return readAnew(queries, queryKey);
  const isLoading = queries.isFetching({ queryKey, exact: true }) > 0;
  await queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData(queryKey, result);
  if (isLoading) queries.invalidateQueries({ queryKey, exact: true });
}

/** Maximum reads that events may cancel before `readAnew` gives up. */
const CANCELLED_READS = 5;

/** Reads a query again and waits for its data: an event may cancel the read, and begin one of its own, whose data counts as well. */
async function readAnew(queries: QueryClient, queryKey: readonly string[]): Promise<void> {
  const reads = () => queries.getQueryState(queryKey)?.dataUpdateCount;
  const before = reads();
  await refresh(queries, ...queryKey);
  for (let tries = 0; tries < CANCELLED_READS && reads() === before; tries += 1) {
    if (queries.getQueryState(queryKey)?.status === 'error') return;
    await queries.refetchQueries({ queryKey, exact: true, type: 'active' }, { cancelRefetch: false });
  }
}
