import type { ServicePage } from '../../data/servicePages/types.ts';
import { closingTitle, orderLabel, servicePage } from '../../data/servicePages.ts';
import type { Service } from '../../data/settings/content.ts';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { BlueBand } from '../sections/BlueBand.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { useContent } from '../useContent.tsx';
import { FeatureList } from './FeatureList.tsx';

/** The features, then the closing band: order, three guarantees, and the service's own second button. */
export function ServiceClosing({ service, page }: { service: Service; page: ServicePage }) {
  const content = useContent();
  const { label, href } = page.closing.secondary;
  return (
    <>
      <FeatureList features={page.features} />
      <BlueBand title={closingTitle(service, page)} items={servicePage(content).guarantees}>
        <QuoteButton level="inverse" service={service.code}>
          {orderLabel(service)}
        </QuoteButton>
        {href ? (
          <ButtonLink level="ghost" href={href}>
            {label}
          </ButtonLink>
        ) : (
          <QuoteButton level="ghost" service={service.code}>
            {label}
          </QuoteButton>
        )}
      </BlueBand>
    </>
  );
}
