import type { PageContent } from '../../data/settings/pageContent.ts';
import type { PageInit, RenderedPage, SmallCopies } from './pageRenderer.ts';
import type { ListedPage } from './siteRoutes.ts';

/** What the thread that draws pages is told. */
export type PageOrder =
  | { kind: 'open'; dist: string; content: PageContent }
  | { kind: 'render'; id: number; init: PageInit }
  | { kind: 'compress'; id: number; html: Uint8Array }
  | { kind: 'end' };

/** What it answers: its pages by Vike's names, then each page, its copies, or what it failed with. */
export type PageAnswer =
  | { kind: 'opened'; pages: Record<string, ListedPage> }
  | { kind: 'rendered'; id: number; page: RenderedPage }
  | { kind: 'compressed'; id: number; copies: SmallCopies }
  | { kind: 'failed'; id: number; message: string; stack: string | undefined };
