/** The tools of article 3, as one file (`content/blog/tools.ts`). */
export { AnnouncedTable } from './AnnouncedTable.tsx';
export { Comparator } from './Comparator.tsx';
export { CurrentTable } from './CurrentTable.tsx';
export { DuelTable } from './DuelTable.tsx';
export { ModelPanels } from './ModelPanels.tsx';
export { Orchestration } from './Orchestration.tsx';
