import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { LiveArticle } from '../../../components/article/ArticlePage.tsx';
import { articleMdx } from '../../../components/article/articleMdx.ts';
import { article3 } from '../../../data/articles/article-3.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <LiveArticle>
      <ArticleLayout article={article3} contents={tableOfContents}>
        <Body components={articleMdx} />
      </ArticleLayout>
    </LiveArticle>
  );
}
