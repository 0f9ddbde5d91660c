import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { articleMdx } from '../../../components/article/articleMdx.ts';
import { article7 } from '../../../data/articles/article-7.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <ArticleLayout still={{ article: article7, contents: tableOfContents }}>
      <Body components={articleMdx} />
    </ArticleLayout>
  );
}
