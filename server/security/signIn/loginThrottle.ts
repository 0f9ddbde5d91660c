import {
  attemptsIn,
  forgetAttempts,
  forgetLastAttempt,
  noteAttempts,
} from '../../../database/accounts/loginAttempts.ts';
import type { Connection } from '../../../database/store.ts';

const MINUTE = 60_000;

interface Limit {
  windowMs: number;
  attempts: number;
}
const PER_ADDRESS: Limit = { windowMs: 15 * MINUTE, attempts: 10 };
const PER_DEVICE: Limit = { windowMs: 15 * MINUTE, attempts: 10 };
/** A second factor is asked of whoever has the password, and six digits are soon tried: far fewer. */
const PER_ACCOUNT: Record<Secret, Limit> = {
  password: { windowMs: 60 * MINUTE, attempts: 120 },
  factor: { windowMs: 60 * MINUTE, attempts: 20 },
};
const LONGEST_MS = 60 * MINUTE;

/** What is guessed at. */
type Secret = 'password' | 'factor';

/** What is tried, and who tries, as fingerprints: what is typed for a name may be a password, and neither it nor an address is stored. */
export interface Attempt {
  secret?: Secret;
  network: string;
  account: string;
  /** Hash of a token this browser got when this user signed in from it before. */
  knownDevice: string | undefined;
}

/**
 * Counts an attempt before its password is looked at, and says whether to look: what is beyond the limit never reaches
 * the hash, right or wrong. A browser the user has signed in from counts apart, so that guessing from elsewhere cannot
 * lock the owner out. The counts are in the database: a restart forgets none.
 * @returns seconds to wait, or 0.
 */
export async function countAttempt(connection: Connection, attempt: Attempt, now: Date): Promise<number> {
  const buckets = bucketsOf(attempt);
  for (const { bucket, limit } of buckets) {
    const from = new Date(now.getTime() - limit.windowMs).toISOString();
    if ((await attemptsIn(connection, bucket, from, now.toISOString())) >= limit.attempts) return limit.windowMs / 1000;
  }
  const names = buckets.map(({ bucket }) => bucket);
  const forgetBefore = new Date(now.getTime() - LONGEST_MS).toISOString();
  await noteAttempts(connection, names, { at: now.toISOString(), forgetBefore });
  return 0;
}

/** A success clears the address it came from; of the account, which others may be attacking, it only takes itself back. */
export async function forgiveAttempts(connection: Connection, attempt: Attempt): Promise<void> {
  const [own, ...shared] = bucketsOf(attempt);
  if (own) await forgetAttempts(connection, own.bucket);
  for (const { bucket } of shared) await forgetLastAttempt(connection, bucket);
}

function bucketsOf({
  secret = 'password',
  network,
  account,
  knownDevice,
}: Attempt): { bucket: string; limit: Limit }[] {
  const named = (who: string) => (secret === 'password' ? who : `${secret} ${who}`);
  if (knownDevice !== undefined) return [{ bucket: named(`device:${knownDevice}`), limit: PER_DEVICE }];
  return [
    { bucket: named(`address:${network}`), limit: PER_ADDRESS },
    { bucket: named(`account:${account}`), limit: PER_ACCOUNT[secret] },
  ];
}
