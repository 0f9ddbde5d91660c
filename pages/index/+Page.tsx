import { Suspense } from 'react';
import { FactsRow } from '../../components/home/FactsRow.tsx';
import { FaqSection } from '../../components/home/FaqSection.tsx';
import { Hero } from '../../components/home/Hero.tsx';
import { MethodSection } from '../../components/home/MethodSection.tsx';
import { PortfolioSection } from '../../components/home/PortfolioSection.tsx';
import { QuoteSection } from '../../components/home/QuoteSection.tsx';
import { ServicesSection } from '../../components/home/ServicesSection.tsx';
import { TrustBadges } from '../../components/home/TrustBadges.tsx';
import { WhySection } from '../../components/home/WhySection.tsx';
import { later } from '../../components/later.ts';
import { usePageData } from '../../components/pageContext.tsx';
import { QuoteButton } from '../../components/quote/QuoteButton.tsx';
import { BlueBand } from '../../components/sections/BlueBand.tsx';
import { useContent } from '../../components/useContent.tsx';
import { blueBand } from '../../data/home.ts';
import type { data } from './+data.ts';

const advantages = () => import('../../components/home/laterParts.tsx').then((part) => part.AdvantagesSection);
const AdvantagesSection = import.meta.env.SSR ? await advantages() : later(advantages);
const articles = () => import('../../components/home/laterParts.tsx').then((part) => part.BlogSection);
const BlogSection = import.meta.env.SSR ? await articles() : later(articles);

/**
 * Home, in the specification's order (docs/product/specification.md § 2). What lies below the first screen hydrates
 * after the rest, first what is touched.
 */
export function Page() {
  const content = useContent();
  const { samples, cards } = usePageData<typeof data>();
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
        <PortfolioSection samples={samples} />
      </Suspense>
      <Suspense>
        <AdvantagesSection />
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
      </Suspense>
    </>
  );
}
