import { shownCards } from '../../data/blog/articleCards.ts';
import { innerPage, partsOf, totalPages } from '../../data/examples/types.ts';
import { exampleOf } from '../../data/examples.ts';
import { blogSection } from '../../data/home.ts';
import { portfolio } from '../../data/offer/portfolio.ts';
import { SERVED } from '../../data/served.ts';
import type { Content } from '../../data/settings/content.ts';
import { drawnPage } from '../figures/charts/drawChart.ts';

/**
 * Data of the home page: the buttons of the example deliverables are sent to the browser, the data under `SERVED` only render the page on
 * the server.
 * @param coverOf the drawn cover of an article of the source
 */
export function homeData(content: Content, coverOf: (slug: string) => string) {
  const articles = shownCards(content.blog);
  // The newest desk article with a cover is shown before the articles named by the specification.
  const written = articles.filter(({ cover }) => cover);
  const named = blogSection.teasers.flatMap((number) => articles.filter(({ slug }) => slug === `article-${number}`));
  const teasers = [...written.slice(0, 1), ...named];
  const comparison = exampleOf(content, 'saas-b2b');
  const { cards, question, button } = portfolio(content);
  return {
    portfolio: { cards: cards.map(({ id, code, href }) => ({ id, code, href })), question, button },
    [SERVED]: {
      teasers,
      drawn: coverOf(teasers[0]?.slug ?? ''),
      segments: drawnPage(innerPage(exampleOf(content, 'etude-marche'), 12)),
      contents: { total: totalPages(comparison), parts: partsOf(comparison) },
    },
  };
}

export type HomeData = ReturnType<typeof homeData>;
