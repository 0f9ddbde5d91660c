import { build, type Connection, first, run } from '../store.ts';

/** What one step leaves for the next: a right password for the second factor, a printed link for its press, a challenge for a new passkey, a secret for its first code; and what a passkey answered already. */
export type ChallengePurpose = 'second-factor' | 'sign-in-link' | 'use-passkey' | 'add-passkey' | 'add-code-app';

interface Challenge {
  /** Hash of the cookie of the session, or of the sign-in under way. */
  holder: string;
  purpose: ChallengePurpose;
  userId: string;
  value: string;
  expiresAt: string;
}

/** Keeps a challenge in the place of its holder's last one for the purpose. */
export async function keepChallenge(
  connection: Connection,
  { holder, purpose, userId, value, expiresAt }: Challenge,
): Promise<void> {
  const content = { user_id: userId, value, expires_at: expiresAt };
  await run(
    connection,
    build
      .insertInto('challenges')
      .values({ holder, purpose, ...content })
      .onConflict((conflict) => conflict.columns(['holder', 'purpose']).doUpdateSet(content)),
  );
}

/** Notes that what is good once has served, until it expires; false when it had. */
export const noteUsed = async (
  connection: Connection,
  { holder, purpose, userId, value, expiresAt }: Challenge,
): Promise<boolean> =>
  (await run(
    connection,
    build
      .insertInto('challenges')
      .values({ holder, purpose, user_id: userId, value, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing()),
  )) > 0;

/** What a holder was left for a purpose; undefined once it has expired. */
export const readChallenge = (connection: Connection, holder: string, purpose: ChallengePurpose, now: string) =>
  first(
    connection,
    build
      .selectFrom('challenges')
      .select(['user_id', 'value'])
      .where('holder', '=', holder)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now),
  );

/** Reads a challenge and takes it away: nothing answers one twice. */
export async function takeChallenge(connection: Connection, holder: string, purpose: ChallengePurpose, now: string) {
  const kept = await readChallenge(connection, holder, purpose, now);
  await run(connection, build.deleteFrom('challenges').where('holder', '=', holder).where('purpose', '=', purpose));
  return kept;
}

/** Drops what a holder was left, whatever for. */
export const dropChallenges = (connection: Connection, holder: string): Promise<number> =>
  run(connection, build.deleteFrom('challenges').where('holder', '=', holder));

export const purgeChallenges = (connection: Connection, expiredBefore: string): Promise<number> =>
  run(connection, build.deleteFrom('challenges').where('expires_at', '<', expiredBefore));
