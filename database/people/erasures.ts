import type { Erasure } from '../../data/api/personAnswers.ts';
import { type ErasureCounts, erasureKinds } from '../../data/people/personWords.ts';
import { countOf, type PageAsked, pageBefore } from '../pages.ts';
import { build, insert, run } from '../query.ts';
import { nextReference } from '../settings/counters.ts';
import type { Connection } from '../store.ts';

interface NewErasure {
  actor: string;
  now: Date;
  /** Kinds that are absent: none. */
  counts: Partial<ErasureCounts>;
  /** Of the addresses it was about, under this site's key (`Services.fingerprint`). */
  fingerprints: readonly string[];
}

/** Writes down that something was erased on request, under a reference of its own (`EFF-2026-0001`), without a name. */
export async function recordErasure(
  connection: Connection,
  { actor, now, counts: some, fingerprints }: NewErasure,
): Promise<Erasure> {
  const none = Object.fromEntries(Object.keys(erasureKinds).map((kind) => [kind, 0]));
  const counts = { ...none, ...some } as ErasureCounts;
  const reference = await nextReference(connection, 'EFF', now);
  const erased_at = now.toISOString();
  const id = await insert(connection, 'erasures', { reference, actor, counts: JSON.stringify(counts), erased_at });
  const distinct = [...new Set(fingerprints)];
  for (const fingerprint of distinct)
    await run(connection, build.insertInto('erasure_addresses').values({ erasure_id: id, fingerprint }));
  return { id, reference, actor, counts, addresses: distinct.length, erased_at };
}

interface Query extends PageAsked {
  /** Only those about an address with one of these fingerprints. */
  fingerprints?: readonly string[];
}

/** A page of what was erased on request, the last first. */
export async function pageOfErasures(connection: Connection, { limit, before, fingerprints }: Query) {
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
  const { page, next } = await pageBefore(connection, rows, { limit, before });
  const erasures: Erasure[] = page.map((row) => ({
    ...row,
    counts: JSON.parse(row.counts) as ErasureCounts,
    addresses: Number(row.addresses ?? 0),
  }));
  return { erasures, total: await countOf(connection, found), next };
}

/** Deletes the proofs of erasures before `limit` (ISO time); answers how many there were. */
export const purgeErasures = (connection: Connection, limit: string): Promise<number> =>
  run(connection, build.deleteFrom('erasures').where('erased_at', '<', limit));
