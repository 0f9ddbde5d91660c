import { BlogList } from '../../../components/blog/BlogList.tsx';
import { usePageData } from '../../../components/pageContext.tsx';
import type { data } from './+data.ts';

/** The blog: every article's card or those that were found, and the newsletter box. */
export const Page = () => <BlogList {...usePageData<typeof data>()} />;
