import { sql } from 'kysely';
import { all, build, first, run } from '../query.ts';
import type { Connection } from '../store.ts';

/** What the owner changed of a subject: the fields that differ from the source, as `site.owner.name`. */
export type ChangedFields = Readonly<Record<string, unknown>>;

export interface ChangedSubject {
  fields: ChangedFields;
  /** Counts the saves of this subject. */
  version: number;
}

/** Everything the owner changed, by subject. */
export async function readChangedSettings(connection: Connection): Promise<Map<string, ChangedSubject>> {
  const rows = await all(connection, build.selectFrom('changed_settings').selectAll());
  return new Map(
    rows.map(({ subject, fields, version }) => [
      subject,
      { fields: JSON.parse(fields) as ChangedFields, version: Number(version) },
    ]),
  );
}

/** Every changed field, whatever its subject. */
export const changedFields = (subjects: ReadonlyMap<string, ChangedSubject>): Record<string, unknown> =>
  Object.assign({}, ...[...subjects.values()].map(({ fields }) => fields));

const CONTENT = 'content';

/** The number of the last change of what pages say. */
export async function contentVersion(connection: Connection): Promise<number> {
  const counted = build.selectFrom('counters').select('value').where('name', '=', CONTENT);
  return Number((await first(connection, counted))?.value ?? 0);
}

/**
 * To be called in the transaction of whatever changes what pages say. To be run inside the write queue. A row on either engine, not a
 * sequence: who reads the number must see what it counts, so changes at once wait for each other.
 */
export async function countContentChange(connection: Connection): Promise<void> {
  await run(
    connection,
    build
      .insertInto('counters')
      .values({ name: CONTENT, value: 1 })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql<number>`counters.value + 1` })),
  );
}
