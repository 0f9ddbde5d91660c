import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { articleMdx } from '../../../components/article/articleMdx.ts';
import { article4 } from '../../../data/articles/article-4.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <ArticleLayout still={import.meta.env.SSR && { article: article4, contents: tableOfContents }}>
      <Body components={articleMdx} />
    </ArticleLayout>
  );
}
