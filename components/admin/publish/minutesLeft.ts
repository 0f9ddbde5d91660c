import type { Finding } from '../../../data/api/findingAnswers.ts';
import { isNeeded } from './isNeeded.ts';

/** What one line takes: to copy what stands on an invoice or a register, to sum up a proof or to withdraw the figure. */
const MINUTES: Record<Finding['kind'], number> = { complete: 3, document: 2, check: 0 };

/** Whether a line keeps the site from being found: accounts of networks do not. */
export const holdsBack = (finding: Finding): boolean => isNeeded(finding) && finding.code !== 'social';

/** How long what holds the site back takes, in minutes. */
export const minutesLeft = (findings: readonly Finding[]): number =>
  findings.filter(holdsBack).reduce((sum, { kind }) => sum + MINUTES[kind], 0);
