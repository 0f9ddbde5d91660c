import type { Selectable } from 'kysely';
import { all, build, first, run } from '../query.ts';
import type { Schema } from '../schema.ts';
import type { Connection } from '../store.ts';

/** What the owner changed of the card of a built-in article. */
export type ChangedCard = Selectable<Schema['article_cards']>;

export const changedCards = (connection: Connection): Promise<ChangedCard[]> =>
  all(connection, build.selectFrom('article_cards').selectAll());

export const changedCard = (connection: Connection, slug: string): Promise<ChangedCard | undefined> =>
  first(connection, build.selectFrom('article_cards').selectAll().where('slug', '=', slug));

/**
 * Writes a card. To be run inside the write queue.
 * @returns false when another save came since `version`: nothing is written.
 */
export async function writeCard(connection: Connection, { version, ...card }: ChangedCard): Promise<boolean> {
  const known = await changedCard(connection, card.slug);
  if ((known?.version ?? 0) !== version) return false;
  const row = { ...card, version: version + 1 };
  await run(
    connection,
    build
      .insertInto('article_cards')
      .values(row)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row)),
  );
  return true;
}
