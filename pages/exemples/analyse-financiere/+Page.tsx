import { ExamplePage } from '../../../components/example/ExamplePage.tsx';
import { financialAnalysis } from '../../../data/examples/financialAnalysis.ts';

/** The financial analysis of a SaaS start-up. */
export const Page = () => <ExamplePage example={financialAnalysis} />;
