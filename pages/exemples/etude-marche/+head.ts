import { exampleHead } from '../../../components/example/exampleHead.ts';
import { marketStudy } from '../../../data/examples/marketStudy.ts';

export const head = exampleHead(marketStudy);
