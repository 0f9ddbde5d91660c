import { sql } from 'kysely';
import { addressKey, type PersonEventKind } from '../../data/people/personWords.ts';
import { all, build, first, insert, run } from '../query.ts';
import type { Schema } from '../schema.ts';
import type { Connection } from '../store.ts';
import { EMPTY_LINE, type LineLead, lineOf, type PersonAddresses, type PersonLine, writeLine } from './personLine.ts';

/** The tables whose rows are somebody's. */
export const OWNED = ['leads', 'newsletter_subscribers', 'contract_notices', 'bin'] as const;
/** The number under which an address stands, new if need be; without an address, always a new one. */
export async function personOf(connection: Connection, email: string): Promise<number> {
  const address = addressKey(email);
  return (await standing(connection, address))?.id ?? (await newPerson(connection, address, EMPTY_LINE));
}

/** Whose a request that is about to be stored is, and what is left to do once it is. */
export type LeadOwner = { id: number; line: 'done' } | { id: number; line: 'due'; addresses: PersonAddresses };

/**
 * The person of a request about to be stored. Somebody new gets their line at once: most requests are their sender's first.
 * The others' rows are held, so that two requests of theirs at once both come to be in their line (`settleOwner`).
 */
export async function ownerOf(
  connection: Connection,
  email: string,
  lead: Omit<LineLead, 'person_id'>,
): Promise<LeadOwner> {
  const address = addressKey(email);
  const known = await standing(connection, address);
  if (known) {
    const main = known.merged_into ?? known.id;
    return { id: known.id, line: 'due', addresses: { main, addresses: await heldAddresses(connection, main) } };
  }
  const leads = [{ ...lead, person_id: 0 }];
  const line = lineOf({ main: 0, addresses: [{ id: 0, address }], leads, notices: [], subscribed: [] });
  return { id: await newPerson(connection, address, line), line: 'done' };
}

/** Brings the line up to date of whose request was just stored: something of theirs is surely there. */
export async function settleOwner(connection: Connection, owner: LeadOwner): Promise<void> {
  if (owner.line === 'due') await writeLine(connection, owner.addresses);
}

const standing = async (connection: Connection, address: string | null) =>
  address === null
    ? undefined
    : first(
        connection,
        sql<{ id: number; merged_into: number | null }>`SELECT id, merged_into FROM people WHERE address = ${address}`,
      );

const newPerson = (connection: Connection, address: string | null, line: PersonLine): Promise<number> =>
  insert(connection, 'people', { ...FRESH, address, ...line });

/** In the order of `addressesOf`. */
async function heldAddresses(connection: Connection, main: number): Promise<PersonAddresses['addresses']> {
  const { toChange } = connection.engine;
  const rows = await all(
    connection,
    sql<PersonAddresses['addresses'][number]>`SELECT id, address FROM people
      WHERE id = ${main} OR merged_into = ${main} ORDER BY joined_at, id ${toChange}`,
  );
  return ownFirst(rows, main);
}

const ownFirst = <Row extends { id: number }>(rows: readonly Row[], main: number): Row[] => [
  ...rows.filter(({ id }) => id === main),
  ...rows.filter(({ id }) => id !== main),
];

const FRESH = { merged_into: null, joined_as: null, joined_at: null, joined_by: null };

/** The person a number belongs to: itself, or the one it was joined to; undefined when there is none. */
export async function mainOf(connection: Connection, id: number): Promise<number | undefined> {
  const found = await first(connection, build.selectFrom('people').select(['id', 'merged_into']).where('id', '=', id));
  return found && (found.merged_into ?? found.id);
}

const ADDRESS_COLUMNS = ['id', 'address', 'joined_as', 'joined_at', 'joined_by'] as const;

/** A person's addresses, their own first, then in the order they were joined. */
export async function addressesOf(connection: Connection, main: number) {
  const rows = await all(
    connection,
    build
      .selectFrom('people')
      .select(ADDRESS_COLUMNS)
      .where(({ or, eb }) => or([eb('id', '=', main), eb('merged_into', '=', main)]))
      .orderBy('joined_at')
      .orderBy('id'),
  );
  return ownFirst(rows, main);
}

/** Whether anything of these numbers is left in a table. */
async function isInAny(connection: Connection, ids: readonly number[]): Promise<boolean> {
  for (const table of OWNED)
    if (await first(connection, build.selectFrom(table).select('id').where('person_id', 'in', ids).limit(1)))
      return true;
  return false;
}

/**
 * Brings a person's line of the list up to date after something of theirs came, changed or went. Somebody of whom
 * nothing is left, not even in the bin, is forgotten with all their addresses.
 */
export async function settlePerson(connection: Connection, id: number): Promise<void> {
  const main = await mainOf(connection, id);
  if (main === undefined) return;
  const addresses = await addressesOf(connection, main);
  if (
    await isInAny(
      connection,
      addresses.map((one) => one.id),
    )
  )
    return writeLine(connection, { main, addresses });
  await forgetPerson(connection, main);
}

/** Nothing names this person any more: their addresses and their own history go. */
export async function forgetPerson(connection: Connection, main: number): Promise<void> {
  await run(connection, build.deleteFrom('people').where('merged_into', '=', main));
  await run(connection, build.deleteFrom('people').where('id', '=', main));
}

/** Whose some rows are, each person once: to be settled when the rows are gone. */
export const ownersOf = async (
  connection: Connection,
  table: keyof Schema & (typeof OWNED)[number],
  ids: readonly number[],
) =>
  (
    await all(
      connection,
      build.selectFrom(table).select('person_id').distinct().where('id', 'in', ids).where('person_id', 'is not', null),
    )
  ).map(({ person_id }) => Number(person_id));

/** Runs what removes rows, then settles whose they were; answers what it answered. */
export async function settlingOwners<Answer>(
  connection: Connection,
  table: (typeof OWNED)[number],
  ids: readonly number[],
  remove: () => Promise<Answer>,
): Promise<Answer> {
  const owners = await ownersOf(connection, table, ids);
  const answer = await remove();
  for (const owner of owners) await settlePerson(connection, owner);
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
