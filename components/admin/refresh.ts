import type { QueryClient } from '@tanstack/react-query';

/**
 * Refetches every query whose key begins with this one. A first response under way is dropped too: it may predate the change, and TanStack
 * Query alone would keep it (its `cancelRefetch` spares queries without data).
 */
export async function refresh(queries: QueryClient, ...queryKey: string[]): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}

/**
 * Refetches after an erasure. Queries without a view are removed, not only invalidated: until its refetch, a list would show the erased
 * person once more.
 */
export async function refreshErased(queries: QueryClient, ...queryKey: string[]): Promise<void> {
  queries.removeQueries({ queryKey, type: 'inactive' });
  await refresh(queries, ...queryKey);
}

/** Stores the response of a mutation in its query. A read under way may predate the change: it is dropped and repeated. */
export async function storeResult(queries: QueryClient, queryKey: readonly string[], result: object): Promise<void> {
  const isLoading = queries.isFetching({ queryKey, exact: true }) > 0;
  await queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData(queryKey, result);
  if (isLoading) queries.invalidateQueries({ queryKey, exact: true });
}
