import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { articleMdx } from '../../../components/article/articleMdx.ts';
import { article6 } from '../../../data/articles/article-6.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <ArticleLayout still={import.meta.env.SSR && { article: article6, contents: tableOfContents }}>
      <Body components={articleMdx} />
    </ArticleLayout>
  );
}
