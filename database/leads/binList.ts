import { sql } from 'kysely';
import type { Binned } from '../../data/api/rows.ts';
import { countOf, type PageAsked, pageBefore } from '../pages.ts';
import { all, build, run } from '../query.ts';
import type { Connection } from '../store.ts';

/** The name of a thing in the bin. */
export const BINNED_COLUMNS = ['id', 'kind', 'actor', 'binned_at', 'content'] as const;

/** A page of the bin, what was put there last first. */
export async function pageOfBin(connection: Connection, asked: PageAsked) {
  const { page, next } = await pageBefore(connection, build.selectFrom('bin').select(BINNED_COLUMNS), asked);
  return { rows: page.map(asBinned), total: await binTotal(connection), next };
}

type Own = Pick<Binned, 'reference' | 'name' | 'email' | 'created_at'>;

/** What is shown of a thing in the bin, read from its former row. */
export function asBinned<Row extends { content: string }>({ content, ...row }: Row): Omit<Row, 'content'> & Own {
  const { leads, newsletter_subscribers, contract_notices } = JSON.parse(content) as Record<string, Partial<Own>[]>;
  const [{ reference = null, name = null, email = '', created_at = '' } = {}] =
    leads ?? newsletter_subscribers ?? contract_notices ?? [];
  return { ...row, reference, name, email, created_at };
}

export const binTotal = (connection: Connection): Promise<number> => countOf(connection, build.selectFrom('bin'));

/** The owner is told of what is new in the bin; answers how much that is. */
export const noteAnnounced = (connection: Connection, at: string): Promise<number> =>
  run(connection, build.updateTable('bin').set({ announced_at: at }).where('announced_at', 'is', null));

/** What was put into the bin, or announced, later than now was dated by a wrong clock: its thirty days begin now. */
export const redateBin = (connection: Connection, now: string): Promise<number> =>
  run(
    connection,
    sql`UPDATE bin SET binned_at = CASE WHEN binned_at > ${now} THEN ${now} ELSE binned_at END,
      announced_at = CASE WHEN announced_at > ${now} THEN ${now} ELSE announced_at END
      WHERE binned_at > ${now} OR announced_at > ${now}`,
  );

/** What has been in the bin, and announced, since before `limit` (ISO time). */
export async function dueInBin(connection: Connection, limit: string): Promise<number[]> {
  const due = build.selectFrom('bin').select('id').where('binned_at', '<', limit).where('announced_at', '<', limit);
  return (await all(connection, due.orderBy('id'))).map(({ id }) => id);
}
