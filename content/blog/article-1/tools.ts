/** The tools of article 1, as one file (`content/blog/tools.ts`). */
export { ResearchPanels } from './ResearchPanels.tsx';
export { StrategyCalculator } from './StrategyCalculator.tsx';
