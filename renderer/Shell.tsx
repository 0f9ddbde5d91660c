import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useEffect } from 'react';
import type { PageContext } from 'vike/types';
import { SiteLayout } from '../components/layout/SiteLayout.tsx';
import { PageContextProvider } from '../components/pageContext.tsx';

const NO_FORM = { key: '', token: '' };

interface Props {
  pageContext: PageContext;
  query: Record<string, string>;
  cache: EmotionCache;
}

/** The whole tree of a page, the same on the server and in the browser. */
export function Shell({ pageContext, query, cache }: Props) {
  const { Page } = pageContext;
  if (!Page) throw new Error(`No page for ${pageContext.urlPathname}`);
  const page = <Page />;
  // The moment the page answers to its visitor: tests and benchmarks wait for it.
  useEffect(() => void performance.mark('hydrated'), []);
  return (
    <CacheProvider value={cache}>
      <PageContextProvider
        path={pageContext.urlPathname}
        signedIn={pageContext.signedIn ?? false}
        params={pageContext.routeParams}
        query={query}
        form={pageContext.form ?? NO_FORM}
      >
        {pageContext.config.layout === 'bare' ? page : <SiteLayout>{page}</SiteLayout>}
      </PageContextProvider>
    </CacheProvider>
  );
}
