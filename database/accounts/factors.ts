import type { Schema } from '../schema.ts';
import { all, build, type Connection, countOf, first, run } from '../store.ts';

export type StoredPasskey = Schema['passkeys'];

/** A user's passkeys, the oldest first. */
export const passkeysOf = (connection: Connection, userId: string): Promise<StoredPasskey[]> =>
  all(
    connection,
    build.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id'),
  );

export const passkeyById = (connection: Connection, id: string): Promise<StoredPasskey | undefined> =>
  first(connection, build.selectFrom('passkeys').selectAll().where('id', '=', id));

/** Answers false when this passkey is registered already. */
export const addPasskey = async (
  connection: Connection,
  passkey: Omit<StoredPasskey, 'last_used_at'>,
): Promise<boolean> =>
  (await run(
    connection,
    build
      .insertInto('passkeys')
      .values({ ...passkey, last_used_at: null })
      .onConflict((conflict) => conflict.column('id').doNothing()),
  )) > 0;

/** Notes that a passkey was used; false when its counter did not go forward meanwhile: a copy of it may be about. */
export const notePasskeyUse = async (
  connection: Connection,
  id: string,
  from: number,
  to: number,
  at: string,
): Promise<boolean> =>
  (await run(
    connection,
    build
      .updateTable('passkeys')
      .set({ counter: to, last_used_at: at })
      .where('id', '=', id)
      .where('counter', '=', from),
  )) > 0;

/** Answers the name of what was removed. */
export async function removePasskey(connection: Connection, userId: string, id: string): Promise<string | undefined> {
  const found = await first(
    connection,
    build.selectFrom('passkeys').select('name').where('id', '=', id).where('user_id', '=', userId),
  );
  if (found) await run(connection, build.deleteFrom('passkeys').where('id', '=', id));
  return found?.name;
}

/** The app that makes a user's codes: its sealed secret, and the last step of time a code was taken of. */
export const codeAppOf = (connection: Connection, userId: string) =>
  first(connection, build.selectFrom('code_apps').selectAll().where('user_id', '=', userId));

/** Puts an app in the place of the user's last one. */
export async function setCodeApp(
  connection: Connection,
  userId: string,
  { sealedSecret, step, at }: { sealedSecret: string; step: number; at: string },
): Promise<void> {
  const content = { sealed_secret: sealedSecret, last_step: step, created_at: at };
  await run(
    connection,
    build
      .insertInto('code_apps')
      .values({ user_id: userId, ...content })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(content)),
  );
}

/** Takes the code of a step of time; false when it, or a later one, was taken before. */
export const takeCodeStep = async (connection: Connection, userId: string, step: number): Promise<boolean> =>
  (await run(
    connection,
    build.updateTable('code_apps').set({ last_step: step }).where('user_id', '=', userId).where('last_step', '<', step),
  )) > 0;

export const removeCodeApp = async (connection: Connection, userId: string): Promise<boolean> =>
  (await run(connection, build.deleteFrom('code_apps').where('user_id', '=', userId))) > 0;

/** How many recovery codes a user has left. */
export const recoveryCodesLeft = (connection: Connection, userId: string): Promise<number> =>
  countOf(connection, build.selectFrom('recovery_codes').where('user_id', '=', userId));

/** Puts these in the place of the user's former recovery codes; none: they only go. */
export async function setRecoveryCodes(
  connection: Connection,
  userId: string,
  hashes: readonly string[],
  at: string,
): Promise<void> {
  await run(connection, build.deleteFrom('recovery_codes').where('user_id', '=', userId));
  for (const code_hash of hashes)
    await run(connection, build.insertInto('recovery_codes').values({ code_hash, user_id: userId, created_at: at }));
}

/** Takes a recovery code; false when it is none of the user's, or was taken before. */
export const takeRecoveryCode = async (connection: Connection, userId: string, codeHash: string): Promise<boolean> =>
  (await run(
    connection,
    build.deleteFrom('recovery_codes').where('user_id', '=', userId).where('code_hash', '=', codeHash),
  )) > 0;

/** Whether a password alone opens this account. */
export const hasSecondFactor = async (connection: Connection, userId: string): Promise<boolean> =>
  (await codeAppOf(connection, userId)) !== undefined || (await passkeysOf(connection, userId)).length > 0;

/** Removes every second factor, for the server's command line. */
export async function removeFactors(connection: Connection, userId: string): Promise<boolean> {
  const had = await hasSecondFactor(connection, userId);
  await run(connection, build.deleteFrom('passkeys').where('user_id', '=', userId));
  await run(connection, build.deleteFrom('code_apps').where('user_id', '=', userId));
  await run(connection, build.deleteFrom('recovery_codes').where('user_id', '=', userId));
  return had;
}
