import { exampleHead } from '../../../components/example/exampleHead.ts';
import { strategicPlan } from '../../../data/examples/strategicPlan.ts';

export const head = exampleHead(strategicPlan);
