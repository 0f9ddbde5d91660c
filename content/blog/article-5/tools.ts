/** The tools of article 5, as one file (`content/blog/tools.ts`). */
export { FintechCase, RoleTable } from './FintechCase.tsx';
export { FusionSimulation } from './FusionSimulation.tsx';
