import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { articleMdx } from '../../../components/article/articleMdx.ts';
import { article15 } from '../../../data/articles/article-15.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <ArticleLayout still={{ article: article15, contents: tableOfContents }}>
      <Body components={articleMdx} />
    </ArticleLayout>
  );
}
