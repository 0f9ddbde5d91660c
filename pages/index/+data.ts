import { articleCards } from '../../data/articleCards.ts';
import { innerPage, partsOf, totalPages } from '../../data/examples/types.ts';
import { exampleOf } from '../../data/examples.ts';
import { blogSection } from '../../data/home.ts';

/** The inner page of the market study that the portfolio shows. */
const SHOWN_PAGE = 12;

/** What the home page shows of the examples and of the blog: these pages and cards alone, not the whole documents. */
export function data() {
  const comparison = exampleOf('saas-b2b');
  return {
    samples: {
      segments: innerPage(exampleOf('etude-marche'), SHOWN_PAGE),
      contents: { total: totalPages(comparison), parts: partsOf(comparison) },
    },
    cards: blogSection.teasers.flatMap((number) => articleCards.find((card) => card.number === number) ?? []),
  };
}
