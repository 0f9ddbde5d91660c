import type { ComponentType } from 'react';
import type { PageHead } from '../components/head.ts';
import type { FormHints } from '../components/pageContext.tsx';

type OfPage<Value> = Value | ((pageContext: { urlPathname: string; routeParams: Record<string, string> }) => Value);

declare global {
  namespace Vike {
    interface Config {
      title?: OfPage<string>;
      head?: OfPage<PageHead>;
      layout?: 'site' | 'bare';
      live?: boolean;
    }
    interface PageContext {
      Page?: ComponentType;
      /** Public address of the site, without a trailing slash: only known while the server renders. */
      baseUrl?: string;
      /** Whether the request carried a valid session: only for the admin desk. */
      signedIn?: boolean;
      /** Only on the pages of a form that works without script. */
      form?: FormHints;
      /** Filled by `+onRenderHtml`: the `style-src` hashes of the page's style blocks. */
      styleHashes?: string[];
    }
  }
}

/** A page setting that may depend on the page context. */
export function ofPage<Value>(
  setting: OfPage<Value> | undefined,
  pageContext: { urlPathname: string; routeParams: Record<string, string> },
): Value | undefined {
  return typeof setting === 'function' ? (setting as (context: typeof pageContext) => Value)(pageContext) : setting;
}
