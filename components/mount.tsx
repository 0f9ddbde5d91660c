import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { takeOverStyles } from './emotionCache.ts';

/**
 * A place for React at the end of the page, for what opens over it: made when it is first needed. Answers the function
 * that shows something there, or nothing again.
 */
export function createMount(): (node: ReactNode) => void {
  let root: Root | undefined;
  return (node) => {
    root ??= createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<CacheProvider value={takeOverStyles()}>{node}</CacheProvider>);
  };
}
