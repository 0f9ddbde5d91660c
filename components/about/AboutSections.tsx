import { SignatorySection } from './SignatorySection.tsx';
import { StepsSection } from './StepsSection.tsx';
import { AboutHero, StorySection } from './StorySection.tsx';
import { ValuesSection } from './ValuesSection.tsx';

/** Everything above the closing band of « À propos ». */
export const AboutSections = () => (
  <>
    <AboutHero />
    <StorySection />
    <StepsSection />
    <SignatorySection />
    <ValuesSection />
  </>
);
