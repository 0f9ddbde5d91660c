import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DrawingSvg } from '../../../components/figures/DrawingSvg.tsx';
import type { Content } from '../../../data/settings/content.ts';
import * as first from './firstCovers.ts';
import * as last from './lastCovers.ts';
import * as later from './laterCovers.ts';
import { type CoverShapes, coverOf } from './pen.ts';

const covers: Readonly<Record<string, CoverShapes>> = { ...first, ...later, ...last };

/** Markup of the cover of a built-in article, with the current content; empty for any other article. */
export function coverMarkup(slug: string, content: Content): string {
  const shapes = covers[slug.replace('article-', 'cover')];
  if (!shapes) return '';
  // Prefixes the ids of the cover's patterns with the slug: a page shows several covers, and equal ids would clash.
  return renderToStaticMarkup(createElement(DrawingSvg, { drawing: coverOf(shapes(content)) }), {
    identifierPrefix: slug,
  });
}
