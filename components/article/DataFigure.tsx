import { Suspense } from 'react';
import type { ArticleFigure } from '../../data/articles/figureTypes.ts';
import { later } from '../later.ts';
import { Block } from './Block.tsx';

const load = () => import('./laterParts.ts').then((part) => part.FigureBody);
const Body = import.meta.env.SSR ? await load() : later(load);

/** A figure of an article drawn from its data (docs/blog.md). */
export const DataFigure = ({ data }: { data: ArticleFigure }) => (
  <Block data-figure="">
    <Suspense>
      <Body data={data} />
    </Suspense>
  </Block>
);
