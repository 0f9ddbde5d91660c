import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { articleMdx } from '../../../components/article/articleMdx.ts';
import { article14 } from '../../../data/articles/article-14.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <ArticleLayout still={{ article: article14, contents: tableOfContents }}>
      <Body components={articleMdx} />
    </ArticleLayout>
  );
}
