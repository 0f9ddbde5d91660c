/** The tools of article 6, as one file (`content/blog/tools.ts`). */
export { KpiPanels } from './KpiPanels.tsx';
export { MeasuredReturns, Pitfalls } from './MeasuredReturns.tsx';
export { ProjectCalculator } from './ProjectCalculator.tsx';
export { SectorGrid } from './SectorGrid.tsx';
