import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { articleMdx } from '../../../components/article/articleMdx.ts';
import { article11 } from '../../../data/articles/article-11.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <ArticleLayout still={{ article: article11, contents: tableOfContents }}>
      <Body components={articleMdx} />
    </ArticleLayout>
  );
}
