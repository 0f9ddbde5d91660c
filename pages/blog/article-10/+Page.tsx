import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { articleMdx } from '../../../components/article/articleMdx.ts';
import { article10 } from '../../../data/articles/article-10.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <ArticleLayout still={{ article: article10, contents: tableOfContents }}>
      <Body components={articleMdx} />
    </ArticleLayout>
  );
}
