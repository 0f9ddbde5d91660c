import type { BlogContent, CardChange, WrittenArticle } from '../../data/articles/blogContent.ts';
import { typo } from '../../data/french/typo.ts';
import { redirectedAddresses, withdrawnAddresses } from '../../database/articles/articleAddresses.ts';
import { changedCards } from '../../database/articles/articleCards.ts';
import { type DeskArticle, publishedDeskArticles } from '../../database/articles/deskArticles.ts';
import type { Connection } from '../../database/store.ts';
import { writtenArticle } from '../articles/writtenArticle.ts';

const cardChange = ({ title, summary, date, state }: Awaited<ReturnType<typeof changedCards>>[number]): CardChange => ({
  ...(title !== null && { title: typo(title) }),
  ...(summary !== null && { summary: typo(summary) }),
  ...(date !== null && { date }),
  ...(state === 'withdrawn' && { isWithdrawn: true }),
});

const newestFirst = (a: DeskArticle, b: DeskArticle) =>
  (b.public?.date ?? '').localeCompare(a.public?.date ?? '') ||
  (b.published_at ?? '').localeCompare(a.published_at ?? '');

/** What the desk adds to the blog and changes of it, as pages read it. */
export async function readBlog(connection: Connection): Promise<BlogContent> {
  const articles = (await publishedDeskArticles(connection)).sort(newestFirst);
  const written: WrittenArticle[] = [];
  for (const { public: fields, changes } of articles)
    if (fields) written.push(await writtenArticle(connection, fields, changes));
  const cards = (await changedCards(connection)).map((card) => [card.slug, cardChange(card)] as const);
  const withdrawn = cards.filter(([, { isWithdrawn }]) => isWithdrawn).map(([slug]) => slug);
  return {
    written,
    cards: Object.fromEntries(cards),
    moved: await redirectedAddresses(connection),
    gone: [...withdrawn, ...(await withdrawnAddresses(connection))],
  };
}
