/** The tools of article 4, as one file (`content/blog/tools.ts`). */
export { ConsultingPoll } from './ConsultingPoll.tsx';
export { HumanVersusAi, IndustryExamples, MethodologyPanel } from './IndustryExamples.tsx';
