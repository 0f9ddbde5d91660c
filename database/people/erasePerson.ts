import type { Erasure } from '../../data/api/people.ts';
import { type ErasureCounts, erasureKinds } from '../../data/people/personWords.ts';
import { eraseParts } from '../leads/attachments.ts';
import { putInBin } from '../leads/bin.ts';
import { eraseLeads } from '../leads/changeLead.ts';
import { leadById } from '../leads/leads.ts';
import { eraseQuotes } from '../quotes/keptQuotes.ts';
import { nextReference } from '../settings/counters.ts';
import { all, build, type Connection, type Cursor, countOf, insert, ROWS_AT_ONCE, rowsBefore, run } from '../store.ts';
import { addressesOf, forgetPeople, numbersOf, OWNED, settlePerson } from './people.ts';

/**
 * Numbers of the requests to erase before their person, each in a transaction of its own, since the search index takes some ten
 * milliseconds for each. The last two are left out: they are erased with the person.
 */
export const leadsBeforePerson = async (connection: Connection, id: number): Promise<number[]> =>
  (await idsOfLeads(connection, await numbersOf(connection, id))).slice(0, -2);

const idsOfLeads = async (connection: Connection, people: readonly number[]): Promise<number[]> => {
  const own = build.selectFrom('leads').select('id').where('person_id', 'in', people).orderBy('id');
  return (await all(connection, own)).map(({ id }) => id);
};

/** Rows that an erasure removed, by kind, and their addresses, of which the proof stores only fingerprints. */
export interface Erased {
  /** Absent kinds count zero. */
  counts: Partial<ErasureCounts>;
  addresses: readonly string[];
}

/** Erases a request and all its rows; undefined when there is no such request. */
export async function eraseLead(connection: Connection, id: number): Promise<Erased | undefined> {
  const lead = await leadById(connection, id);
  if (!lead) return undefined;
  const parts = await countParts(connection, [id]);
  const quotes = await eraseQuotes(connection, 'lead_id', [id]);
  await eraseLeads(connection, [id]);
  return { counts: { leads: 1, ...parts, ...quotes }, addresses: [lead.email] };
}

/**
 * Erases everything of a person: requests with history, notes, replies, files and mails, subscriptions, notices, rows in the bin, their own
 * history. `keepNotices` keeps the contract notices, which the owner may have to produce. To be run inside the write queue; undefined when
 * there is none such.
 */
export async function erasePerson(
  connection: Connection,
  id: number,
  keepNotices: boolean,
): Promise<Erased | undefined> {
  const people = await addressesOf(connection, id);
  const ids = people.map((one) => one.id);
  const [main] = ids;
  if (main === undefined) return undefined;
  const counts = await countOwned(connection, ids);
  const kept = keepNotices ? counts.notices : 0;
  const quotes = await eraseQuotes(connection, 'person_id', ids);
  await eraseParts(connection, await leadsWithFiles(connection, ids));
  for (const table of OWNED)
    if (table !== 'quotes' && (table !== 'contract_notices' || !keepNotices))
      await run(connection, build.deleteFrom(table).where('person_id', 'in', ids));
  await run(connection, build.deleteFrom('person_events').where('person_id', 'in', ids));
  if (kept + quotes.kept_quotes > 0) await settlePerson(connection, main);
  else await forgetPeople(connection, ids);
  return {
    counts: { ...counts, ...quotes, notices: counts.notices - kept, kept_notices: kept },
    addresses: people.map(({ address }) => address).filter((address) => address !== null),
  };
}

const BINNED = { lead: 'leads', subscriber: 'newsletter_subscribers', 'contract-notice': 'contract_notices' } as const;

/** Moves everything of a person into the bin; returns the number of rows, undefined when there is no such person. */
export async function binPerson(
  connection: Connection,
  id: number,
  { keepNotices, ...binning }: { keepNotices: boolean; actor: string; at: string },
): Promise<number | undefined> {
  const ids = await numbersOf(connection, id);
  if (ids.length === 0) return undefined;
  let binned = 0;
  for (const [kind, table] of Object.entries(BINNED) as [keyof typeof BINNED, 'leads'][]) {
    if (kind === 'contract-notice' && keepNotices) continue;
    const rows = await all(connection, build.selectFrom(table).select('id').where('person_id', 'in', ids));
    for (const row of rows) await putInBin(connection, kind, row.id, binning);
    binned += rows.length;
  }
  return binned;
}

/** Numbers of a person's leads, binned ones included, whose files must be deleted separately. */
async function leadsWithFiles(connection: Connection, ids: readonly number[]): Promise<number[]> {
  const leads = await idsOfLeads(connection, ids);
  const binned = build.selectFrom('bin').select('row_id as id').where('kind', '=', 'lead');
  return [...leads, ...(await all(connection, binned.where('person_id', 'in', ids))).map(({ id }) => id)];
}

