import { WithdrawnView } from '../../../components/blog/WithdrawnView.tsx';
import { usePageData } from '../../../components/pageContext.tsx';
import type { data } from './+data.ts';

/** What answers for an article that was taken out of the blog, at the address it had. */
export const Page = () => <WithdrawnView {...usePageData<typeof data>()} />;
