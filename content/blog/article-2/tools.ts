/** The tools of article 2, as one file (`content/blog/tools.ts`). */
export { CaseRoles, CompanyProfile, TechnicalDetails, Testimonial } from './CompanyProfile.tsx';
export { MeasuredResults } from './MeasuredResults.tsx';
export { Timeline } from './Timeline.tsx';
