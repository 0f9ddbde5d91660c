import type { Erasure } from '../../../../data/api/personAnswers.ts';
import { addressKey, type ErasureCounts } from '../../../../data/people/personWords.ts';
import { recordErasure } from '../../../../database/people/erasures.ts';
import type { Connection } from '../../../../database/store.ts';
import type { Services } from '../../../services.ts';

/** What the fingerprints of erased addresses are made for. */
export const ERASURE = 'erasure';

interface Erased {
  /** Kinds that are absent: none. */
  counts: Partial<ErasureCounts>;
  addresses: readonly string[];
  actor: string;
}

/** Writes the proof of an erasure that a person asked for, in the transaction that erases. */
export function noteErasure(
  { fingerprint, now }: Pick<Services, 'fingerprint' | 'now'>,
  writer: Connection,
  { counts, addresses, actor }: Erased,
): Promise<Erasure> {
  const keys = addresses.map(addressKey).filter((address) => address !== null);
  const fingerprints = keys.map((address) => fingerprint(ERASURE, address));
  return recordErasure(writer, { actor, now: now(), counts, fingerprints });
}