/** Tables of each kind of row that belongs to a person; OF_LEADS: tables of the rows of their requests. */
const OWN = { leads: 'leads', subscribers: 'newsletter_subscribers', notices: 'contract_notices', bin: 'bin' } as const;
const OF_LEADS = {
  ...{ events: 'lead_events', notes: 'lead_notes', replies: 'lead_replies' },
  ...{ files: 'lead_attachments', mails: 'outbox' },
} as const;

async function countOwned(connection: Connection, ids: readonly number[]) {
  const counts = (await countParts(connection, await idsOfLeads(connection, ids))) as ErasureCounts;
  for (const [kind, table] of Object.entries(OWN) as [keyof typeof OWN, 'leads'][])
    counts[kind] = await countOf(connection, build.selectFrom(table).where('person_id', 'in', ids));
  return counts;
}

/** Counts the rows of these requests, by kind. */
async function countParts(connection: Connection, leads: readonly number[]) {
  const counts = {} as Record<keyof typeof OF_LEADS, number>;
  for (const [kind, table] of Object.entries(OF_LEADS) as [keyof typeof OF_LEADS, 'lead_notes'][])
    counts[kind] = await countOf(connection, build.selectFrom(table).where('lead_id', 'in', leads));
  return counts;
}

interface NewErasure {
  actor: string;
  now: Date;
  counts: Partial<ErasureCounts>;
  /** Fingerprints of the erased addresses, under this site's key (`Services.fingerprint`). */
  fingerprints: readonly string[];
  /** Proof begun by an earlier transaction of the same erasure, to which these rows are added. */
  proof?: Erasure | undefined;
}

/** Stores the proof of an erasure on request, under its own reference (`EFF-2026-0001`), without a name. */
export async function recordErasure(
  connection: Connection,
  { actor, now, counts, fingerprints, proof: begun }: NewErasure,
): Promise<Erasure> {
  const proof = begun ?? (await emptyProof(connection, actor, now));
  const sum = Object.entries(proof.counts).map(([kind, count]) => [kind, count + (counts[kind as 'leads'] ?? 0)]);
  const sums: ErasureCounts = Object.fromEntries(sum);
  const changed = build.updateTable('erasures').set({ counts: JSON.stringify(sums) });
  await run(connection, changed.where('id', '=', proof.id));
  let { addresses } = proof;
  for (const fingerprint of fingerprints) {
    const row = build.insertInto('erasure_addresses').values({ erasure_id: proof.id, fingerprint });
    addresses += await run(
      connection,
      row.onConflict((same) => same.doNothing()),
    );
  }
  return { ...proof, counts: sums, addresses };
}

async function emptyProof(connection: Connection, actor: string, now: Date): Promise<Erasure> {
  const counts = Object.fromEntries(Object.keys(erasureKinds).map((kind) => [kind, 0])) as ErasureCounts;
  const row = { reference: await nextReference(connection, 'EFF', now), actor, erased_at: now.toISOString() };
  const id = await insert(connection, 'erasures', { ...row, counts: JSON.stringify(counts) });
  return { id, ...row, counts, addresses: 0 };
}

interface Query extends Cursor {
  /** Filter: erasures of an address with one of these fingerprints. */
  fingerprints?: readonly string[];
}

/** A page of the proofs of erasures, newest first. */
export async function listErasures(connection: Connection, { limit, before, fingerprints }: Query) {
  const about = build
    .selectFrom('erasure_addresses')
    .select('erasure_id')
    .where('fingerprint', 'in', fingerprints ?? []);
  const found = build.selectFrom('erasures').$if(fingerprints !== undefined, (some) => some.where('id', 'in', about));
  const rows = found
    .select(['id', 'reference', 'actor', 'counts', 'erased_at'])
    .select(({ selectFrom }) =>
      selectFrom('erasure_addresses')
        .select(build.fn.countAll<number>().as('total'))
        .whereRef('erasure_id', '=', 'erasures.id')
        .as('addresses'),
    );
  const { page, next } = await rowsBefore(connection, rows, { limit, before });
  const erasures: Erasure[] = page.map((row) => ({
    ...row,
    counts: JSON.parse(row.counts) as ErasureCounts,
    addresses: Number(row.addresses ?? 0),
  }));
  return { erasures, total: await countOf(connection, found), next };
}

/** Deletes the proofs of erasures before `limit` (ISO time); returns their number. */
export const purgeErasures = (connection: Connection, limit: string): Promise<number> =>
  run(
    connection,
    build
      .deleteFrom('erasures')
      .where('id', 'in', build.selectFrom('erasures').select('id').where('erased_at', '<', limit).limit(ROWS_AT_ONCE)),
  );
