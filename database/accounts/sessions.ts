import type { Connection } from '../file/connection.ts';
import { all, build, first, run } from '../query.ts';

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

export const sessionByHash = (connection: Connection, tokenHash: string): StoredSession | undefined =>
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
export function addSession(
  connection: Connection,
  tokenHash: string,
  userId: string,
  at: string,
  source: SessionSource | { device: null; network: null } = { device: null, network: null },
): void {
  const values = { token_hash: tokenHash, user_id: userId, created_at: at, last_seen_at: at, confirmed_at: at };
  run(connection, build.insertInto('sessions').values({ ...values, ...source }));
}

/** A user's sessions, the last opened first. */
export const sessionsOf = (connection: Connection, userId: string) =>
  all(connection, build.selectFrom('sessions').selectAll().where('user_id', '=', userId).orderBy('created_at', 'desc'));

/** The password, or a passkey, was given again. */
export function confirmSession(connection: Connection, tokenHash: string, at: string): void {
  run(connection, build.updateTable('sessions').set({ confirmed_at: at }).where('token_hash', '=', tokenHash));
}

export function touchSession(connection: Connection, tokenHash: string, at: string): void {
  run(connection, build.updateTable('sessions').set({ last_seen_at: at }).where('token_hash', '=', tokenHash));
}

export function endSession(connection: Connection, tokenHash: string): void {
  run(connection, build.deleteFrom('sessions').where('token_hash', '=', tokenHash));
}

/** Everywhere: after a change of password. */
export function endSessionsOf(connection: Connection, userId: string): void {
  endOtherSessions(connection, userId, '');
  forgetDevices(connection, userId);
}

/** The browsers a user has signed in from are strangers again. */
export const forgetDevices = (connection: Connection, userId: string): number =>
  run(connection, build.deleteFrom('known_devices').where('user_id', '=', userId));

/** All of a user's sessions but one; answers how many there were. */
export const endOtherSessions = (connection: Connection, userId: string, kept: string): number =>
  run(connection, build.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '<>', kept));

export const purgeSessions = (connection: Connection, createdBefore: string): number =>
  run(connection, build.deleteFrom('sessions').where('created_at', '<', createdBefore));

/** A browser this user has signed in from before keeps a place of its own when others are guessing. */
export function addKnownDevice(connection: Connection, tokenHash: string, userId: string, at: string): void {
  run(
    connection,
    build
      .insertInto('known_devices')
      .values({ token_hash: tokenHash, user_id: userId, created_at: at })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

export const deviceIsKnown = (connection: Connection, tokenHash: string, username: string): boolean =>
  first(
    connection,
    build
      .selectFrom('known_devices')
      .innerJoin('users', 'users.id', 'known_devices.user_id')
      .select('users.id')
      .where('token_hash', '=', tokenHash)
      .where('users.username', '=', username),
  ) !== undefined;
