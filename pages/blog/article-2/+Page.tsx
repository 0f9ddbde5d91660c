import { articleMdx } from '../../../components/article/articleMdx.ts';
import { LiveArticle } from '../../../components/article/LiveArticle.tsx';
import { article2 } from '../../../data/articles/article-2.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <LiveArticle still={import.meta.env.SSR && { article: article2, contents: tableOfContents }}>
      <Body components={articleMdx} />
    </LiveArticle>
  );
}
