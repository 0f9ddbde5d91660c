import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { TypedTermination } from '../data/termination.ts';

/** What a form without script carries, and what was typed before it came back. */
export interface FormHints {
  /** Of idempotency: one per opened form. */
  key: string;
  /** Signed render time. */
  token: string;
  typed?: TypedTermination;
}

interface PageFacts {
  /** Path of the page, without query. */
  path: string;
  /** Whether the server found a valid session (admin desk only). */
  signedIn: boolean;
  params: Record<string, string>;
  /** The query of the address. */
  query: Record<string, string>;
  form: FormHints;
}

const Context = createContext<PageFacts>({
  path: '/',
  signedIn: false,
  params: {},
  query: {},
  form: { key: '', token: '' },
});

export function PageContextProvider({
  path,
  signedIn,
  params,
  query,
  form,
  children,
}: PageFacts & { children: ReactNode }) {
  const value = useMemo(() => ({ path, signedIn, params, query, form }), [path, signedIn, params, query, form]);
  return <Context value={value}>{children}</Context>;
}

/** What a component may know of the page it stands on. */
export const usePageFacts = (): PageFacts => useContext(Context);
