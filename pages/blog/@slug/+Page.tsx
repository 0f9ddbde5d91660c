import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
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

const Failed = () => (
  <div role="alert">
    <proseParts.Note title="Cet outil ne s’affiche plus">
      <p>Rechargez la page pour le retrouver.</p>
    </proseParts.Note>
  </div>
);

/** What fails in one tool takes nothing else off the page, and says so in its place. */
function Tool({ name }: { name: string }) {
  const Shown = toolNamed(name);
  return (
    Shown && (
      <ErrorBoundary FallbackComponent={Failed}>
        <Suspense>
          <Shown />
        </Suspense>
      </ErrorBoundary>
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
