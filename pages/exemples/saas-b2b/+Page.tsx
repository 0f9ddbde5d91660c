import { ExamplePage } from '../../../components/example/ExamplePage.tsx';
import { Static } from '../../../components/Static.tsx';
import { saasComparison } from '../../../data/examples/saasComparison.ts';

/** The competitive analysis of six SaaS vendors. */
export const Page = () => <Static>{import.meta.env.SSR && <ExamplePage example={saasComparison} />}</Static>;
