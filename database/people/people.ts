import { sql } from 'kysely';
import { addressKey, type PersonEventKind } from '../../data/people/personWords.ts';
import { all, build, type Connection, first, insert, run } from '../store.ts';

/** The tables whose rows belong to a person. */
export const OWNED = ['leads', 'newsletter_subscribers', 'contract_notices', 'quotes', 'bin'] as const;

/**
 * Returns the number of the person with this address, and adds one where there is none; without an address, always adds one. `at`: ISO time
 * of the contact; empty when the person made no contact.
 */
export async function personOf(connection: Connection, email: string, at = ''): Promise<number> {
  const address = addressKey(email);
  const same = build.selectFrom('people').select('id').where('address', '=', address);
  const known = address === null ? undefined : await first(connection, same);
  if (!known) return insert(connection, 'people', { address, last_at: at });
  if (at !== '') await noteContact(connection, known.id, at);
  return known.id;
}

/** SQL: number of the main person, which is the number itself or the one it was merged into. */
const mainOf = (id: number) => sql<number>`(SELECT coalesce(merged_into, id) FROM people WHERE id = ${id})`;

/** Records a contact from a person at this time. */
export const noteContact = (connection: Connection, id: number, at: string): Promise<number> =>
  run(connection, sql`UPDATE people SET last_at = ${at} WHERE id = ${mainOf(id)} AND last_at < ${at}`);

/** Whether the person has made a contact after this time (ISO). */
export const hasContactAfter = async (connection: Connection, id: number, time: string): Promise<boolean> => {
  const later = build.selectFrom('people').select('id').where('id', '=', mainOf(id)).where('last_at', '>', time);
  return (await first(connection, later)) !== undefined;
};

/** Addresses of the person with this number, their own address first; empty if there is no such person. */
export const addressesOf = (connection: Connection, id: number) =>
  all(
    connection,
    build
      .selectFrom('people')
      .select(['id', 'address'])
      .where(({ or, eb }) => or([eb('id', '=', mainOf(id)), eb('merged_into', '=', mainOf(id))]))
      .orderBy(sql`merged_into IS NOT NULL`)
      .orderBy('id'),
  );

/** Numbers of all addresses of the person with this number. */
export const numbersOf = async (connection: Connection, id: number): Promise<number[]> =>
  (await addressesOf(connection, id)).map((one) => one.id);

/** Merges these addresses into the person with the address number `main`, which may be one of them. */
export const joinTo = (connection: Connection, main: number, ids: readonly number[]): Promise<number> =>
  run(connection, sql`UPDATE people SET merged_into = nullif(${main}, id) WHERE id IN (${sql.join(ids)})`);

/**
 * Sets a person's time of last contact again, after one of their rows was changed or deleted. A person without any row, in the bin either,
 * is deleted with all their addresses.
 */
export async function settlePerson(connection: Connection, id: number): Promise<void> {
  const ids = await numbersOf(connection, id);
  const [main] = ids;
  if (main === undefined) return;
  const own = sql`person_id IN (${sql.join(ids)})`;
  const somethingLeft = OWNED.map((table) => sql`EXISTS (SELECT 1 FROM ${sql.table(table)} WHERE ${own})`);
  const settled = await run(
    connection,
    sql`UPDATE people SET last_at = (SELECT coalesce(max(at), '') FROM (
        SELECT created_at AS at FROM leads WHERE ${own} AND quarantine <> 'held'
        UNION ALL SELECT created_at FROM contract_notices WHERE ${own}
        UNION ALL SELECT accepted_at FROM quotes WHERE ${own} AND accepted_at IS NOT NULL
        UNION ALL SELECT coalesce(consent_at, created_at) FROM newsletter_subscribers WHERE ${own}) AS contacts)
      WHERE id = ${main} AND (${sql.join(somethingLeft, sql` OR `)})`,
  );
  if (settled === 0) await forgetPeople(connection, ids);
}

/** Deletes people without rows: their addresses and their own history. */
export const forgetPeople = (connection: Connection, ids: readonly number[]): Promise<number> =>
  run(connection, build.deleteFrom('people').where('id', 'in', ids));

/** Changes rows, then sets the last contact (`last_at`) of the people they belong to; returns the change's result. */
export async function settlingOwners<Result>(
  connection: Connection,
  table: (typeof OWNED)[number],
  ids: readonly number[],
  change: () => Promise<Result>,
): Promise<Result> {
  const rows = build.selectFrom(table).select('person_id').distinct().where('id', 'in', ids);
  const owners = await all(connection, rows.where('person_id', 'is not', null));
  const result = await change();
  for (const { person_id } of owners) await settlePerson(connection, Number(person_id));
  return result;
}

/** Adds a line to a person's own history. */
export async function addPersonEvent(
  connection: Connection,
  personId: number,
  { kind, detail, actor, at }: { kind: PersonEventKind; detail: object; actor: string; at: string },
): Promise<void> {
  const values = { person_id: personId, kind, detail: JSON.stringify(detail), actor, created_at: at };
  await run(connection, build.insertInto('person_events').values(values));
}
