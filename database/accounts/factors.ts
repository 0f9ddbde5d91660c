import type { Schema } from '../schema.ts';
import { all, build, type Connection, first, run } from '../store.ts';

/**
 * Second factors of an account. `secret`: a passkey's public key, or a code app's sealed secret; empty for a recovery code, whose `id` is
 * its hash. `counter`: the passkey's own counter, or the time step of the app's last accepted code.
 */
export type Factor = Schema['factors'];
/** Kinds of factor that make sign-in require a second step. A recovery code does not: it only replaces one of them. */
export type SecondFactorKind = Exclude<Factor['kind'], 'recovery'>;

/** Returns a user's factors, oldest first, with the recovery codes. */
export const factorsOf = (connection: Connection, userId: string): Promise<Factor[]> =>
  all(
    connection,
    build.selectFrom('factors').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id'),
  );

/** Returns a user's factors that make sign-in require a second step; recovery codes are left out. */
export async function secondFactorsOf(connection: Connection, userId: string): Promise<Factor[]> {
  return (await factorsOf(connection, userId)).filter(({ kind }) => kind !== 'recovery');
}

export const factorById = (connection: Connection, kind: Factor['kind'], id: string): Promise<Factor | undefined> =>
  first(connection, build.selectFrom('factors').selectAll().where('kind', '=', kind).where('id', '=', id));

/** Adds a factor; false when a factor of this kind and id already exists. */
export const addFactor = async (connection: Connection, factor: Omit<Factor, 'last_used_at'>): Promise<boolean> =>
  (await run(
    connection,
    build
      .insertInto('factors')
      .values({ ...factor, last_used_at: null })
      .onConflict((conflict) => conflict.doNothing()),
  )) > 0;

/**
 * Stores that a factor was used; false when its counter changed since it was read: another sign-in used the same factor, or a copy of the
 * passkey exists.
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
