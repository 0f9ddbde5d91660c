import { kept } from '../../components/kept.tsx';
import { usePageData } from '../../components/pageContext.tsx';
import { QuoteButton } from '../../components/quote/QuoteButton.tsx';
import { BlueBand } from '../../components/sections/BlueBand.tsx';
import { UnprovenNote } from '../../components/sections/UnprovenNote.tsx';
import type { data } from './+data.ts';

const sections = import.meta.env.SSR ? await import('../../components/about/AboutSections.tsx') : undefined;
const AboutSections = kept(sections?.AboutSections);

/** About and method (docs/product/specification.md § 2). */
export function Page() {
  const { title, text, button } = usePageData<typeof data>();
  return (
    <>
      <AboutSections name="about" />
      <BlueBand title={title} text={text}>
        <QuoteButton level="inverse">{button}</QuoteButton>
      </BlueBand>
      <UnprovenNote claims={['tenTimes']} />
    </>
  );
}
