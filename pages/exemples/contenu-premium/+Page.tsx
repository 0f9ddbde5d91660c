import { ExamplePage } from '../../../components/example/ExamplePage.tsx';
import { Static } from '../../../components/Static.tsx';
import { premiumContent } from '../../../data/examples/premiumContent.ts';

/** The omnichannel article and what derives from it. */
export const Page = () => <Static>{import.meta.env.SSR && <ExamplePage example={premiumContent} />}</Static>;
