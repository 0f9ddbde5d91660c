import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DrawingSvg } from '../../../components/figures/DrawingSvg.tsx';
import type { Content } from '../../../data/settings/content.ts';
import * as first from './firstCovers.ts';
import * as last from './lastCovers.ts';
import * as later from './laterCovers.ts';
import { type CoverShapes, coverOf } from './pen.ts';

const covers: Readonly<Record<string, CoverShapes>> = { ...first, ...later, ...last };

/** Markup of a built-in article's cover with the current content; empty for an article of the desk. */
export function coverMarkup(slug: string, content: Content): string {
  const shapes = covers[slug.replace('article-', 'cover')];
  if (!shapes) return '';
  // Prefixes the ids of the cover's patterns with the article's slug: a list shows several covers on one page, and equal ids would clash.
  return renderToStaticMarkup(createElement(DrawingSvg, { drawing: coverOf(shapes(content)) }), {
    identifierPrefix: slug,
  });
}
