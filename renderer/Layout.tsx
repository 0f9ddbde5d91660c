import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useEffect } from 'react';
import type { PageContext } from 'vike/types';
import { SiteLayout } from '../components/layout/SiteLayout.tsx';
import { type PageFacts, PageFactsProvider } from '../components/pageContext.tsx';
import { ContentProvider } from '../components/useContent.tsx';
import type { Content } from '../data/settings/content.ts';

interface Props {
  pageContext: PageContext;
  content: Content;
  cache: EmotionCache;
}

/** The whole tree of a page with its layout, the same on the server and for the hydration in the browser. */
export function Layout({ pageContext, content, cache }: Props) {
  const { Page, config, urlPathname, query, typed, data, signedIn } = pageContext;
  if (!Page) throw new Error(`No page for ${urlPathname}`);
  // Sets the performance mark that tests and benchmarks wait for.
  useEffect(() => void performance.mark('hydrated'), []);
  const facts: PageFacts = {
    path: urlPathname,
    signedIn: signedIn ?? false,
    query: query ?? {},
    typed,
    data,
  };
  return (
    <CacheProvider value={cache}>
      <ContentProvider value={content}>
        <PageFactsProvider facts={facts}>
          {config.layout === 'bare' ? (
            <Page />
          ) : (
            <SiteLayout>
              <Page />
            </SiteLayout>
          )}
        </PageFactsProvider>
      </ContentProvider>
    </CacheProvider>
  );
}
