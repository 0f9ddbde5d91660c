import type { Connection } from '../file/connection.ts';
import { all, build } from '../query.ts';
import { addressesOf, mainOf } from './people.ts';

/** What the bin holds of a person, whole: the rows of each table, as they were. */
export function personBin(connection: Connection, id: number) {
  const ids = addressesOf(connection, mainOf(connection, id) ?? id).map((one) => one.id);
  const rows = build.selectFrom('bin').select(['kind', 'binned_at', 'actor', 'content']).where('person_id', 'in', ids);
  return all(connection, rows.orderBy('id')).map(({ content, ...row }) => ({
    ...row,
    content: JSON.parse(content) as Record<string, unknown[]>,
  }));
}
