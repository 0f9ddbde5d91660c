import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { articleMdx } from '../../../components/article/articleMdx.ts';
import { article13 } from '../../../data/articles/article-13.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <ArticleLayout still={{ article: article13, contents: tableOfContents }}>
      <Body components={articleMdx} />
    </ArticleLayout>
  );
}
