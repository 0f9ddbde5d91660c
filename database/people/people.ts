import { sql } from 'kysely';
import { addressKey, type PersonEventKind } from '../../data/people/personWords.ts';
import { all, build, type Connection, first, insert, run } from '../store.ts';

/** The tables whose rows belong to a person. */
export const OWNED = ['leads', 'newsletter_subscribers', 'contract_notices', 'bin'] as const;

/**
 * The number under which an address stands, new if need be; without an address, always a new one. `at`: when something came from it, ISO
 * time; empty for what counts as no contact.
 */
export async function personOf(connection: Connection, email: string, at = ''): Promise<number> {
  const address = addressKey(email);
  const same = build.selectFrom('people').select(['id', 'merged_into']).where('address', '=', address);
  const known = address === null ? undefined : await first(connection, same);
  if (!known) return insert(connection, 'people', { address, last_at: at });
  if (at !== '') await noteContact(connection, known.merged_into ?? known.id, at);
  return known.id;
}

/** Something came from a person at this time. */
export const noteContact = (connection: Connection, main: number, at: string): Promise<number> =>
  run(connection, sql`UPDATE people SET last_at = ${at} WHERE id = ${main} AND last_at < ${at}`);

/** The person a number belongs to: itself, or the one it was joined to; undefined when there is none. */
export async function mainOf(connection: Connection, id: number): Promise<number | undefined> {
  const found = await first(connection, build.selectFrom('people').select(['id', 'merged_into']).where('id', '=', id));
  return found && (found.merged_into ?? found.id);
}

/** The addresses of the person a number belongs to, their own first; none where there is no such person. */
export async function addressesOf(connection: Connection, id: number) {
  const main = await mainOf(connection, id);
  const own = build.selectFrom('people').select(['id', 'address']).orderBy(sql`merged_into IS NOT NULL`).orderBy('id');
  if (main === undefined) return [];
  return all(
    connection,
    own.where(({ or, eb }) => or([eb('id', '=', main), eb('merged_into', '=', main)])),
  );
}

/** Whether anything of these numbers is left in a table. */
async function isInAny(connection: Connection, ids: readonly number[]): Promise<boolean> {
  for (const table of OWNED)
    if (await first(connection, build.selectFrom(table).select('id').where('person_id', 'in', ids).limit(1)))
      return true;
  return false;
}

/**
 * Reads anew when a person was last in contact, after something of theirs changed or went. A person of whom nothing is left, not even in the
 * bin, is forgotten with all their addresses.
 */
export async function settlePerson(connection: Connection, id: number): Promise<void> {
  const ids = (await addressesOf(connection, id)).map((one) => one.id);
  const [main] = ids;
  if (main === undefined) return;
  if (!(await isInAny(connection, ids))) return forgetPerson(connection, main);
  const own = sql`person_id IN (${sql.join(ids)})`;
  await run(
    connection,
    sql`UPDATE people SET last_at = (SELECT coalesce(max(at), '') FROM (
        SELECT created_at AS at FROM leads WHERE ${own} AND quarantine <> 'held'
        UNION ALL SELECT created_at FROM contract_notices WHERE ${own}
        UNION ALL SELECT coalesce(consent_at, created_at) FROM newsletter_subscribers WHERE ${own}) AS contacts)
      WHERE id = ${main}`,
  );
}

/** Nothing names this person any more: their addresses and their own history go. */
export async function forgetPerson(connection: Connection, main: number): Promise<void> {
  await run(connection, build.deleteFrom('people').where('merged_into', '=', main));
  await run(connection, build.deleteFrom('people').where('id', '=', main));
}

/** Runs what removes or changes rows, then settles whose they were; answers what it answered. */
export async function settlingOwners<Answer>(
  connection: Connection,
  table: (typeof OWNED)[number],
  ids: readonly number[],
  change: () => Promise<Answer>,
): Promise<Answer> {
  const rows = build.selectFrom(table).select('person_id').distinct().where('id', 'in', ids);
  const owners = await all(connection, rows.where('person_id', 'is not', null));
  const answer = await change();
  for (const { person_id } of owners) await settlePerson(connection, Number(person_id));
  return answer;
}

/** One line of a person's own history. */
export async function addPersonEvent(
  connection: Connection,
  personId: number,
  { kind, detail, actor, at }: { kind: PersonEventKind; detail: object; actor: string; at: string },
): Promise<void> {
  const values = { person_id: personId, kind, detail: JSON.stringify(detail), actor, created_at: at };
  await run(connection, build.insertInto('person_events').values(values));
}
