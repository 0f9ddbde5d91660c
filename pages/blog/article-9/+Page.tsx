import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { articleMdx } from '../../../components/article/articleMdx.ts';
import { article9 } from '../../../data/articles/article-9.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <ArticleLayout still={{ article: article9, contents: tableOfContents }}>
      <Body components={articleMdx} />
    </ArticleLayout>
  );
}
