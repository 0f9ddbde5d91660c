import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lastingPort } from '../../server/testing/lastingPort.ts';
import { askOnce, type PostgresServer, serverDirectory, startAnswering, startPostgres } from './postgres.ts';

interface Pooler {
  url: string;
  /** Leads to another server from now on; what was under way with the last one is cut. */
  leadTo(port: number): Promise<void>;
  stop(): Promise<void>;
}

/** A pooler that lends a server's connection for one transaction at a time. */
async function startPgbouncer(program: string, port: number, database: string): Promise<Pooler> {
  const directory = serverDirectory();
  const own = await lastingPort();
  const file = path.join(directory, 'pgbouncer.ini');
  const write = (target: number) => {
    writeFileSync(
      file,
      `[databases]
${database} = host=127.0.0.1 port=${target} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
admin_users = postgres
pool_mode = transaction
max_client_conn = 500
default_pool_size = 30
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 10
server_lifetime = 300
log_connections = 0
log_disconnections = 0
`,
    );
    chmodSync(file, 0o644);
  };
  write(port);
  const address = (name: string) => `postgres://postgres@127.0.0.1:${own}/${name}`;
  const command = (sql: string) => askOnce(address('pgbouncer'), sql);
  const { child, ended } = await startAnswering(program, ['-q', file], () => command('SHOW VERSION'));
  return {
    url: address(database),
    async leadTo(target) {
      write(target);
      await command('RELOAD');
      await command('RECONNECT');
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A primary that acknowledges nothing its standby has not flushed, the standby, and a pooler before them. */
interface Cluster {
  url: string;
  primary(): PostgresServer;
  /**
   * The primary loses its power; the standby takes its place and gets a standby of its own, without which it acknowledges nothing. Resolves
   * when all of it runs again.
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
  // Timeouts by which each of the two servers notices within seconds that the other one is gone.
  wal_sender_timeout: "'5s'",
  wal_receiver_timeout: "'5s'",
};

export async function startCluster(binaries: string, pgbouncer: string): Promise<Cluster> {
  // Starts without `synchronous_standby_names`: a primary that waits for a standby could not even create its database.
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
