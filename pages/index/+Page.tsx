import { Suspense } from 'react';
import { AdvantagesSection } from '../../components/home/AdvantagesSection.tsx';
import { BlogSection } from '../../components/home/BlogSection.tsx';
import { FactsRow } from '../../components/home/FactsRow.tsx';
import { FaqSection } from '../../components/home/FaqSection.tsx';
import { Hero } from '../../components/home/Hero.tsx';
import { MethodSection } from '../../components/home/MethodSection.tsx';
import { PortfolioSection } from '../../components/home/PortfolioSection.tsx';
import { QuoteSection } from '../../components/home/QuoteSection.tsx';
import { ServicesSection } from '../../components/home/ServicesSection.tsx';
import { TrustBadges } from '../../components/home/TrustBadges.tsx';
import { WhySection } from '../../components/home/WhySection.tsx';
import { QuoteButton } from '../../components/quote/QuoteButton.tsx';
import { BlueBand } from '../../components/sections/BlueBand.tsx';
import { blueBand } from '../../data/home.ts';

/** Home, in the specification's order (§ 2). What lies below the first screen hydrates after the rest, first what is touched. */
export function Page() {
  return (
    <>
      <Hero />
      <FactsRow />
      <Suspense>
        <WhySection />
        <MethodSection />
      </Suspense>
      <Suspense>
        <ServicesSection />
        <PortfolioSection />
      </Suspense>
      <Suspense>
        <AdvantagesSection />
        <BlogSection />
        <FaqSection />
      </Suspense>
      <Suspense>
        <QuoteSection />
        <BlueBand title={blueBand.title}>
          <QuoteButton level="inverse">{blueBand.primary}</QuoteButton>
          <QuoteButton level="ghost">{blueBand.secondary}</QuoteButton>
        </BlueBand>
        <TrustBadges />
      </Suspense>
    </>
  );
}
