import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { articleMdx } from '../../../components/article/articleMdx.ts';
import { article16 } from '../../../data/articles/article-16.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <ArticleLayout still={{ article: article16, contents: tableOfContents }}>
      <Body components={articleMdx} />
    </ArticleLayout>
  );
}
