import { articleMdx } from '../../../components/article/articleMdx.ts';
import { LiveArticle } from '../../../components/article/LiveArticle.tsx';
import { article5 } from '../../../data/articles/article-5.ts';
import Body, { tableOfContents } from './body.mdx';

export function Page() {
  return (
    <LiveArticle still={import.meta.env.SSR && { article: article5, contents: tableOfContents }}>
      <Body components={articleMdx} />
    </LiveArticle>
  );
}
