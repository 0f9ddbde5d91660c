import { saasComparison } from '../../../data/examples/saasComparison.ts';

export const title = saasComparison.meta.title;
