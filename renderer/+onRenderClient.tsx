import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { OnRenderClientAsync } from 'vike/types';
import { takeOverStyles } from '../components/emotionCache.ts';
import { markAnswering } from '../components/layout/markAnswering.ts';
import { pageOf, Shell } from './Shell.tsx';

/** Tells, once React answers to the visitor. */
function Answering({ children }: { children: ReactNode }) {
  useEffect(markAnswering, []);
  return children;
}

/** Hydrates the page the server rendered, inside the layout, which stays as the server wrote it. */
export const onRenderClient: OnRenderClientAsync = async (pageContext) => {
  const container = document.getElementById(pageContext.config.layout === 'bare' ? 'root' : 'contenu');
  if (!container) throw new Error('The page has no place');
  const query = Object.fromEntries(new URLSearchParams(location.search));
  const shell = (
    <Shell pageContext={pageContext} query={query} cache={takeOverStyles()}>
      <Answering>{pageOf(pageContext)}</Answering>
    </Shell>
  );
  // As a transition React works in slices of a few milliseconds, and the visitor's own actions come between.
  startTransition(() => void hydrateRoot(container, shell));
};
