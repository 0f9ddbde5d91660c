import type { PageContextServer } from 'vike/types';
import { drawnPage } from '../../components/figures/charts/drawChart.ts';
import { shownCards } from '../../data/blog/articleCards.ts';
import { innerPage, partsOf, totalPages } from '../../data/examples/types.ts';
import { exampleOf } from '../../data/examples.ts';
import { blogSection } from '../../data/home.ts';

/** Returns the examples and the blog of the home page: these pages and cards alone, not the whole documents. */
export function data({ content }: PageContextServer) {
  const cards = shownCards(content.blog);
  // The newest of the desk before those the specification names.
  const written = cards.filter(({ cover }) => cover);
  const teasers = blogSection.teasers.flatMap((number) => cards.filter(({ slug }) => slug === `article-${number}`));
  const comparison = exampleOf(content, 'saas-b2b');
  return {
    samples: {
      segments: drawnPage(innerPage(exampleOf(content, 'etude-marche'), 12)),
      contents: { total: totalPages(comparison), parts: partsOf(comparison) },
    },
    // A teaser shows neither topics nor the day of the last change.
    cards: [...written.slice(0, 1), ...teasers].map(({ topics: _, updated: __, ...teaser }) => teaser),
  };
}
