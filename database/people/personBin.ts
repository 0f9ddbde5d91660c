import { all, build } from '../query.ts';
import type { Connection } from '../store.ts';
import { addressesOf, mainOf } from './people.ts';

/** What the bin holds of a person, whole: the rows of each table, as they were. */
export async function personBin(connection: Connection, id: number) {
  const ids = (await addressesOf(connection, (await mainOf(connection, id)) ?? id)).map((one) => one.id);
  const rows = build.selectFrom('bin').select(['kind', 'binned_at', 'actor', 'content']).where('person_id', 'in', ids);
  return (await all(connection, rows.orderBy('id'))).map(({ content, ...row }) => ({
    ...row,
    content: JSON.parse(content) as Record<string, unknown[]>,
  }));
}
