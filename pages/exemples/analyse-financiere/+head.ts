import { exampleHead } from '../../../components/example/exampleHead.ts';
import { financialAnalysis } from '../../../data/examples/financialAnalysis.ts';

export const head = exampleHead(financialAnalysis);
