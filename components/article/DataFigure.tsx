import { lazy, Suspense } from 'react';
import type { ArticleFigure } from '../../data/articles/figureTypes.ts';
import { Block } from './Block.tsx';

const load = () => import('./FigureBody.tsx');
/** The server has the drawing at once; the browser, which has its HTML, hydrates the article without waiting for its code. */
const Body = import.meta.env.SSR
  ? (await load()).FigureBody
  : lazy(async () => ({ default: (await load()).FigureBody }));

/** A figure of an article drawn from its data (docs/blog.md). */
export const DataFigure = ({ data }: { data: ArticleFigure }) => (
  <Block data-figure="">
    <Suspense>
      <Body data={data} />
    </Suspense>
  </Block>
);
