import { all, build, first } from '../query.ts';
import type { Connection } from '../store.ts';
import { next } from './counters.ts';

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
 * To be called in the transaction of whatever changes what pages say. To be run inside the write queue.
 */
export const countContentChange = (connection: Connection): Promise<number> => next(connection, CONTENT);
