import { exampleHead } from '../../../components/example/exampleHead.ts';
import { automationAudit } from '../../../data/examples/automationAudit.ts';

export const head = exampleHead(automationAudit);
