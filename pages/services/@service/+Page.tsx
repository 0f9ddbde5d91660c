import { usePageFacts } from '../../../components/pageContext.tsx';
import { QuoteButton } from '../../../components/quote/QuoteButton.tsx';
import { Static } from '../../../components/Static.tsx';
import { ExampleFrame } from '../../../components/service/ExampleFrame.tsx';
import { ExampleToggle } from '../../../components/service/ExampleToggle.tsx';
import { HeroFrame } from '../../../components/service/HeroFrame.tsx';
import { SampleFan } from '../../../components/service/SampleFan.tsx';
import { SampleSection } from '../../../components/service/SampleSection.tsx';
import { ServiceClosing } from '../../../components/service/ServiceClosing.tsx';
import { ServiceMetrics } from '../../../components/service/ServiceMetrics.tsx';
import { ServiceWords } from '../../../components/service/ServiceWords.tsx';
import { useExample } from '../../../components/service/useExample.ts';
import { servicePage, servicePageOf } from '../../../data/servicePages.ts';

/** One service; the five share the page and differ by their data. Only the example's toggle lives in the browser. */
export function Page() {
  const code = usePageFacts().params.service ?? '';
  const { state, toggle } = useExample();
  return (
    <>
      <HeroFrame
        words={<Static>{import.meta.env.SSR && <ServiceWords {...servicePageOf(code)} />}</Static>}
        order={
          <Static>
            {import.meta.env.SSR && (
              <QuoteButton service={servicePageOf(code).service.code} wide>
                {servicePage.order}
              </QuoteButton>
            )}
          </Static>
        }
        toggle={<ExampleToggle shown={state === 'shown'} onToggle={toggle} />}
        documents={<Static>{import.meta.env.SSR && <SampleFan {...servicePageOf(code)} />}</Static>}
      />
      <Static>{import.meta.env.SSR && <ServiceMetrics {...servicePageOf(code)} />}</Static>
      <ExampleFrame state={state}>
        <Static>{import.meta.env.SSR && <SampleSection {...servicePageOf(code)} />}</Static>
      </ExampleFrame>
      <Static>{import.meta.env.SSR && <ServiceClosing {...servicePageOf(code)} />}</Static>
    </>
  );
}
