/** The tools of article 2, as one file (`content/blog/tools.ts`). */
export { CaseRoles } from './CaseRoles.tsx';
export { CompanyProfile } from './CompanyProfile.tsx';
export { MeasuredResults } from './MeasuredResults.tsx';
export { TechnicalDetails } from './TechnicalDetails.tsx';
export { Testimonial } from './Testimonial.tsx';
export { Timeline } from './Timeline.tsx';
