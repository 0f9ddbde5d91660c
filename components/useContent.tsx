import { createContext, useContext } from 'react';
import type { Content } from '../data/settings/content.ts';

const Context = createContext<Content | undefined>(undefined);

/** Provides the content of the site to every component below. */
export const ContentProvider = Context;

/** Returns the content of the page being rendered. */
export function useContent(): Content {
  const content = useContext(Context);
  if (!content) throw new Error('useContent needs a ContentProvider above it');
  return content;
}
