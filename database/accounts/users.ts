import { randomUUID } from 'node:crypto';
import { all, build, type Connection, first, run } from '../store.ts';

export interface User {
  id: string;
  username: string;
  /** PHC string of the hash. */
  password: string;
  /** Since when it opens nothing. */
  disabled_at: string | null;
}

/** Two spellings that look alike are one name. */
export const normaliseUsername = (username: string): string => username.normalize('NFKC').trim().toLowerCase();

const USER_COLUMNS = ['id', 'username', 'password', 'disabled_at'] as const;

export const userByName = (connection: Connection, username: string): Promise<User | undefined> =>
  first(connection, build.selectFrom('users').select(USER_COLUMNS).where('username', '=', normaliseUsername(username)));

export const userById = (connection: Connection, id: string): Promise<User | undefined> =>
  first(connection, build.selectFrom('users').select(USER_COLUMNS).where('id', '=', id));

export const anyUser = async (connection: Connection): Promise<boolean> =>
  (await first(connection, build.selectFrom('users').select('id').limit(1))) !== undefined;

/** @throws a constraint error when the name is taken. */
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

/** Answers false when the name is unknown. */
export async function setPassword(
  connection: Connection,
  username: string,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const query = build
    .updateTable('users')
    .set({ password: passwordHash, updated_at: now.toISOString() })
    .where('username', '=', normaliseUsername(username));
  return (await run(connection, query)) > 0;
}

/** Writes the same password's hash made anew, unless the password changed meanwhile. */
export async function replaceHash(connection: Connection, { id, password }: User, renewed: string): Promise<void> {
  await run(
    connection,
    build.updateTable('users').set({ password: renewed }).where('id', '=', id).where('password', '=', password),
  );
}

/** Every account by name, with what protects it beside its password. */
export const listAccounts = async (connection: Connection) =>
  (
    await all(
      connection,
      build
        .selectFrom('users')
        .select(({ selectFrom, fn }) => [
          'users.id',
          'users.username',
          'users.created_at',
          'users.disabled_at',
          selectFrom('passkeys')
            .select(fn.countAll<number>().as('n'))
            .whereRef('user_id', '=', 'users.id')
            .as('passkeys'),
          selectFrom('code_apps')
            .select(fn.countAll<number>().as('n'))
            .whereRef('user_id', '=', 'users.id')
            .as('code_apps'),
        ])
        .orderBy('username'),
    )
  ).map(({ passkeys, code_apps, ...account }) => ({
    ...account,
    passkeys: Number(passkeys ?? 0),
    code_app: Number(code_apps ?? 0) > 0,
  }));

export const accountById = (connection: Connection, id: string) =>
  first(connection, build.selectFrom('users').select(['id', 'username', 'disabled_at']).where('id', '=', id));

/** Whether another account could still sign in. */
export const othersCanSignIn = async (connection: Connection, id: string): Promise<boolean> =>
  (await first(
    connection,
    build.selectFrom('users').select('id').where('id', '<>', id).where('disabled_at', 'is', null).limit(1),
  )) !== undefined;

/** Since when an account opens nothing; null: it does again. */
export async function setDisabled(connection: Connection, id: string, disabledAt: string | null): Promise<void> {
  await run(connection, build.updateTable('users').set({ disabled_at: disabledAt }).where('id', '=', id));
}

/** An account with its sessions and factors; what it did stays in the journal under its name. */
export const removeAccount = (connection: Connection, id: string): Promise<number> =>
  run(connection, build.deleteFrom('users').where('id', '=', id));
