import type { ComponentType } from 'react';
import type { FormHints } from '../components/pageContext.tsx';
import type { ArticlePreview } from '../data/articles/blogContent.ts';
import type { HeadSetting, PageHead } from '../data/pageHead.ts';
import type { PageAsset } from './modulePreloads.ts';

declare global {
  namespace Vike {
    interface Config {
      head?: HeadSetting;
      beforeHydration?: (data: never) => Promise<unknown>;
      paths?: readonly string[];
      layout?: 'site' | 'bare';
      perVisitor?: boolean;
      queryKeys?: readonly string[];
    }
    interface PageContext {
      Page?: ComponentType;
      /** What the page's `+data.ts` returned. */
      data?: unknown;
      /** Public address of the site, without a trailing slash: only known while the server renders. */
      baseUrl?: string;
      /** The query of the address, on pages that depend on it. */
      query?: Record<string, string>;
      /** Whether the request carried a valid session: only for the admin desk. */
      signedIn?: boolean;
      /** Only on the pages of a form that works without script. */
      form?: FormHints;
      /** Only on the page of a preview. */
      preview?: ArticlePreview;
      /** Filled by `+onRenderHtml`: the `style-src` hashes of the page's style blocks. */
      styleHashes?: string[];
      /** Filled by `+onRenderHtml`: what the page says about itself. */
      pageHead?: PageHead;
      /** Vike's own: what the page loads. */
      __getPageAssets?: () => Promise<PageAsset[]>;
    }
  }
}
