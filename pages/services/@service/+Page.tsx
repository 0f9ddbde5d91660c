import { usePageData } from '../../../components/pageContext.tsx';
import { QuoteButton } from '../../../components/quote/QuoteButton.tsx';
import { UnprovenNote } from '../../../components/sections/UnprovenNote.tsx';
import { ExampleFrame, ExampleToggle, useExample } from '../../../components/service/ExampleToggle.tsx';
import { SampleSection } from '../../../components/service/SampleSection.tsx';
import { ServiceClosing } from '../../../components/service/ServiceClosing.tsx';
import { HeroFrame, SampleFan, ServiceWords } from '../../../components/service/ServiceHero.tsx';
import { ServiceMetrics } from '../../../components/service/ServiceMetrics.tsx';
import { useContent } from '../../../components/useContent.tsx';
import { servicePage } from '../../../data/servicePages.ts';
import type { data } from './+data.ts';

/** One service; all share the page and differ by their data. */
export function Page() {
  const content = useContent();
  const facts = usePageData<typeof data>();
  const { isShown, toggle } = useExample();
  return (
    <>
      <HeroFrame
        words={<ServiceWords {...facts} />}
        order={
          <QuoteButton service={facts.service.code} wide>
            {servicePage(content).order}
          </QuoteButton>
        }
        toggle={<ExampleToggle isShown={isShown} onToggle={toggle} />}
        documents={<SampleFan sample={facts.sample} />}
      />
      <ServiceMetrics {...facts} />
      <ExampleFrame isShown={isShown}>
        <SampleSection {...facts} />
      </ExampleFrame>
      <ServiceClosing {...facts} />
      {facts.service.code === 'automatisation' && <UnprovenNote claims={['automationReturn']} />}
    </>
  );
}
