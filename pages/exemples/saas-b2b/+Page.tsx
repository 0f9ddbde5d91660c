import { ExamplePage } from '../../../components/example/ExamplePage.tsx';
import { saasComparison } from '../../../data/examples/saasComparison.ts';

/** The competitive analysis of six SaaS vendors. */
export const Page = () => <ExamplePage example={saasComparison} />;
