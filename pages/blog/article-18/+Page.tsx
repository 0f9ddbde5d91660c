import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { articleMdx } from '../../../components/article/articleMdx.ts';
import { article18 } from '../../../data/articles/article-18.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <ArticleLayout still={{ article: article18, contents: tableOfContents }}>
      <Body components={articleMdx} />
    </ArticleLayout>
  );
}
