import { BlogList } from '../../../components/blog/BlogList.tsx';
import { usePageData } from '../../../components/pageContext.tsx';
import { useContent } from '../../../components/useContent.tsx';
import { servedCover } from '../../../content/blog/covers/servedCover.ts';
import type { data } from './+data.ts';

/** The blog: the cards of all articles, or of those a search has found, and the newsletter box. */
export function Page() {
  const content = useContent();
  return <BlogList {...usePageData<typeof data>()} markupOf={(slug) => servedCover(slug, content)} />;
}
