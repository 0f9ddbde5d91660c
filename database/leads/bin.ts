import { sql } from 'kysely';
import type { Binned } from '../../data/api/rows.ts';
import { personOf, settlePerson, settlingOwners } from '../people/people.ts';
import { eraseQuotes } from '../quotes/keptQuotes.ts';
import type { Schema } from '../schema.ts';
import {
  all,
  build,
  type Connection,
  type Cursor,
  countOf,
  first,
  insert,
  ROWS_AT_ONCE,
  rowsBefore,
  run,
} from '../store.ts';
import { eraseParts } from './attachments.ts';
import { addLeadEvent } from './leadEvents.ts';

type BinKind = Binned['kind'];
type Row = Record<string, string | number | null>;
type Table = keyof Schema;

/** Tables of each kind of row, the row's own table first, with the column of its id. */
const PARTS: Record<BinKind, readonly (readonly [Table, string])[]> = {
  lead: [
    ['leads', 'id'],
    ['lead_events', 'lead_id'],
    ['lead_notes', 'lead_id'],
    ['lead_replies', 'lead_id'],
    // Only the rows of attachments go into the bin; the files' bytes stay in their table until the lead is erased.
    ['lead_attachments', 'lead_id'],
    ['outbox', 'lead_id'],
  ],
  subscriber: [
    ['newsletter_subscribers', 'id'],
    ['letter_recipients', 'subscriber_id'],
    ['outbox', 'subscriber_id'],
    ['bounces', 'subscriber_id'],
  ],
  'contract-notice': [
    ['contract_notices', 'id'],
    ['outbox', 'notice_id'],
  ],
};

interface Binning {
  /** Account that put the row into the bin; null for the site itself. */
  actor: string | null;
  at: string;
}

/**
 * Moves a lead, a subscriber or a notice, with its dependent rows, into the bin. To be run inside the write queue. Returns false when there
 * is none.
 */
export async function putInBin(
  connection: Connection,
  kind: BinKind,
  rowId: number,
  { actor, at }: Binning,
): Promise<boolean> {
  const content: Record<string, Row[]> = {};
  for (const [table, key] of PARTS[kind]) {
    const rows = sql<Row>`SELECT * FROM ${sql.table(table)} WHERE ${sql.ref(key)} = ${rowId} ORDER BY id`;
    content[table] = await all(connection, rows);
  }
  const [[own]] = PARTS[kind] as [readonly [Table, string]];
  if (content[own]?.length !== 1) return false;
  const of = content[own][0]?.person_id;
  const person_id = typeof of === 'number' ? of : null;
  const binned = { kind, row_id: rowId, content: JSON.stringify(content), person_id, actor, binned_at: at };
  await insert(connection, 'bin', binned);
  // Foreign keys delete its dependent rows.
  await run(connection, sql`DELETE FROM ${sql.table(own)} WHERE id = ${rowId}`);
  if (person_id !== null) await settlePerson(connection, person_id);
  return true;
}

/** Numbers, in the table of the bin, of these leads; leads that are not in the bin are left out. */
export const binnedLeads = async (connection: Connection, leads: readonly number[]): Promise<number[]> =>
  (
    await all(
      connection,
      build.selectFrom('bin').select('id').where('kind', '=', 'lead').where('row_id', 'in', leads).orderBy('id'),
    )
  ).map(({ id }) => id);

/** Age after which a waiting mail to the visitor is not restored: a receipt promises a reply « sous 24 h ». */
const STALE_MAIL_MS = 3 * 86_400_000;

/**
 * Restores a row from the bin under its own number and reference, with its dependent rows; columns added since get their default. Run
 * inside the write queue.
 * @returns the kind; `taken` when the address has subscribed again meanwhile; undefined when it is not in the bin.
 */
export async function takeBack(connection: Connection, id: number, { actor, at }: { actor: string; at: string }) {
  const found = await first(
    connection,
    build.selectFrom('bin').select(['kind', 'row_id', 'content', 'person_id']).where('id', '=', id),
  );
  if (!found) return undefined;
  const content = JSON.parse(found.content) as Record<string, Row[]>;
  if (
    found.kind === 'subscriber' &&
    (await isThere(connection, 'newsletter_subscribers', 'email', own(content, found.kind)))
  )
    return 'taken' as const;
  // Without a stored person, finds the person by the row's address, which may have been corrected since.
  const person_id = found.person_id ?? (await personOf(connection, String(own(content, found.kind).email ?? '')));
  for (const [table] of PARTS[found.kind])
    for (const row of content[table] ?? [])
      if (!isStaleMail(table, row, at)) await putRow(connection, table, asTaken(table, row, person_id));
  await run(connection, build.deleteFrom('bin').where('id', '=', id));
  if (found.kind === 'lead') {
    // Adds a recent event: without one the next night would take the lead for forgotten and bin it again.
    await addLeadEvent(connection, found.row_id, { kind: 'restored', actor, at });
  } else {
    const [[table]] = PARTS[found.kind] as [readonly ['newsletter_subscribers' | 'contract_notices', string]];
    await run(connection, build.updateTable(table).set({ updated_at: at }).where('id', '=', found.row_id));
  }
  await settlePerson(connection, person_id);
  return { kind: found.kind, rowId: found.row_id };
}

