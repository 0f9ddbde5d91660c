import { ExamplePage } from '../../../components/example/ExamplePage.tsx';
import { strategicPlan } from '../../../data/examples/strategicPlan.ts';

/** The automation plan of a manufacturing SME. */
export const Page = () => <ExamplePage example={strategicPlan} />;
