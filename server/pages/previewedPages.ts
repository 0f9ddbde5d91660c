import { randomUUID } from 'node:crypto';
import type { PreviewedPages } from '../services.ts';
import { answerPage } from './answerPage.ts';
import { keptPages } from './keptPages.ts';
import type { PageRenderer } from './pageRenderer.ts';

interface Options {
  baseUrl: () => string;
  formToken: () => string;
  mode: 'production' | 'development';
}

/** Pages of values that are proposed: made for whoever looks, kept by nobody, listed nowhere. */
export async function previewedPages(
  renderer: PageRenderer,
  { baseUrl, formToken, mode }: Options,
): Promise<PreviewedPages> {
  const pages = await keptPages({ renderer, baseUrl, mode });
  return {
    async answer(request, response, pathname) {
      const form = { key: randomUUID(), token: formToken() };
      const isOwn = pages.routes.isPerVisitor(pathname);
      const entry = await pages.once({ urlOriginal: pathname, ...(isOwn && { form, query: {} }) }, 'uncached');
      response.setHeader('X-Robots-Tag', 'noindex');
      answerPage(request, response, entry);
    },
    end: () => pages.end(),
  };
}