const own = (content: Record<string, Row[]>, kind: BinKind): Row => content[PARTS[kind][0]?.[0] ?? '']?.[0] ?? {};

const isThere = async (connection: Connection, table: Table, column: string, row: Row): Promise<boolean> =>
  (await first(
    connection,
    sql`SELECT 1 AS one FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${row[column] ?? null}`,
  )) !== undefined;

/**
 * Whether a mail is not restored: a letter, since a subscriber restored later gets the next one, or a mail to the visitor that is too old.
 */
const isStaleMail = (table: Table, { kind, state, created_at }: Row, at: string): boolean =>
  table === 'outbox' &&
  (kind === 'letter' ||
    ((kind === 'lead-acknowledgement' || kind === 'lead-reply') &&
      state === 'waiting' &&
      Date.parse(at) - Date.parse(String(created_at)) > STALE_MAIL_MS));

function asTaken(table: Table, row: Row, person_id: number): Row {
  if (table === 'letter_recipients') return row.state === 'waiting' ? { ...row, state: 'skipped' } : row;
  return 'email' in row ? { ...row, person_id } : row;
}

/** Tables whose rows get new ids when restored: their old ids may be in use. */
const RENUMBERED: readonly Table[] = ['lead_events', 'lead_notes', 'bounces'];

/**
 * Inserts a restored row, with the columns that the table has now, without computed ones. A form's key that another row has taken meanwhile
 * is left out.
 */
async function putRow(connection: Connection, table: Table, row: Row): Promise<void> {
  const known = await connection.engine.columnsOf(connection, table);
  const values: Row = {};
  for (const column of known)
    if (column in row && !(column === 'id' && RENUMBERED.includes(table))) values[column] = row[column] ?? null;
  if (typeof values.idempotency_key === 'string' && (await isThere(connection, table, 'idempotency_key', row)))
    values.idempotency_key = null;
  await run(
    connection,
    sql`INSERT INTO ${sql.table(table)} (${sql.join(Object.keys(values).map(sql.ref))})
      VALUES (${sql.join(Object.values(values))})`,
  );
}

/** Deletes a row of the bin for good; returns false when it was not there. */
export async function eraseFromBin(connection: Connection, id: number): Promise<boolean> {
  const found = await first(connection, build.selectFrom('bin').select(['kind', 'row_id']).where('id', '=', id));
  if (found?.kind === 'lead') {
    await eraseParts(connection, [found.row_id]);
    await eraseQuotes(connection, 'lead_id', [found.row_id]);
  }
  return (
    (await settlingOwners(connection, 'bin', [id], () =>
      run(connection, build.deleteFrom('bin').where('id', '=', id)),
    )) > 0
  );
}

/** Columns of a row in the bin. */
export const BINNED_COLUMNS = ['id', 'kind', 'actor', 'binned_at', 'content'] as const;

/** A page of the bin, latest first. */
export async function listBin(connection: Connection, cursor: Cursor) {
  const { page, next } = await rowsBefore(connection, build.selectFrom('bin').select(BINNED_COLUMNS), cursor);
  return { rows: page.map(asBinned), total: await binTotal(connection), next };
}

type Own = Pick<Binned, 'reference' | 'name' | 'email' | 'created_at'>;

/** Row of the bin with reference, name, address and date, read from its stored JSON. */
export function asBinned<Row extends { content: string }>({ content, ...row }: Row): Omit<Row, 'content'> & Own {
  const { leads, newsletter_subscribers, contract_notices } = JSON.parse(content) as Record<string, Partial<Own>[]>;
  const [{ reference = null, name = null, email = '', created_at = '' } = {}] =
    leads ?? newsletter_subscribers ?? contract_notices ?? [];
  return { ...row, reference, name, email, created_at };
}

export const binTotal = (connection: Connection): Promise<number> => countOf(connection, build.selectFrom('bin'));

const unannounced = build.selectFrom('bin').select('id').where('announced_at', 'is', null);

/** Whether the bin has rows not announced to the owner. */
export const hasUnannounced = async (connection: Connection): Promise<boolean> =>
  (await first(connection, unannounced.limit(1))) !== undefined;

/** Marks some new rows of the bin as announced to the owner; returns their number. */
export const noteAnnounced = (connection: Connection, at: string): Promise<number> =>
  run(
    connection,
    build.updateTable('bin').set({ announced_at: at }).where('id', 'in', unannounced.limit(ROWS_AT_ONCE)),
  );

/** Resets rows binned or announced in the future, under a wrong clock: they are announced again, and their thirty days restart. */
export const redateBin = (connection: Connection, now: string): Promise<number> =>
  run(
    connection,
    build
      .updateTable('bin')
      .set({ binned_at: now, announced_at: null })
      .where(({ or, eb }) => or([eb('binned_at', '>', now), eb('announced_at', '>', now)])),
  );

/** Ids of the rows in the bin announced before `limit` (ISO time). */
export const dueInBin = async (connection: Connection, limit: string): Promise<number[]> =>
  (await all(connection, build.selectFrom('bin').select('id').where('announced_at', '<', limit).orderBy('id'))).map(
    ({ id }) => id,
  );
