import { SignatorySection } from './SignatorySection.tsx';
import { StepsSection } from './StepsSection.tsx';
import { AboutHero, StorySection } from './StorySection.tsx';
import { ValuesSection } from './ValuesSection.tsx';

/** Sections of « À propos » above its closing band. */
export const AboutSections = () => (
  <>
    <AboutHero />
    <StorySection />
    <StepsSection />
    <SignatorySection />
    <ValuesSection />
  </>
);
