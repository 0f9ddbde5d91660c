import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { articleMdx } from '../../../components/article/articleMdx.ts';
import { article2 } from '../../../data/articles/article-2.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <ArticleLayout still={import.meta.env.SSR && { article: article2, contents: tableOfContents }}>
      <Body components={articleMdx} />
    </ArticleLayout>
  );
}
