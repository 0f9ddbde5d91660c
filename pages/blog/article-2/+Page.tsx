import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { LiveArticle } from '../../../components/article/ArticlePage.tsx';
import { articleMdx } from '../../../components/article/articleMdx.ts';
import { article2 } from '../../../data/articles/article-2.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <LiveArticle>
      <ArticleLayout article={article2} contents={tableOfContents}>
        <Body components={articleMdx} />
      </ArticleLayout>
    </LiveArticle>
  );
}
