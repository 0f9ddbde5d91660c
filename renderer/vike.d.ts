import type { ComponentType } from 'react';
import type { ArticlePreview } from '../data/articles/blogContent.ts';
import type { TypedNotice } from '../data/leads/contractNotices.ts';
import type { HeadSetting, SentHead } from '../data/pageHead.ts';
import type { QuoteView } from '../data/quotes/clientView.ts';
import type { Content, ContentChanges } from '../data/settings/content.ts';

declare global {
  namespace Vike {
    interface Config {
      head?: HeadSetting;
      paths?: readonly string[] | ((changes: ContentChanges) => readonly string[]);
      layout?: 'site' | 'bare';
      perVisitor?: boolean;
      queryKeys?: readonly string[];
    }
    interface PageContextServer {
      /** Content of this page: made of `changes`. */
      content: Content;
    }
    interface PageContext {
      Page?: ComponentType;
      /** Owner's changes: set by the server on each page it renders. */
      changes?: ContentChanges;
      /** Result of the page's `+data.ts`. */
      data?: unknown;
      /** Public address of the site, without a trailing slash: only known while the server renders. */
      baseUrl?: string;
      /** The query of the address, on pages that depend on it. */
      query?: Record<string, string>;
      /** Whether the request has a valid session; only set for the desk. */
      signedIn?: boolean;
      /** Posted contract notice that its author has yet to confirm; nothing is stored. */
      typed?: TypedNotice;
      /** Unpublished article, set on the page of its preview. */
      preview?: ArticlePreview;
      /** Quote of a client, set on the page of its link. */
      quote?: QuoteView;
      /** Filled by `+onRenderHtml`: the `style-src` hashes of the page's style blocks. */
      styleHashes?: string[];
      /** Filled by `+onRenderHtml`: the page's head. */
      pageHead?: SentHead;
    }
  }
}
