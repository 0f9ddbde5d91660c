import { build, type Connection, run } from '../store.ts';

/** Notes the use of a single-use token until its expiry; false when it was used before. */
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
