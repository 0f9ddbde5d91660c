import { Suspense } from 'react';
import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { later } from '../../../components/later.ts';
import { usePageData } from '../../../components/pageContext.tsx';
import type { data } from './+data.ts';

const load = async () => (await import('./UsedText.tsx')).UsedText;
const UsedText = import.meta.env.SSR ? await load() : later(load);

/** An article. A text with tools or buttons is hydrated after the rest; any other is kept as it was served. */
export function Page() {
  const { callToAction, headings, used } = usePageData<typeof data>();
  return (
    <ArticleLayout callToAction={callToAction} headings={headings}>
      {used && (
        <Suspense>
          <UsedText {...used} />
        </Suspense>
      )}
    </ArticleLayout>
  );
}
