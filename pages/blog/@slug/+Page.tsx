import { Suspense } from 'react';
import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { Cite } from '../../../components/article/Cite.tsx';
import { WrittenText } from '../../../components/article/written/WrittenText.tsx';
import { DrawnCover } from '../../../components/figures/DrawnCover.tsx';
import { later } from '../../../components/later.ts';
import { usePageData } from '../../../components/pageContext.tsx';
import { proseParts } from '../../../components/prose/proseParts.tsx';
import { useContent } from '../../../components/useContent.tsx';
import { servedCover } from '../../../content/blog/covers/servedCover.ts';
import { toolNamed } from '../../../content/blog/tools.ts';
import type { data } from './+data.ts';

const cover = () => import('../../../components/article/written/WrittenCover.tsx').then((part) => part.WrittenCover);
const WrittenCover = import.meta.env.SSR ? await cover() : later(cover);

function Tool({ name }: { name: string }) {
  const Shown = toolNamed(name);
  return (
    Shown && (
      <Suspense>
        <Shown />
      </Suspense>
    )
  );
}

const components = { ...proseParts, Cite, Tool };

/** An article: its card, and its text with the tools it names. */
export function Page() {
  const { article, text, cover, isOfSource, preview, ...around } = usePageData<typeof data>();
  const content = useContent();
  const written = cover && (
    <Suspense>
      <WrittenCover cover={cover} />
    </Suspense>
  );
  const drawn = isOfSource && <DrawnCover markup={servedCover(article.slug, content)} shape="head" />;
  return (
    <ArticleLayout article={article} headings={text.headings} cover={written} drawn={drawn} {...around}>
      {preview && <components.Note title="Aperçu">{preview}</components.Note>}
      <WrittenText text={text} components={components} />
    </ArticleLayout>
  );
}
