import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { SocialCard } from '../data/pageHead.ts';
import type { ContentChanges } from '../data/settings/content.ts';
import type { ArticleText } from './articleTexts.ts';

/** A page that search engines may list. */
export interface ListedPage {
  path: string;
  /** YYYY-MM-DD: day of the last change of the page's words; undefined where the page shows no such day. */
  modified: string | undefined;
}

/** Pages as the app needs them; absent in the API's own tests. */
export interface MountedPages {
  /** Sends a page already rendered; false when the app must handle it. */
  sendCached(request: IncomingMessage, response: ServerResponse): boolean;
  /** Every page that search engines may list, rendered if needed. */
  listed(): Promise<readonly ListedPage[]>;
  /** Serves static files, then renders pages; to be mounted after all other handlers. */
  handler: RequestHandler | RequestHandler[];
  /** Words of the articles on their current pages; undefined while they equal the build's. */
  articleTexts?(): Promise<Map<string, ArticleText> | undefined>;
  /** Renders the site with proposed values, for review; each page shows when the preview expires. */
  preview?(content: ContentChanges, until: string): Promise<PreviewedPages>;
  /** Text and full address of the social image at this path; the page is rendered if needed. */
  socialCard?(path: string): Promise<{ image: string; card: SocialCard } | undefined>;
}

/** Pages of a preview, never cached. */
export interface PreviewedPages {
  answer(request: Request, response: Response, pathname: string): Promise<void>;
}
