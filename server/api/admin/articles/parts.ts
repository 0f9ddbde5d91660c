import type { Router } from 'express';
import { articleFigures, articleTools, figureOf, sourcesOfFigure, toolOf } from '../../../../content/blog/named.ts';
import { articleValues, valueFormats } from '../../../../content/blog/values.ts';
import type { ArticlePartList } from '../../../../data/api/articleAnswers.ts';
import { decimal } from '../../../../data/french/frenchNumbers.ts';
import type { Services } from '../../../services.ts';
import { resource } from '../../resource.ts';

/** What each way of writing a number is shown with. */
const SHOWN = 3;

/** `/api/admin/article-parts`: the figures, tools and values that a text may name, as the site has them now. */
export function articlePartRoutes(router: Router, { content }: Pick<Services, 'content'>): void {
  resource(router, '/article-parts', {
    get: () => {
      const now = content.current();
      return {
        success: true,
        figures: Object.keys(articleFigures).map((name) => ({
          name,
          title: figureOf(name, now)?.title ?? name,
          sources: [...sourcesOfFigure(name)],
        })),
        tools: Object.keys(articleTools).map((name) => ({
          name,
          title: toolOf(name)?.title ?? name,
          sources: [...new Set(toolOf(name)?.sources)],
        })),
        values: Object.entries(articleValues).map(([name, made]) => {
          const value = made(now);
          return { name, title: typeof value === 'number' ? decimal(value) : value, sources: [] };
        }),
        formats: Object.entries(valueFormats).map(([name, write]) => ({ name, title: write(SHOWN), sources: [] })),
      } satisfies ArticlePartList;
    },
  });
}
