import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SignatorySection } from '../../components/about/SignatorySection.tsx';
import { ValuesSection } from '../../components/about/ValuesSection.tsx';
import { ArticleAuthor } from '../../components/article/ArticleEnd.tsx';
import { ArticleHeader } from '../../components/article/ArticleHeader.tsx';
import { DocumentCover } from '../../components/figures/documents/DocumentCover.tsx';
import { FactsRow } from '../../components/home/FactsRow.tsx';
import { AdvantagesSection } from '../../components/home/keptParts.tsx';
import { ServicesSection } from '../../components/home/ServicesSection.tsx';
import { WhySection } from '../../components/home/WhySection.tsx';
import { type PageFacts, PageFactsProvider } from '../../components/pageContext.tsx';
import { UnprovenNote } from '../../components/sections/UnprovenNote.tsx';
import { ServiceMetrics } from '../../components/service/ServiceMetrics.tsx';
import { blogPosting } from '../../components/structuredData.ts';
import { ContentProvider } from '../../components/useContent.tsx';
import type { Article } from '../../data/articles/types.ts';
import { articles } from '../../data/blog/articles.baked.ts';
import { type Cover, coverOf } from '../../data/offer/covers.ts';
import { servicePageOf } from '../../data/servicePages.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';

const facts: PageFacts = { path: '/', signedIn: false, query: {}, typed: undefined, data: undefined };
const draw = (...parts: ReactElement[]): string =>
  renderToStaticMarkup(
    <ContentProvider value={content}>
      <PageFactsProvider facts={facts}>{parts}</PageFactsProvider>
    </ContentProvider>,
  );
const article = articles[0] as Article;

/** Parts of the pages that show the signatory and the service's own claims. */
export const rendered = {
  about: draw(<SignatorySection key="1" />, <ValuesSection key="2" />),
  article: draw(<ArticleHeader key="1" article={article} />, <ArticleAuthor key="2" />),
  posting: JSON.stringify(blogPosting(content, article)),
  cover: draw(<DocumentCover key="1" cover={coverOf(content, 'etude-marche') as Cover} />),
  home: draw(
    <FactsRow key="1" />,
    <WhySection key="2" />,
    <ServicesSection key="3" />,
    <AdvantagesSection key="4" />,
    <UnprovenNote key="5" claims={['satisfaction', 'precision', 'tenTimes', 'firmPrice', 'automationReturn']} />,
  ),
  service: draw(<ServiceMetrics key="1" page={servicePageOf(content, 'automatisation').page} />),
};
