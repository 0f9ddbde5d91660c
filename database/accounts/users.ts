import { randomUUID } from 'node:crypto';
import { build, first, run } from '../query.ts';
import type { Connection } from '../store.ts';

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
