/** The tools of article 3, as one file (`content/blog/tools.ts`). */

export { Comparator } from './Comparator.tsx';
export { DuelTable, ModelPanels } from './ModelPanels.tsx';
export { Orchestration } from './Orchestration.tsx';
export { AnnouncedTable, CurrentTable } from './PriceTables.tsx';
