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

/** Shows the sign-in form over the current view after any 401 of the desk's calls. */
function handleLostSession(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) window.dispatchEvent(new Event(SESSION_LOST));
}

/**
 * The specification's defaults (docs/product/specification.md § 7 and § 9): a GET to the key's parts joined by a slash, failing on 401;
 * never stale, no refetch on focus, no polling, no retries. Without a network a call fails at once with an error: by default it would wait
 * in silence for the network to come back.
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
  // Not as a transition: the address would change before the view, and the next key would act on the former view.
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
