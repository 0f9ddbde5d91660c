import { ExamplePage } from '../../../components/example/ExamplePage.tsx';
import { Static } from '../../../components/Static.tsx';
import { strategicPlan } from '../../../data/examples/strategicPlan.ts';

/** The automation plan of a manufacturing SME. */
export const Page = () => <Static>{import.meta.env.SSR && <ExamplePage example={strategicPlan} />}</Static>;
