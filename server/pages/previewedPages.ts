import type { ContentChanges } from '../../data/settings/content.ts';
import type { PreviewedPages } from '../services.ts';
import { answerPage } from './answerPage.ts';
import type { DrawInTurn } from './drawing.ts';
import { createPageCache } from './pageCache.ts';
import type { PageRenderer } from './pageRenderer.ts';

/** Above the page, outside of what React has: what is looked at, and until when. */
const note = (until: string): string =>
  `<p role="note" style="position:fixed;left:50%;bottom:16px;translate:-50%;z-index:400;width:max-content;max-width:calc(100vw - 32px);padding:10px 16px;border-radius:6px;background:var(--ink);color:var(--ground);font:500 14px/1.4 'Instrument Sans Variable',var(--sans)">Aperçu, visible de vous seul jusqu’à ${until}. Rien n’est enregistré.</p>`;

/** The same pages, each of which says that it is a preview. */
const told = (renderer: PageRenderer, until: string): PageRenderer => ({
  ...renderer,
  async render(init) {
    const page = await renderer.render(init);
    return { ...page, isPreview: true, html: page.html.replace(/<body[^>]*>/, (body) => body + note(until)) };
  },
});

interface Options {
  renderer: PageRenderer;
  content: ContentChanges;
  baseUrl: () => string;
  mode: 'production' | 'development';
  drawInTurn: DrawInTurn;
  /** When they end, as their reader's clock has it. */
  until: string;
}

/** Pages of proposed values: made for one account, neither cached nor listed. */
export async function previewedPages({ renderer, until, drawInTurn, ...site }: Options): Promise<PreviewedPages> {
  const pages = await createPageCache({ renderer: told(renderer, until), ...site });
  return {
    async answer(request, response, pathname) {
      const entry = await drawInTurn(request, response, () => pages.once({ urlOriginal: pathname }, 'uncached'));
      if (!entry) return;
      response.setHeader('X-Robots-Tag', 'noindex');
      answerPage(request, response, entry);
    },
  };
}
