import { SignatorySection } from '../../components/about/SignatorySection.tsx';
import { StepsSection } from '../../components/about/StepsSection.tsx';
import { AboutHero, StorySection } from '../../components/about/StorySection.tsx';
import { ValuesSection } from '../../components/about/ValuesSection.tsx';
import { QuoteButton } from '../../components/quote/QuoteButton.tsx';
import { BlueBand } from '../../components/sections/BlueBand.tsx';
import { UnprovenNote } from '../../components/sections/UnprovenNote.tsx';
import { useContent } from '../../components/useContent.tsx';
import { about } from '../../data/company/about.ts';

/** About and method (docs/product/specification.md § 2). */
export function Page() {
  const content = useContent();
  const { title, text, button } = about(content).callToAction;
  return (
    <>
      <AboutHero />
      <StorySection />
      <StepsSection />
      <SignatorySection />
      <ValuesSection />
      <BlueBand title={title} text={text}>
        <QuoteButton level="inverse">{button}</QuoteButton>
      </BlueBand>
      <UnprovenNote claims={['tenTimes']} />
    </>
  );
}
