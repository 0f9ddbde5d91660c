import { automationAudit } from '../../../data/examples/automationAudit.ts';

export const title = automationAudit.meta.title;
