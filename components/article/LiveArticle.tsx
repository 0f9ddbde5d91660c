import type { ComponentProps, ReactNode } from 'react';
import { ContentsMarker } from '../prose/ContentsMarker.tsx';
import { ArticleLayout } from './ArticleLayout.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';

interface Props {
  /** What surrounds the body: `import.meta.env.SSR && { article, contents }`. */
  still: false | Pick<ComponentProps<typeof ArticleLayout>, 'article' | 'contents'>;
  children: ReactNode;
}

/** An article the reader can play with: of its body, what is marked `live` hydrates. */
export const LiveArticle = ({ still, children }: Props) => (
  <>
    <ReadingProgress />
    <ContentsMarker />
    <ArticleLayout {...still}>{children}</ArticleLayout>
  </>
);
