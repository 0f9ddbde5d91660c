import { ExamplePage } from '../../../components/example/ExamplePage.tsx';
import { Static } from '../../../components/Static.tsx';
import { financialAnalysis } from '../../../data/examples/financialAnalysis.ts';

/** The financial analysis of a SaaS start-up. */
export const Page = () => <Static>{import.meta.env.SSR && <ExamplePage example={financialAnalysis} />}</Static>;
