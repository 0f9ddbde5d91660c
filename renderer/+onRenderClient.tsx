import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { OnRenderClientAsync } from 'vike/types';
import { takeOverStyles } from './emotionCache.ts';
import { Shell } from './Shell.tsx';

/** Hydrates the page the server rendered. */
export const onRenderClient: OnRenderClientAsync = async (pageContext) => {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  const query = Object.fromEntries(new URLSearchParams(location.search));
  const shell = <Shell pageContext={pageContext} query={query} cache={takeOverStyles()} />;
  // As a transition React works in slices of a few milliseconds, and the visitor's own actions come between.
  startTransition(() => void hydrateRoot(container, shell));
};
