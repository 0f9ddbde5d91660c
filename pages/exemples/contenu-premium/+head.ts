import { exampleHead } from '../../../components/example/exampleHead.ts';
import { premiumContent } from '../../../data/examples/premiumContent.ts';

export const head = exampleHead(premiumContent);
