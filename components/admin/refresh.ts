import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks again for everything that begins with the key. A first answer still under way is dropped too: it may have been
 * read before the change, and TanStack Query alone would let it stand (its `cancelRefetch` spares queries without data).
 */
export async function refresh(queries: QueryClient, ...queryKey: string[]): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}
