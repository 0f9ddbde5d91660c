import { createContext, type ReactNode, useContext } from 'react';
import type { TypedNotice } from '../data/leads/contractNotices.ts';

export interface PageFacts {
  /** Path of the page, without query. */
  path: string;
  /** Whether the server found a valid session of the desk. */
  signedIn: boolean;
  /** Query of the address; empty on pages that the server renders once for all visitors. */
  query: Record<string, string>;
  /** Values that the visitor typed into the page's form before the server returned it. */
  typed: TypedNotice | undefined;
  /** Result of the page's `+data.ts`. */
  data: unknown;
}

const Context = createContext<PageFacts | undefined>(undefined);

/** Provides the facts of the page to every component below. */
export const PageFactsProvider = ({ facts, children }: { facts: PageFacts; children: ReactNode }) => (
  <Context value={facts}>{children}</Context>
);

/** Returns the facts of the current page. */
export function usePageFacts(): PageFacts {
  const facts = useContext(Context);
  if (!facts) throw new Error('usePageFacts needs a PageFactsProvider above it');
  return facts;
}

/** Returns the result of the page's `+data.ts`: `usePageData<typeof data>()`. */
export const usePageData = <Data extends (...args: never[]) => unknown>(): Awaited<ReturnType<Data>> =>
  usePageFacts().data as Awaited<ReturnType<Data>>;
