import { usePageFacts } from '../../../components/pageContext.tsx';
import { QuoteButton } from '../../../components/quote/QuoteButton.tsx';
import { ExampleFrame } from '../../../components/service/ExampleFrame.tsx';
import { ExampleToggle } from '../../../components/service/ExampleToggle.tsx';
import { HeroFrame } from '../../../components/service/HeroFrame.tsx';
import { SampleFan } from '../../../components/service/SampleFan.tsx';
import { SampleSection } from '../../../components/service/SampleSection.tsx';
import { ServiceClosing } from '../../../components/service/ServiceClosing.tsx';
import { ServiceMetrics } from '../../../components/service/ServiceMetrics.tsx';
import { ServiceWords } from '../../../components/service/ServiceWords.tsx';
import { servicePage, servicePageOf } from '../../../data/servicePages.ts';

/** One service; the five share the page and differ by their data. */
export function Page() {
  const facts = servicePageOf(usePageFacts().params.service ?? '');
  return (
    <>
      <HeroFrame
        words={<ServiceWords {...facts} />}
        order={
          <QuoteButton service={facts.service.code} wide>
            {servicePage.order}
          </QuoteButton>
        }
        toggle={<ExampleToggle />}
        documents={<SampleFan {...facts} />}
      />
      <ServiceMetrics {...facts} />
      <ExampleFrame>
        <SampleSection {...facts} />
      </ExampleFrame>
      <ServiceClosing {...facts} />
    </>
  );
}
