import { Suspense } from 'react';
import type { ArticleData } from '../../../components/article/articleData.ts';
import { Cite, SourcesProvider } from '../../../components/article/Cite.tsx';
import { WrittenText } from '../../../components/article/written/WrittenText.tsx';
import { Prose } from '../../../components/prose/Prose.tsx';
import { proseParts } from '../../../components/prose/proseParts.tsx';
import { toolNamed } from '../../../content/blog/tools.ts';

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

/** Renders an interactive text with its tools, hydrated in the browser. */
export const UsedText = ({ text, preview, sources }: NonNullable<ArticleData['used']>) => (
  <SourcesProvider sources={sources}>
    <Prose data-article-body="">
      {preview && <components.Note title="Aperçu">{preview}</components.Note>}
      <WrittenText text={text} components={components} />
    </Prose>
  </SourcesProvider>
);
