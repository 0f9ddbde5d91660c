import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { Cite } from '../../../components/article/Cite.tsx';
import { usePageData } from '../../../components/pageContext.tsx';
import { mdxComponents } from '../../../components/prose/mdxComponents.tsx';
import { useContent } from '../../../components/useContent.tsx';
import { articleDocuments } from '../../../content/blog/articleDocuments.ts';
import type { data } from './+data.ts';

const components = { ...mdxComponents, Cite };

/** An article: its card from `data/articles`, its text from `content/blog`. */
export function Page() {
  const { article, document, cover, ...around } = usePageData<typeof data>();
  const content = useContent();
  const { default: Body, Cover } = articleDocuments.shown(document);
  return (
    <ArticleLayout article={article} cover={Cover && cover && <Cover cover={cover} />} {...around}>
      <Body components={components} content={content} />
    </ArticleLayout>
  );
}
