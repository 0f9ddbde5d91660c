import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useState } from 'react';
import { BrowserRouter, StaticRouter } from 'react-router';
import { ApiError } from '../api.ts';
import { usePageFacts } from '../pageContext.tsx';
import { ToastHost } from '../ui/ToastHost.tsx';
import { DeskRoutes } from './desk/DeskRoutes.tsx';
import { GuideTextsProvider, type LoadGuide } from './guide/GuideView.tsx';
import { readApi } from './readApi.ts';
import { SessionGate } from './signin/SessionGate.tsx';
import { SESSION_LOST } from './signin/signIn.ts';

/** After any call of the desk returned 401, shows the sign-in form over the current view. */
function handleLostSession(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) window.dispatchEvent(new Event(SESSION_LOST));
}

/**
 * Query client with the specification's defaults (docs/product/specification.md § 7 and § 9): a GET to the key's parts joined by slashes,
 * an error on 401; no staleness, refetch on focus, polling or retries. Without a network, calls fail at once instead of waiting silently
 * for its return.
 */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: handleLostSession }),
    mutationCache: new MutationCache({ onError: handleLostSession }),
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

const BASE = '/admin';

function Router({ children }: { children: ReactNode }) {
  const { path, query } = usePageFacts();
  // Navigates without React transitions: with them, the address changes before the view, and the next key would act on the former view.
  if (typeof window !== 'undefined')
    return (
      <BrowserRouter basename={BASE} useTransitions={false}>
        {children}
      </BrowserRouter>
    );
  const search = new URLSearchParams(query).toString();
  return (
    <StaticRouter basename={BASE} location={search ? `${path}?${search}` : path}>
      {children}
    </StaticRouter>
  );
}

/** The admin desk: React Router inside one Vike page; every view requires a session. */
export function AdminApp({ guide }: { guide: LoadGuide }) {
  const [client] = useState(createQueryClient);
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <SessionGate>
          <Router>
            <GuideTextsProvider load={guide}>
              <DeskRoutes />
            </GuideTextsProvider>
          </Router>
        </SessionGate>
        <ToastHost />
      </QueryClientProvider>
    </StrictMode>
  );
}
