import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { articleMdx } from '../../../components/article/articleMdx.ts';
import { article12 } from '../../../data/articles/article-12.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <ArticleLayout still={{ article: article12, contents: tableOfContents }}>
      <Body components={articleMdx} />
    </ArticleLayout>
  );
}
