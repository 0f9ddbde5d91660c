import { build, type Connection, run } from '../store.ts';

/** Stores that a single-use token was used; false when it already was. Expired tokens are forgotten. */
export async function noteUsed(connection: Connection, hash: string, at: string, expiresAt: string): Promise<boolean> {
  await run(connection, build.deleteFrom('used_tickets').where('expires_at', '<', at));
  const used = build.insertInto('used_tickets').values({ hash, expires_at: expiresAt });
  return (
    (await run(
      connection,
      used.onConflict((conflict) => conflict.doNothing()),
    )) > 0
  );
}
