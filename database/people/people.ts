import { fold } from '../../data/french/fold.ts';
import { addressKey, type PersonEventKind } from '../../data/people/personWords.ts';
import type { Connection } from '../file/connection.ts';
import { all, build, first, run } from '../query.ts';
import type { Schema } from '../schema.ts';

/** The tables whose rows are somebody's. */
export const OWNED = ['leads', 'newsletter_subscribers', 'contract_notices', 'bin'] as const;
/** A person's list and search know so many of their last requests. */
const RECENT = 20;

/** The number under which an address stands, new if need be; without an address, always a new one. */
export function personOf(connection: Connection, email: string): number {
  const address = addressKey(email);
  const known =
    address === null
      ? undefined
      : first(connection, build.selectFrom('people').select('id').where('address', '=', address));
  if (known) return known.id;
  return Number(
    first(
      connection,
      build
        .insertInto('people')
        .values({ ...FRESH, address })
        .returning('id'),
    )?.id,
  );
}

const FRESH = { name: null, merged_into: null, joined_as: null, joined_at: null, joined_by: null };

/** The person a number belongs to: itself, or the one it was joined to; undefined when there is none. */
export function mainOf(connection: Connection, id: number): number | undefined {
  const found = first(connection, build.selectFrom('people').select(['id', 'merged_into']).where('id', '=', id));
  return found && (found.merged_into ?? found.id);
}

const ADDRESS_COLUMNS = ['id', 'address', 'joined_as', 'joined_at', 'joined_by'] as const;

/** A person's addresses, their own first, then in the order they were joined. */
export function addressesOf(connection: Connection, main: number) {
  const rows = all(
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
const isIn = (connection: Connection, table: (typeof OWNED)[number], ids: readonly number[]): boolean =>
  first(connection, build.selectFrom(table).select('id').where('person_id', 'in', ids).limit(1)) !== undefined;

/**
 * Brings a person's line of the list up to date after something of theirs came, changed or went. Somebody of whom
 * nothing is left, not even in the bin, is forgotten with all their addresses.
 */
export function settlePerson(connection: Connection, id: number): void {
  const main = mainOf(connection, id);
  if (main === undefined) return;
  const addresses = addressesOf(connection, main);
  const ids = addresses.map((one) => one.id);
  if (!OWNED.some((table) => isIn(connection, table, ids))) {
    forgetPerson(connection, main);
    return;
  }
  const recent = <Table extends 'leads' | 'contract_notices'>(table: Table) =>
    build
      .selectFrom(table as 'leads')
      .select(['name', 'created_at'])
      .where('person_id', 'in', ids)
      .orderBy('id', 'desc');
  const leads = all(connection, recent('leads').select(['phone_key', 'quarantine']).limit(RECENT));
  const notices = all(connection, recent('contract_notices').limit(RECENT));
  const subscribed = all(
    connection,
    build.selectFrom('newsletter_subscribers').select(['consent_at', 'created_at']).where('person_id', 'in', ids),
  );
  const received = leads.filter(({ quarantine }) => quarantine !== 'held');
  const named = [...received, ...notices].sort((a, b) => b.created_at.localeCompare(a.created_at));
  const times = [
    ...named.map(({ created_at }) => created_at),
    ...subscribed.map(({ consent_at, created_at }) => consent_at ?? created_at),
  ].sort();
  const words = [...addresses.map(({ address }) => address), ...[...named, ...leads].map(({ name }) => name)];
  const found = [...words, ...leads.map(({ phone_key }) => phone_key)].filter((word) => word !== null);
  const values = {
    name: named[0]?.name ?? leads[0]?.name ?? null,
    last_at: times.at(-1) ?? '',
    search: fold([...new Set(found)].join(' ')),
  };
  run(connection, build.updateTable('people').set(values).where('id', '=', main));
}

/** Nothing names this person any more: their addresses and their own history go. */
export function forgetPerson(connection: Connection, main: number): void {
  run(connection, build.deleteFrom('people').where('merged_into', '=', main));
  run(connection, build.deleteFrom('people').where('id', '=', main));
}

/** Whose some rows are, each person once: to be settled when the rows are gone. */
export const ownersOf = (
  connection: Connection,
  table: keyof Schema & (typeof OWNED)[number],
  ids: readonly number[],
) =>
  all(
    connection,
    build.selectFrom(table).select('person_id').distinct().where('id', 'in', ids).where('person_id', 'is not', null),
  ).map(({ person_id }) => Number(person_id));

/** Runs what removes rows, then settles whose they were; answers what it answered. */
export function settlingOwners<Answer>(
  connection: Connection,
  table: (typeof OWNED)[number],
  ids: readonly number[],
  remove: () => Answer,
): Answer {
  const owners = ownersOf(connection, table, ids);
  const answer = remove();
  for (const owner of owners) settlePerson(connection, owner);
  return answer;
}

/** One line of a person's own history. */
export function addPersonEvent(
  connection: Connection,
  personId: number,
  { kind, detail, actor, at }: { kind: PersonEventKind; detail: object; actor: string; at: string },
): void {
  const values = { person_id: personId, kind, detail: JSON.stringify(detail), actor, created_at: at };
  run(connection, build.insertInto('person_events').values(values));
}
