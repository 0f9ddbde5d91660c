import { hydrateRoot } from 'react-dom/client';
import type { OnRenderClientAsync } from 'vike/types';
import { createEmotionCache } from './emotionCache.ts';
import { Shell } from './Shell.tsx';

/** Hydrates the page the server rendered. */
export const onRenderClient: OnRenderClientAsync = async (pageContext) => {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  const query = Object.fromEntries(new URLSearchParams(location.search));
  hydrateRoot(container, <Shell pageContext={pageContext} query={query} cache={createEmotionCache()} />);
};
