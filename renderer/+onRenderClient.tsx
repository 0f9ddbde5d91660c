import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { OnRenderClientSync } from 'vike/types';
import { takeOverStyles } from '../components/emotionCache.ts';
import { makeContent, UNCHANGED } from '../data/settings/makeContent.ts';
import { CONTENT_BLOCK } from './contentBlock.ts';
import { Layout } from './Layout.tsx';

/** What the site said when this page was drawn: the source, and the differences that the page carries. */
function contentOfPage() {
  const differences = document.getElementById(CONTENT_BLOCK)?.textContent;
  return makeContent(differences ? { ...UNCHANGED, settings: JSON.parse(differences) } : UNCHANGED);
}

/** Hydrates the whole page. As a transition React works in slices of a few milliseconds, and the visitor's actions come between. */
export const onRenderClient: OnRenderClientSync = (pageContext) => {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  const tree = <Layout pageContext={pageContext} content={contentOfPage()} cache={takeOverStyles()} />;
  startTransition(() => void hydrateRoot(container, tree));
};
