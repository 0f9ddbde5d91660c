import type { Schema } from '../schema.ts';
import { all, build, type Connection, first, run } from '../store.ts';

/**
 * Second factors of an account. The secret is a passkey's public key, a code app's sealed secret, or nothing: the id of a recovery code is
 * its hash. The counter is the passkey's own, or the time step of the app's last code.
 */
export type Factor = Schema['factors'];
/** Factors that require a second step: recovery codes replace them. */
export type SecondFactorKind = Exclude<Factor['kind'], 'recovery'>;

/** Returns a user's factors, oldest first, including recovery codes. */
export const factorsOf = (connection: Connection, userId: string): Promise<Factor[]> =>
  all(
    connection,
    build.selectFrom('factors').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id'),
  );

/** Returns a user's factors that require a second step, without recovery codes. */
export async function secondFactorsOf(connection: Connection, userId: string): Promise<Factor[]> {
  return (await factorsOf(connection, userId)).filter(({ kind }) => kind !== 'recovery');
}

export const factorById = (connection: Connection, kind: Factor['kind'], id: string): Promise<Factor | undefined> =>
  first(connection, build.selectFrom('factors').selectAll().where('kind', '=', kind).where('id', '=', id));

/** Returns false when a factor of this kind and id exists. */
export const addFactor = async (connection: Connection, factor: Omit<Factor, 'last_used_at'>): Promise<boolean> =>
  (await run(
    connection,
    build
      .insertInto('factors')
      .values({ ...factor, last_used_at: null })
      .onConflict((conflict) => conflict.doNothing()),
  )) > 0;

/**
 * Stores the use of a factor; false when its counter changed since it was read: another sign-in used the factor, or a copy of the passkey
 * exists.
 */
export const noteFactorUse = async (
  connection: Connection,
  { kind, id, counter: from }: Factor,
  counter: number,
  at: string,
): Promise<boolean> =>
  (await run(
    connection,
    build
      .updateTable('factors')
      .set({ counter, last_used_at: at })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('counter', '=', from),
  )) > 0;

/** Deletes a user's factors, those of a kind, or one of them; returns their number. */
export const removeFactors = (
  connection: Connection,
  userId: string,
  { kind, id }: Partial<Pick<Factor, 'kind' | 'id'>> = {},
): Promise<number> =>
  run(
    connection,
    build
      .deleteFrom('factors')
      .where('user_id', '=', userId)
      .$if(kind !== undefined, (some) => some.where('kind', '=', kind ?? 'recovery'))
      .$if(id !== undefined, (some) => some.where('id', '=', id ?? '')),
  );
