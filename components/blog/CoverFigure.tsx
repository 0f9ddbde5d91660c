import { Suspense } from 'react';
import type { ArticleCover as Cover } from '../../data/articles/blogContent.ts';
import { later } from '../later.ts';

const load = () => import('../figures/ArticleCover.tsx').then((part) => part.ArticleCover);
const ArticleCover = import.meta.env.SSR ? await load() : later(load);

/** The cover of an article written in the desk: its code comes where there is one alone. */
export const CoverFigure = ({ cover }: { cover: Cover }) => (
  <Suspense>
    <ArticleCover cover={cover} />
  </Suspense>
);
