import { Suspense } from 'react';
import { FaqSection } from '../../components/home/FaqSection.tsx';
import { Hero } from '../../components/home/Hero.tsx';
import { PortfolioSection } from '../../components/home/PortfolioSection.tsx';
import { QuoteSection } from '../../components/home/QuoteSection.tsx';
import { ServicesSection } from '../../components/home/ServicesSection.tsx';
import { laterAll } from '../../components/later.ts';
import { usePageData } from '../../components/pageContext.tsx';
import { QuoteButton } from '../../components/quote/QuoteButton.tsx';
import { BlueBand } from '../../components/sections/BlueBand.tsx';
import { UnprovenNote } from '../../components/sections/UnprovenNote.tsx';
import { useContent } from '../../components/useContent.tsx';
import { blueBand } from '../../data/home.ts';
import type { data } from './+data.ts';

const parts = () => import('../../components/home/laterParts.tsx');
const { AdvantagesSection, BlogSection, FactsRow, HeroPrices, MethodSection, TrustBadges, WhySection } = import.meta.env
  .SSR
  ? await parts()
  : laterAll(parts, [
      'AdvantagesSection',
      'BlogSection',
      'FactsRow',
      'HeroPrices',
      'MethodSection',
      'TrustBadges',
      'WhySection',
    ]);

/**
 * Home, in the specification's order (docs/product/specification.md § 2). Parts below the first screen hydrate after the rest, the one
 * touched first.
 */
export function Page() {
  const content = useContent();
  const { samples, cards } = usePageData<typeof data>();
  return (
    <>
      <Hero />
      <Suspense>
        <HeroPrices />
        <FactsRow />
      </Suspense>
      <Suspense>
        <WhySection />
        <MethodSection />
      </Suspense>
      <Suspense>
        <ServicesSection />
        <AdvantagesSection />
      </Suspense>
      <Suspense>
        <PortfolioSection samples={samples} />
        <BlogSection cards={cards} />
      </Suspense>
      <Suspense>
        <FaqSection />
      </Suspense>
      <Suspense>
        <QuoteSection />
        <BlueBand title={blueBand(content).title}>
          <QuoteButton level="inverse">{blueBand(content).primary}</QuoteButton>
          <QuoteButton level="ghost" asksCall>
            {blueBand(content).secondary}
          </QuoteButton>
        </BlueBand>
        <TrustBadges />
        <UnprovenNote claims={['satisfaction', 'precision', 'tenTimes', 'firmPrice', 'automationReturn']} />
      </Suspense>
    </>
  );
}
