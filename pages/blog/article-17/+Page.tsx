import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { articleMdx } from '../../../components/article/articleMdx.ts';
import { article17 } from '../../../data/articles/article-17.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <ArticleLayout still={{ article: article17, contents: tableOfContents }}>
      <Body components={articleMdx} />
    </ArticleLayout>
  );
}
