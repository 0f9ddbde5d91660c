import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { StaticArticle } from '../../../components/article/ArticlePage.tsx';
import { articleMdx } from '../../../components/article/articleMdx.ts';
import { article17 } from '../../../data/articles/article-17.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <StaticArticle>
      {import.meta.env.SSR && (
        <ArticleLayout article={article17} contents={tableOfContents}>
          <Body components={articleMdx} />
        </ArticleLayout>
      )}
    </StaticArticle>
  );
}
