import { exampleHead } from '../../../components/example/exampleHead.ts';
import { saasComparison } from '../../../data/examples/saasComparison.ts';

export const head = exampleHead(saasComparison);
