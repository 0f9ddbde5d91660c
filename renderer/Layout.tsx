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

/** Tree of a page, layout included: what the server renders is what the browser hydrates. */
export function Layout({ pageContext, content, cache }: Props) {
  const { Page, config, urlPathname, query, typed, data, signedIn } = pageContext;
  if (!Page) throw new Error(`No page for ${urlPathname}`);
  // Mark awaited by tests and benchmarks.
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
