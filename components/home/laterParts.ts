/** The parts of the home page that are read and not used, as one file that is loaded later. */
export { AdvantagesSection } from './AdvantagesSection.tsx';
export { BlogSection } from './BlogSection.tsx';
