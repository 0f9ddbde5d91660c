import { all, build, type Connection, first, run } from '../store.ts';

/** Whether another article uses an address now, or used it before. */
export async function isAddressTaken(connection: Connection, slug: string, by: number): Promise<boolean> {
  const own = build.selectFrom('desk_articles').select('id').where('public_slug', '=', slug).where('id', '<>', by);
  const former = build
    .selectFrom('article_redirects')
    .select('article_id')
    .where('slug', '=', slug)
    .where('article_id', '<>', by);
  return Boolean((await first(connection, own)) ?? (await first(connection, former)));
}

/** Stores a redirect from an article's former address to its new one. To be run inside the write queue. */
export async function moveAddress(
  connection: Connection,
  { id, from, to, at }: { id: number; from: string; to: string; at: string },
): Promise<void> {
  // The article returns to a former address: that address must no longer redirect.
  await run(connection, build.deleteFrom('article_redirects').where('slug', '=', to).where('article_id', '=', id));
  await run(
    connection,
    build
      .insertInto('article_redirects')
      .values({ slug: from, article_id: id, created_at: at })
      .onConflict((conflict) => conflict.column('slug').doNothing()),
  );
}

/** Returns the former addresses of published articles, each with the current address to redirect to. */
export async function redirectedAddresses(connection: Connection): Promise<Record<string, string>> {
  const rows = await all(
    connection,
    build
      .selectFrom('article_redirects')
      .innerJoin('desk_articles', 'desk_articles.id', 'article_redirects.article_id')
      .select(['article_redirects.slug as from', 'desk_articles.public_slug as to'])
      .where('desk_articles.state', '=', 'published'),
  );
  return Object.fromEntries(rows.flatMap(({ from, to }) => (to === null ? [] : [[from, to]])));
}

/** Returns the former addresses of an article, published or not. */
export const formerAddresses = async (connection: Connection, id: number): Promise<string[]> =>
  (
    await all(
      connection,
      build.selectFrom('article_redirects').select('slug').where('article_id', '=', id).orderBy('slug'),
    )
  ).map(({ slug }) => slug);

/** Returns the addresses, former ones included, of articles that were published once and no longer are. */
export async function withdrawnAddresses(connection: Connection): Promise<string[]> {
  const gone = build
    .selectFrom('desk_articles')
    .where('state', '<>', 'published')
    .where('published_at', 'is not', null);
  const own = await all(connection, gone.select('public_slug as slug').where('public_slug', 'is not', null));
  const former = await all(
    connection,
    gone
      .innerJoin('article_redirects', 'article_redirects.article_id', 'desk_articles.id')
      .select('article_redirects.slug as slug'),
  );
  return [...own, ...former].flatMap(({ slug }) => slug ?? []);
}
