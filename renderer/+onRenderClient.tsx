import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import type { OnRenderClientSync, PageContext } from 'vike/types';
import { countFailure } from '../components/countStep.ts';
import { takeOverStyles } from '../components/emotionCache.ts';
import { makeContent, UNCHANGED } from '../data/settings/makeContent.ts';
import { CONTENT_BLOCK } from './contentBlock.ts';
import { Layout } from './Layout.tsx';
import { ServedPage } from './ServedPage.tsx';

/** Makes the same content as the server: the source, with the owner's changes from a data block of the page. */
function contentOfPage() {
  const differences = document.getElementById(CONTENT_BLOCK)?.textContent;
  return makeContent(differences ? { ...UNCHANGED, settings: JSON.parse(differences) } : UNCHANGED);
}

const HydratedPage = ({ pageContext }: { pageContext: PageContext }) => (
  <Layout pageContext={pageContext} content={contentOfPage()} cache={takeOverStyles()} />
);

/**
 * Hydrates the whole page in a transition, which React does in slices of a few milliseconds, so that the visitor's actions are handled in
 * between. A page that fails, during hydration or later, displays the server's HTML again.
 */
export const onRenderClient: OnRenderClientSync = (pageContext) => {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  // Sends no path with a token, which is secret: only the kind of page.
  const { urlPathname, pageId, routeParams } = pageContext;
  const page = routeParams?.token ? String(pageId).replaceAll('@', '') : urlPathname;
  const served = container.cloneNode(true) as HTMLElement;
  const fallback = () => (
    <ServedPage html={served.innerHTML} wasHydrated={performance.getEntriesByName('hydrated').length > 0} />
  );
  const tree = (
    <ErrorBoundary fallbackRender={fallback} onError={(error) => countFailure(page, error)}>
      <HydratedPage pageContext={pageContext} />
    </ErrorBoundary>
  );
  startTransition(() => void hydrateRoot(container, tree));
};
