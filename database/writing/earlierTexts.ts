import type { ArticleFields } from '../../data/api/articles.ts';
import { EARLIER_TEXT_MINUTES, type EarlierText, MOST_EARLIER_TEXTS } from '../../data/api/earlierTexts.ts';
import type { LetterText } from '../../data/api/letters.ts';
import { all, build, type Connection, first, insert, run } from '../store.ts';

/** Fields that are kept of each kind of text. */
export interface KeptFields {
  article: ArticleFields;
  letter: LetterText;
}
export type TextKind = keyof KeptFields;
/** An article or a letter, by its kind and number. */
export type Of<Kind extends TextKind> = readonly [kind: Kind, id: number];

/** Both tables have the same columns. */
const TABLES = { article: 'desk_article_versions', letter: 'letter_versions' } as const;
const tableOf = (kind: TextKind) => TABLES[kind] as 'letter_versions';

interface Keeping<Kind extends TextKind> {
  kind: EarlierText['kind'];
  fields: KeptFields[Kind];
  actor: string;
  at: string;
}

/**
 * Keeps a text as an earlier version. Changes of one author within ten minutes are one version; beyond forty versions the oldest are
 * deleted. To be run inside the write queue.
 */
export async function keepVersion<Kind extends TextKind>(
  connection: Connection,
  [of, id]: Of<Kind>,
  { kind, fields, actor, at }: Keeping<Kind>,
): Promise<void> {
  const content = JSON.stringify(fields);
  const table = tableOf(of);
  const own = build.selectFrom(table).where('text_id', '=', id).orderBy('id', 'desc');
  const last = await first(connection, own.selectAll().limit(1));
  const since = new Date(Date.parse(at) - EARLIER_TEXT_MINUTES * 60_000).toISOString();
  const isSameWork = kind === 'text' && last?.kind === 'text' && last.author === actor && last.begun_at > since;
  const before = own.select('id').where('content', '=', content);
  // Restoring an earlier text adds a version, so that the text it replaces is kept.
  if (isSameWork && !(await first(connection, before.where('id', '<>', last.id)))) {
    const same = build.updateTable(table).set({ content, at }).where('id', '=', last.id);
    return void (await run(connection, same));
  }
  await insert(connection, table, { text_id: id, kind, content, author: actor, begun_at: at, at });
  const kept = await all(connection, own.select('id').limit(MOST_EARLIER_TEXTS));
  const oldest = kept.at(-1)?.id ?? 0;
  await run(connection, build.deleteFrom(table).where('text_id', '=', id).where('id', '<', oldest));
}

const ROW = ['id', 'kind', 'author', 'at'] as const;

/** The earlier texts of an article or a letter, the newest first. */
export const versionsOf = (connection: Connection, [of, id]: Of<TextKind>): Promise<EarlierText[]> =>
  all(connection, build.selectFrom(tableOf(of)).select(ROW).where('text_id', '=', id).orderBy('id', 'desc'));

export async function versionOf<Kind extends TextKind>(
  connection: Connection,
  [of, id]: Of<Kind>,
  version: number,
): Promise<{ version: EarlierText; fields: KeptFields[Kind] } | undefined> {
  const row = await first(
    connection,
    build
      .selectFrom(tableOf(of))
      .select([...ROW, 'content'])
      .where('text_id', '=', id)
      .where('id', '=', version),
  );
  if (!row) return undefined;
  const { content, ...kept } = row;
  return { version: kept, fields: JSON.parse(content) as KeptFields[Kind] };
}
