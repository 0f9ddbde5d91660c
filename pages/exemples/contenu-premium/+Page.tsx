import { ExamplePage } from '../../../components/example/ExamplePage.tsx';
import { premiumContent } from '../../../data/examples/premiumContent.ts';

/** The omnichannel article and what derives from it. */
export const Page = () => <ExamplePage example={premiumContent} />;
