import { all, build, type Connection, first, ROWS_AT_ONCE, run } from '../store.ts';

export interface StoredSession {
  user_id: string;
  username: string;
  created_at: string;
  last_seen_at: string;
  confirmed_at: string | null;
}

/** Device and network from which a session was opened, in words for the account's owner. */
export interface SessionSource {
  device: string;
  network: string;
}

export const sessionByHash = (connection: Connection, tokenHash: string): Promise<StoredSession | undefined> =>
  first(
    connection,
    build
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([
        'sessions.user_id',
        'users.username',
        'sessions.created_at',
        'sessions.last_seen_at',
        'sessions.confirmed_at',
      ])
      .where('token_hash', '=', tokenHash)
      .where('users.disabled_at', 'is', null),
  );

/** Adds a session after its user gave the right password. */
export async function addSession(
  connection: Connection,
  tokenHash: string,
  userId: string,
  at: string,
  source: SessionSource | { device: null; network: null } = { device: null, network: null },
): Promise<void> {
  const values = { token_hash: tokenHash, user_id: userId, created_at: at, last_seen_at: at, confirmed_at: at };
  await run(connection, build.insertInto('sessions').values({ ...values, ...source }));
}

/** Returns a user's sessions, latest first. */
export const sessionsOf = (connection: Connection, userId: string) =>
  all(connection, build.selectFrom('sessions').selectAll().where('user_id', '=', userId).orderBy('created_at', 'desc'));

/** Stores that the session's user gave their password or passkey again. */
export async function confirmSession(connection: Connection, tokenHash: string, at: string): Promise<void> {
  await run(connection, build.updateTable('sessions').set({ confirmed_at: at }).where('token_hash', '=', tokenHash));
}

export async function touchSession(connection: Connection, tokenHash: string, at: string): Promise<void> {
  await run(connection, build.updateTable('sessions').set({ last_seen_at: at }).where('token_hash', '=', tokenHash));
}

/** Ends all sessions of a user, all but one, or a single one; returns the number ended. */
export const endSessionsOf = (
  connection: Connection,
  userId: string,
  { but, one }: { but?: string; one?: string } = {},
): Promise<number> =>
  run(
    connection,
    build
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .$if(but !== undefined, (some) => some.where('token_hash', '<>', but ?? ''))
      .$if(one !== undefined, (some) => some.where('token_hash', '=', one ?? '')),
  );

export const purgeSessions = (connection: Connection, createdBefore: string): Promise<number> =>
  run(
    connection,
    build
      .deleteFrom('sessions')
      .where(
        'token_hash',
        'in',
        build.selectFrom('sessions').select('token_hash').where('created_at', '<', createdBefore).limit(ROWS_AT_ONCE),
      ),
  );
