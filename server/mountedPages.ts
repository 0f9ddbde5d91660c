import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { SocialCard } from '../data/pageHead.ts';
import type { ContentChanges } from '../data/settings/content.ts';
import type { ArticleText } from './articleTexts.ts';

/** A page that search engines may list. */
export interface ListedPage {
  path: string;
  /** YYYY-MM-DD: when its words last changed, where the page shows that day. */
  modified: string | undefined;
}

/** The pages as the app needs them; absent in the API's own tests. */
export interface MountedPages {
  /** Answers a page already rendered; false when it is for the app. */
  sendCached(request: IncomingMessage, response: ServerResponse): boolean;
  /** Every page that search engines may list, rendered if need be. */
  listed(): Promise<readonly ListedPage[]>;
  /** Static files, then rendering: last. */
  handler: RequestHandler | RequestHandler[];
  /** The words of the articles on their current pages; undefined while nothing differs from the build. */
  articleTexts?(): Promise<Map<string, ArticleText> | undefined>;
  /** The site with proposed values, for review; each page shows until when. */
  preview?(content: ContentChanges, until: string): Promise<PreviewedPages>;
  /** Text of the social image at this path, and its whole address; the page is rendered if need be. */
  socialCard?(path: string): Promise<{ image: string; card: SocialCard } | undefined>;
}

/** Uncached pages. */
export interface PreviewedPages {
  answer(request: Request, response: Response, pathname: string): Promise<void>;
}
