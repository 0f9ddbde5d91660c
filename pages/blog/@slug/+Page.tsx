import { Suspense } from 'react';
import { ArticleLayout } from '../../../components/article/ArticleLayout.tsx';
import { later } from '../../../components/later.ts';
import { usePageData } from '../../../components/pageContext.tsx';
import type { data } from './+data.ts';

const load = async () => (await import('./UsedText.tsx')).UsedText;
const UsedText = import.meta.env.SSR ? await load() : later(load);

/**
 * Page of an article. React hydrates a text with tools or buttons after the rest of the page, and leaves any other text as the server sent
 * it.
 */
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
