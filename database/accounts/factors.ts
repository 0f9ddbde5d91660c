import type { Schema } from '../schema.ts';
import { all, build, type Connection, first, run } from '../store.ts';

/**
 * Second factors of an account. The secret is a passkey's public key, a code app's sealed secret, or nothing: the id of a recovery code is
 * its hash. The counter is the passkey's own, or the time step of the app's last code.
 */
export type Factor = Schema['factors'];
/** Factors that require a second step: recovery codes are the way out of it. */
export type SecondFactorKind = Exclude<Factor['kind'], 'recovery'>;

/** A user's factors, the oldest first, recovery codes too. */
export const factorsOf = (connection: Connection, userId: string): Promise<Factor[]> =>
  all(
    connection,
    build.selectFrom('factors').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id'),
  );

/** Counts of the factors that require a second step, by kind. */
export async function secondFactorsOf(connection: Connection, userId: string): Promise<Factor[]> {
  return (await factorsOf(connection, userId)).filter(({ kind }) => kind !== 'recovery');
}

export const factorById = (connection: Connection, kind: Factor['kind'], id: string): Promise<Factor | undefined> =>
  first(connection, build.selectFrom('factors').selectAll().where('kind', '=', kind).where('id', '=', id));

/** Returns false when there is one of its kind and id already. */
export const addFactor = async (connection: Connection, factor: Omit<Factor, 'last_used_at'>): Promise<boolean> =>
  (await run(
    connection,
    build
      .insertInto('factors')
      .values({ ...factor, last_used_at: null })
      .onConflict((conflict) => conflict.doNothing()),
  )) > 0;

/** Notes that a factor was used; false when its counter moved meanwhile: it served, or a copy of it is about. */
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

/** Removes a user's factors, those of a kind, or one of them; returns their number. */
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
