import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { articleMdx } from '../../../components/article/articleMdx.ts';
import { article8 } from '../../../data/articles/article-8.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <ArticleLayout still={{ article: article8, contents: tableOfContents }}>
      <Body components={articleMdx} />
    </ArticleLayout>
  );
}
