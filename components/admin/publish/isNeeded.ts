import type { Finding } from '../../../data/api/findingAnswers.ts';

/** Whether it has to be done before the site is published: how the installation is may wait. */
export const isNeeded = ({ kind, verdict }: Finding): boolean => kind !== 'check' && verdict !== 'good';
