import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { OnRenderClientAsync } from 'vike/types';
import { takeOverStyles } from '../components/emotionCache.ts';
import { Layout } from './Layout.tsx';

/** Hydrates the whole page. As a transition React works in slices of a few milliseconds, and the visitor's actions come between. */
export const onRenderClient: OnRenderClientAsync = async (pageContext) => {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  await pageContext.config.beforeHydration?.(pageContext.data as never);
  startTransition(() => void hydrateRoot(container, <Layout pageContext={pageContext} cache={takeOverStyles()} />));
};
