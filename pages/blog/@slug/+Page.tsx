import { Suspense } from 'react';
import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { Cite } from '../../../components/article/Cite.tsx';
import { WrittenText } from '../../../components/article/written/WrittenText.tsx';
import { later } from '../../../components/later.ts';
import { usePageData } from '../../../components/pageContext.tsx';
import { proseParts } from '../../../components/prose/proseParts.tsx';
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
  const { article, text, cover, preview, ...around } = usePageData<typeof data>();
  const drawn = cover && (
    <Suspense>
      <WrittenCover cover={cover} />
    </Suspense>
  );
  return (
    <ArticleLayout article={article} headings={text.headings} cover={drawn} {...around}>
      {preview && <components.Note title="Aperçu">{preview}</components.Note>}
      <WrittenText text={text} components={components} />
    </ArticleLayout>
  );
}
