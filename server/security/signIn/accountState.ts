import { createHash } from 'node:crypto';
import { secondFactorsOf } from '../../../database/accounts/factors.ts';
import { type User, userById } from '../../../database/accounts/users.ts';
import type { Connection } from '../../../database/store.ts';

/**
 * Fingerprint of an account's password, second factors, last change and disabling. A sign-in, its second step and a printed link carry the
 * fingerprint of their beginning, and open no session once it has changed.
 * @param user as read before the password was checked
 */
export async function accountState(connection: Connection, user: User): Promise<string> {
  const factors = (await secondFactorsOf(connection, user.id)).map(({ kind, id }) => `${kind} ${id}`).sort();
  const state = JSON.stringify([user.password, user.updated_at, user.disabled_at, factors]);
  return createHash('sha256').update(state).digest('base64url').slice(0, 22);
}

/** Whether an account is enabled and its state unchanged; to be called in the transaction that opens its session. */
export async function isUnchanged(writer: Connection, { id }: User, state: string): Promise<boolean> {
  const user = await userById(writer, id);
  return user?.disabled_at === null && (await accountState(writer, user)) === state;
}
