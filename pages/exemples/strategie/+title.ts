import { strategicPlan } from '../../../data/examples/strategicPlan.ts';

export const title = strategicPlan.meta.title;
