import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { StaticArticle } from '../../../components/article/ArticlePage.tsx';
import { articleMdx } from '../../../components/article/articleMdx.ts';
import { article16 } from '../../../data/articles/article-16.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <StaticArticle>
      {import.meta.env.SSR && (
        <ArticleLayout article={article16} contents={tableOfContents}>
          <Body components={articleMdx} />
        </ArticleLayout>
      )}
    </StaticArticle>
  );
}
