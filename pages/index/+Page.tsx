import { Suspense } from 'react';
import { FaqSection } from '../../components/home/FaqSection.tsx';
import { Hero } from '../../components/home/Hero.tsx';
import { MethodSection } from '../../components/home/MethodSection.tsx';
import { PortfolioSection } from '../../components/home/PortfolioSection.tsx';
import { QuoteSection } from '../../components/home/QuoteSection.tsx';
import { ServicesSection } from '../../components/home/ServicesSection.tsx';
import { kept } from '../../components/kept.tsx';
import { usePageData } from '../../components/pageContext.tsx';
import { QuoteButton } from '../../components/quote/QuoteButton.tsx';
import { BlueBand } from '../../components/sections/BlueBand.tsx';
import { useContent } from '../../components/useContent.tsx';
import { blueBand } from '../../data/home.ts';
import type { data } from './+data.ts';

const parts = import.meta.env.SSR ? await import('../../components/home/keptParts.tsx') : undefined;
const UnderHero = kept(parts?.UnderHero);
const AdvantagesSection = kept(parts?.AdvantagesSection);
const BlogSection = kept(parts?.BlogSection);
const LastWords = kept(parts?.LastWords);

/**
 * Home page, in the order of the specification (docs/product/specification.md § 2). Parts below the first screen hydrate after the rest, a
 * touched part first; parts without controls keep the server's HTML.
 */
export function Page() {
  const content = useContent();
  const { portfolio } = usePageData<typeof data>();
  return (
    <>
      <Hero />
      <UnderHero name="under-hero" />
      <Suspense>
        <MethodSection />
      </Suspense>
      <Suspense>
        <ServicesSection />
      </Suspense>
      <AdvantagesSection name="advantages" />
      <Suspense>
        <PortfolioSection {...portfolio} />
      </Suspense>
      <BlogSection name="blog-teasers" />
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
      </Suspense>
      <LastWords name="last-words" />
    </>
  );
}
