import { fold } from '../../data/french/fold.ts';
import { addressKey, type PersonEventKind } from '../../data/people/personWords.ts';
import { all, build, first, run } from '../query.ts';
import type { Schema } from '../schema.ts';
import type { Connection } from '../store.ts';

/** The tables whose rows are somebody's. */
export const OWNED = ['leads', 'newsletter_subscribers', 'contract_notices', 'bin'] as const;
/** A person's list and search know so many of their last requests. */
const RECENT = 20;

/** The number under which an address stands, new if need be; without an address, always a new one. */
export async function personOf(connection: Connection, email: string): Promise<number> {
  const address = addressKey(email);
  const known =
    address === null
      ? undefined
      : await first(connection, build.selectFrom('people').select('id').where('address', '=', address));
  if (known) return known.id;
  return Number(
    (
      await first(
        connection,
        build
          .insertInto('people')
          .values({ ...FRESH, address })
          .returning('id'),
      )
    )?.id,
  );
}

const FRESH = { name: null, merged_into: null, joined_as: null, joined_at: null, joined_by: null };

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
  return [...rows.filter(({ id }) => id === main), ...rows.filter(({ id }) => id !== main)];
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
  const ids = addresses.map((one) => one.id);
  if (!(await isInAny(connection, ids))) return forgetPerson(connection, main);
  const recent = <Table extends 'leads' | 'contract_notices'>(table: Table) =>
    build
      .selectFrom(table as 'leads')
      .select(['name', 'created_at'])
      .where('person_id', 'in', ids)
      .orderBy('id', 'desc');
  const leads = await all(connection, recent('leads').select(['person_id', 'phone_key', 'quarantine']).limit(RECENT));
  const notices = await all(connection, recent('contract_notices').limit(RECENT));
  const subscribed = await all(
    connection,
    build.selectFrom('newsletter_subscribers').select(['consent_at', 'created_at']).where('person_id', 'in', ids),
  );
  const received = leads.filter(({ quarantine }) => quarantine !== 'held');
  const byTime = (one: { created_at: string }, other: { created_at: string }) =>
    other.created_at.localeCompare(one.created_at);
  const own = received.filter(({ person_id }) => person_id === main);
  // A notice keeps the name it was given with, whatever was corrected since; an address that was joined has its own.
  const [named] = [own, received, notices, leads].map((rows) => rows.toSorted(byTime)[0]).filter(Boolean);
  const times = [
    ...[...received, ...notices].map(({ created_at }) => created_at),
    ...subscribed.map(({ consent_at, created_at }) => consent_at ?? created_at),
  ].sort();
  const words = [...addresses.map(({ address }) => address), ...[...leads, ...notices].map(({ name }) => name)];
  const found = [...words, ...leads.map(({ phone_key }) => phone_key)].filter((word) => word !== null);
  const values = {
    name: named?.name ?? null,
    last_at: times.at(-1) ?? '',
    search: fold([...new Set(found)].join(' ')),
  };
  await run(connection, build.updateTable('people').set(values).where('id', '=', main));
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
