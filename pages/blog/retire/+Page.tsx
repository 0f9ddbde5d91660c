import { WithdrawnView } from '../../../components/blog/WithdrawnView.tsx';
import { usePageData } from '../../../components/pageContext.tsx';
import type { data } from './+data.ts';

/** Page of an article that was withdrawn, at its former address. */
export const Page = () => <WithdrawnView {...usePageData<typeof data>()} />;
