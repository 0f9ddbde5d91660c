/** The tools of article 4, as one file (`content/blog/tools.ts`). */
export { ConsultingPoll } from './ConsultingPoll.tsx';
export { HumanVersusAi } from './HumanVersusAi.tsx';
export { IndustryExamples } from './IndustryExamples.tsx';
export { MethodologyPanel } from './MethodologyPanel.tsx';
