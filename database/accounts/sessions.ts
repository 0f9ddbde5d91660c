import { all, build, type Connection, first, run } from '../store.ts';

export interface StoredSession {
  user_id: string;
  username: string;
  created_at: string;
  last_seen_at: string;
  confirmed_at: string | null;
}

/** Where a session was opened from, in the words its owner sees. */
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

/** A session that begins with a password just given. */
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

/** A user's sessions, the last opened first. */
export const sessionsOf = (connection: Connection, userId: string) =>
  all(connection, build.selectFrom('sessions').selectAll().where('user_id', '=', userId).orderBy('created_at', 'desc'));

/** The password, or a passkey, was given again. */
export async function confirmSession(connection: Connection, tokenHash: string, at: string): Promise<void> {
  await run(connection, build.updateTable('sessions').set({ confirmed_at: at }).where('token_hash', '=', tokenHash));
}

export async function touchSession(connection: Connection, tokenHash: string, at: string): Promise<void> {
  await run(connection, build.updateTable('sessions').set({ last_seen_at: at }).where('token_hash', '=', tokenHash));
}

export async function endSession(connection: Connection, tokenHash: string): Promise<void> {
  await run(connection, build.deleteFrom('sessions').where('token_hash', '=', tokenHash));
}

/** Everywhere: after a change of password. */
export async function endSessionsOf(connection: Connection, userId: string): Promise<void> {
  await endOtherSessions(connection, userId, '');
  await forgetDevices(connection, userId);
}

/** The browsers a user has signed in from are strangers again. */
export const forgetDevices = (connection: Connection, userId: string): Promise<number> =>
  run(connection, build.deleteFrom('known_devices').where('user_id', '=', userId));

/** All of a user's sessions but one; answers how many there were. */
export const endOtherSessions = (connection: Connection, userId: string, kept: string): Promise<number> =>
  run(connection, build.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '<>', kept));

export const purgeSessions = (connection: Connection, createdBefore: string): Promise<number> =>
  run(connection, build.deleteFrom('sessions').where('created_at', '<', createdBefore));

/** A browser this user has signed in from before keeps a place of its own when others are guessing. */
export async function addKnownDevice(
  connection: Connection,
  tokenHash: string,
  userId: string,
  at: string,
): Promise<void> {
  await run(
    connection,
    build
      .insertInto('known_devices')
      .values({ token_hash: tokenHash, user_id: userId, created_at: at })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

export const deviceIsKnown = async (connection: Connection, tokenHash: string, username: string): Promise<boolean> =>
  (await first(
    connection,
    build
      .selectFrom('known_devices')
      .innerJoin('users', 'users.id', 'known_devices.user_id')
      .select('users.id')
      .where('token_hash', '=', tokenHash)
      .where('users.username', '=', username),
  )) !== undefined;
