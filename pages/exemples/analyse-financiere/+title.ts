import { financialAnalysis } from '../../../data/examples/financialAnalysis.ts';

export const title = financialAnalysis.meta.title;
