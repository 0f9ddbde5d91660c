import { ExamplePage } from '../../../components/example/ExamplePage.tsx';
import { usePageData } from '../../../components/pageContext.tsx';
import type { data } from './+data.ts';

/** An example deliverable; all share the page and differ by their data. */
export const Page = () => <ExamplePage {...usePageData<typeof data>()} />;
