import { type Pooler, startPgbouncer } from './pgbouncer.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

/** A primary that acknowledges nothing its standby has not flushed, the standby, and a pooler before them. */
export interface Cluster {
  url: string;
  primary(): PostgresServer;
  /**
   * The primary loses its power; the standby takes its place and gets a standby of its own, without which it acknowledges
   * nothing. Answers when all of it stands again.
   */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

const DATABASE = 'site';
const SETTINGS = {
  synchronous_standby_names: "'*'",
  max_connections: 100,
  hot_standby: 'on',
  wal_keep_size: "'256MB'",
  // The files are on one disk that stays up; what is asked here is whether the two servers agree.
  wal_sender_timeout: "'5s'",
  wal_receiver_timeout: "'5s'",
};

export async function startCluster(binaries: string, pgbouncer: string): Promise<Cluster> {
  // Alone it could not even make its database.
  let primary = await startPostgres({ binaries, settings: { ...SETTINGS, synchronous_standby_names: "''" } });
  await primary.ask(`CREATE DATABASE ${DATABASE}`);
  let standby = await startPostgres({ binaries, settings: SETTINGS, follows: primary });
  await primary.ask("ALTER SYSTEM SET synchronous_standby_names = '*'");
  await primary.ask('SELECT pg_reload_conf()');
  const pooler: Pooler = await startPgbouncer(pgbouncer, primary.port, DATABASE);
  return {
    url: pooler.url,
    primary: () => primary,
    async failOver() {
      const lost = primary;
      await lost.killAll();
      primary = standby;
      primary.promote();
      await pooler.leadTo(primary.port);
      standby = await startPostgres({ binaries, settings: SETTINGS, follows: primary });
      await lost.stop();
    },
    async stop() {
      await pooler.stop();
      await standby.stop();
      await primary.stop();
    },
  };
}
