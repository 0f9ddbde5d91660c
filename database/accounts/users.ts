import { randomUUID } from 'node:crypto';
import { all, build, type Connection, first, run } from '../store.ts';

export interface User {
  id: string;
  username: string;
  /** Password hash, as a PHC string. */
  password: string;
  /** Time at which the account was disabled; null while it is enabled. */
  disabled_at: string | null;
  /** Time of the last change of the account's password or state. */
  updated_at: string;
}

/** Normalises a user name: spellings that look alike are one name. */
export const normaliseUsername = (username: string): string => username.normalize('NFKC').trim().toLowerCase();

const USER_COLUMNS = ['id', 'username', 'password', 'disabled_at', 'updated_at'] as const;

export const userByName = (connection: Connection, username: string): Promise<User | undefined> =>
  first(connection, build.selectFrom('users').select(USER_COLUMNS).where('username', '=', normaliseUsername(username)));

export const userById = (connection: Connection, id: string): Promise<User | undefined> =>
  first(connection, build.selectFrom('users').select(USER_COLUMNS).where('id', '=', id));

export const anyUser = async (connection: Connection): Promise<boolean> =>
  (await first(connection, build.selectFrom('users').select('id').limit(1))) !== undefined;

/**
 * Adds an account.
 * @throws a constraint error when the name is taken.
 */
export async function addUser(
  connection: Connection,
  username: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const values = { username: normaliseUsername(username), password: passwordHash, created_at: at, updated_at: at };
  await run(connection, build.insertInto('users').values({ id: randomUUID(), ...values }));
}

/** Replaces the password hash that the caller read; false when the password changed meanwhile. */
export const setPassword = async (
  connection: Connection,
  { id, password }: Pick<User, 'id' | 'password'>,
  hash: string,
  now: Date,
): Promise<boolean> =>
  (await run(
    connection,
    build
      .updateTable('users')
      .set({ password: hash, updated_at: now.toISOString() })
      .where('id', '=', id)
      .where('password', '=', password),
  )) > 0;

/** Returns every account, by name, with the kinds of second factor that protect it. */
export async function listAccounts(connection: Connection) {
  const factors = await all(
    connection,
    build.selectFrom('factors').select(['user_id', 'kind']).where('kind', '<>', 'recovery').orderBy('kind', 'desc'),
  );
  const users = build.selectFrom('users').select(['id', 'username', 'created_at', 'disabled_at']).orderBy('username');
  return (await all(connection, users)).map((user) => ({
    ...user,
    factors: factors.flatMap(({ user_id, kind }) => (user_id === user.id && kind !== 'recovery' ? [kind] : [])),
  }));
}

/** Whether an account other than this one is enabled: the last enabled account must not be disabled. */
export const othersCanSignIn = async (connection: Connection, id: string): Promise<boolean> =>
  (await first(
    connection,
    build.selectFrom('users').select('id').where('id', '<>', id).where('disabled_at', 'is', null).limit(1),
  )) !== undefined;

/** Disables or enables an account as of now. */
export async function setDisabled(connection: Connection, id: string, disabled: boolean, at: string): Promise<void> {
  const values = { disabled_at: disabled ? at : null, updated_at: at };
  await run(connection, build.updateTable('users').set(values).where('id', '=', id));
}

/** Deletes an account with its sessions and factors; its journal entries keep its name. */
export const removeAccount = (connection: Connection, id: string): Promise<number> =>
  run(connection, build.deleteFrom('users').where('id', '=', id));
