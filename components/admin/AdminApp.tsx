import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useState } from 'react';
import { BrowserRouter, StaticRouter } from 'react-router';
import { usePageFacts } from '../pageContext.tsx';
import { ToastHost } from '../ui/ToastHost.tsx';
import { createQueryClient } from './createQueryClient.ts';
import { DeskRoutes } from './desk/DeskRoutes.tsx';
import { GuideTextsProvider, type LoadGuide } from './guide/GuideTexts.tsx';
import { SessionGate } from './signin/SessionGate.tsx';

const BASE = '/admin';

function Router({ children }: { children: ReactNode }) {
  const { path, query } = usePageFacts();
  if (typeof window !== 'undefined') return <BrowserRouter basename={BASE}>{children}</BrowserRouter>;
  const search = new URLSearchParams(query).toString();
  return (
    <StaticRouter basename={BASE} location={search ? `${path}?${search}` : path}>
      {children}
    </StaticRouter>
  );
}

/** The admin desk: React Router inside one Vike page, the lists behind a session. */
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
