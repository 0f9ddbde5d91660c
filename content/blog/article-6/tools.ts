/** The tools of article 6, as one file (`content/blog/tools.ts`). */
export { KpiPanels } from './KpiPanels.tsx';
export { MeasuredReturns } from './MeasuredReturns.tsx';
export { Pitfalls } from './Pitfalls.tsx';
export { ProjectCalculator } from './ProjectCalculator.tsx';
export { SectorGrid } from './SectorGrid.tsx';
