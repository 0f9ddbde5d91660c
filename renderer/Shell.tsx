import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PageContext } from 'vike/types';
import { PageContextProvider } from '../components/pageContext.tsx';

const NO_FORM = { key: '', token: '' };

interface Props {
  pageContext: PageContext;
  query: Record<string, string>;
  cache: EmotionCache;
  children: ReactNode;
}

/** What every part of a page may ask for: its styles' cache and the facts of the page. */
export const Shell = ({ pageContext, query, cache, children }: Props) => (
  <CacheProvider value={cache}>
    <PageContextProvider
      path={pageContext.urlPathname}
      signedIn={pageContext.signedIn ?? false}
      params={pageContext.routeParams}
      query={query}
      form={pageContext.form ?? NO_FORM}
    >
      {children}
    </PageContextProvider>
  </CacheProvider>
);

/** The page itself. On the server the layout goes around it; in the browser React takes over this part alone. */
export function pageOf({ Page, urlPathname }: PageContext): ReactNode {
  if (!Page) throw new Error(`No page for ${urlPathname}`);
  return <Page />;
}
