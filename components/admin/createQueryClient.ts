import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api.ts';
import { readApi } from './readApi.ts';
import { SESSION_LOST } from './signin/sessionEvents.ts';

/** Any 401 of the desk's calls: the session is over, the sign-in form comes back over what was being done. */
function noticeLostSession(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) window.dispatchEvent(new Event(SESSION_LOST));
}

/**
 * The specification's defaults (docs/product/specification.md § 7 and § 9): a GET to the key's parts joined by a slash,
 * failing on 401; never stale, no refetch on focus, no polling, no retries. Without a network a call fails at once and
 * says so: by default it would wait in silence for the network to come back.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: noticeLostSession }),
    mutationCache: new MutationCache({ onError: noticeLostSession }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => readApi(queryKey.join('/')),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
