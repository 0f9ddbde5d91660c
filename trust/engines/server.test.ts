import { randomBytes } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { newestVersion } from '../../database/file/migrations.ts';
import { migrate } from '../../database/postgres/migrate.ts';
import { createJobs, openPostgres } from '../../database/postgres/openPostgres.ts';
import { createPool } from '../../database/postgres/pool.ts';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import { StoreUnavailable } from '../../database/store.ts';
import { lastingPort, listenAt } from '../../server/testing/lastingPort.ts';
import { amount, caller, leadCall } from '../testing/call.ts';
import { askOnce, findPostgres, NO_POSTGRES, type PostgresServer, startPostgres } from '../testing/postgres.ts';
import { refusedStart, startServerProcess } from '../testing/serverProcess.ts';

const binaries = findPostgres();
const SECRET_KEY = randomBytes(32).toString('base64url');
let server: PostgresServer;

beforeAll(async () => {
  if (binaries !== undefined) server = await startPostgres({ binaries });
});
beforeEach(({ skip }) => {
  if (binaries === undefined) skip(NO_POSTGRES);
});
afterAll(() => server?.stop());

/** Makes a database on the server, with a setting of its own. */
async function database(name: string, setting = ''): Promise<string> {
  await server.ask(`CREATE DATABASE ${name}`);
  if (setting !== '') await server.ask(`ALTER DATABASE ${name} SET ${setting}`);
  return server.url(name);
}

test('a server that acknowledges what it has not flushed is refused with a sentence; as it should be, the twin, it is taken', async () => {
  await expect(openPostgres(await database('hasty', 'synchronous_commit = off'))).rejects.toThrow(/synchronous_commit/);
  await expect(openPostgres(await database('far', 'synchronous_commit = remote_write'))).rejects.toThrow(
    /synchronous_commit/,
  );
  await server.ask(`CREATE DATABASE latin ENCODING LATIN1 LOCALE 'C' TEMPLATE template0`);
  await expect(openPostgres(server.url('latin'))).rejects.toThrow(/UTF8/);
  const { close } = await openPostgres(await database('sound'));
  await close();
});

test('tables of a newer site, or of before 1.0.0, are refused, unchanged', async () => {
  const url = await database('newer');
  await (await openPostgres(url)).close();
  for (const [version, sentence] of [
    [9999, /plus récente.*format 9999/],
    [21, /d’avant la version 1\.0\.0.*format 21/],
  ] as const) {
    await askOnce(url, `UPDATE format SET version = ${version}`);
    await expect(openPostgres(url)).rejects.toThrow(sentence);
    expect(await askOnce(url, 'SELECT version FROM format')).toEqual([{ version: String(version) }]);
  }
});

test('a site whose server comes later is alive and says what it waits for, then serves', async () => {
  const url = new URL(await database('later'));
  const [port, proxied] = [await lastingPort(), await lastingPort()];
  const behind = new URL(url);
  behind.host = `127.0.0.1:${proxied}`;
  const starting = startServerProcess({
    shipped: true,
    environment: { DATABASE_URL: behind.href, PORT: `${port}`, SECRET_KEY },
  });
  const call = caller(port);
  const status = (path: string) =>
    call({ path }).then(
      ({ status, text }) => [status, text],
      () => [],
    );
  await expect.poll(() => status('/healthz')).toEqual([200, '{"status":"ok"}']);
  expect(await status('/readyz')).toEqual([503, expect.stringContaining('ECONNREFUSED')]);
  expect(await status('/')).toEqual([503, expect.stringContaining('Réessayez')]);
  const wire = createServer((socket) => {
    const onwards = connect(Number(url.port), url.hostname);
    for (const end of [socket, onwards]) end.on('error', () => undefined);
    socket.pipe(onwards).pipe(socket);
  });
  await listenAt(wire, proxied);
  onTestFinished(() => void wire.close());
  const { end } = await starting;
  await expect.poll(() => status('/readyz')).toEqual([200, '{"status":"ok"}']);
  expect((await call(leadCall('later'))).status).toBe(201);
  await end('SIGTERM');
});

test('a port that is taken ends the start with 78 while the server is still waited for', async () => {
  const [taken, silent] = [await lastingPort(), await lastingPort()];
  const other = createServer();
  await listenAt(other, taken);
  onTestFinished(() => void other.close());
  const environment = { DATABASE_URL: `postgres://postgres@127.0.0.1:${silent}/later`, PORT: `${taken}`, SECRET_KEY };
  const { code, log } = await refusedStart({ shipped: true, environment });
  expect([code, log.join('\n')]).toEqual([78, expect.stringMatching(/^PORT : .*déjà pris/m)]);
});

test('a missing SECRET_KEY ends the start with 78 while the server is still waited for', async () => {
  const environment = { DATABASE_URL: `postgres://postgres@127.0.0.1:${await lastingPort()}/later`, SECRET_KEY: '' };
  const { code, log } = await refusedStart({ shipped: true, environment });
  expect([code, log.join('\n')]).toEqual([78, expect.stringMatching(/^SECRET_KEY : nécessaire/m)]);
});

test('a server that refuses the connection ends the start with 78 and its reason', async () => {
  const wrong = new URL(server.url('nowhere'));
  const { code, log } = await refusedStart({ shipped: true, environment: { DATABASE_URL: wrong.href, SECRET_KEY } });
  expect([code, log.at(-1)]).toEqual([78, expect.stringMatching(/^DATABASE_URL : .*refuse.*nowhere/)]);
});

test('sites that start at once make the tables once', async () => {
  // Starts six sites at once several times, because two of them only collide by chance, over the name of a table or of its type.
  for (let n = 0; n < amount(2, 20); n += 1) {
    const url = await database(`together_${n}`);
    const opened = await Promise.all([1, 2, 3, 4, 5, 6].map(() => openPostgres(url)));
    for (const { close } of opened) await close();
    expect(await askOnce(url, 'SELECT count(*)::int AS total, max(version)::int AS version FROM format')).toEqual([
      { total: 1, version: newestVersion },
    ]);
  }
});

test('a commit that no longer waits for its standby does not count as an acknowledgement', async () => {
  const url = await database('alone');
  const driver = createPool(url);
  await migrate(driver);
  const { write } = createJobs(driver);
  await write((writer) => writeSetting(writer, 'before', 'yes'));
  onTestFinished(async () => {
    await server.ask('ALTER SYSTEM RESET synchronous_standby_names');
    await server.ask('SELECT pg_reload_conf()');
    await driver.close();
  });
  await server.ask("ALTER SYSTEM SET synchronous_standby_names = 'nobody'");
  await server.ask('SELECT pg_reload_conf()');
  // Writes in a loop: the processes of the database server reload their settings one by one, and a commit in one that has not yet reloaded
  // succeeds without a standby.
  const writeOn = async (): Promise<never> => {
    for (;;) await write((writer) => writeSetting(writer, 'lost', 'perhaps'));
  };
  const refused = writeOn().catch((error: unknown) => error);
  const waiting = () => server.ask("SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'");
  await expect.poll(waiting).toHaveLength(1);
  // Cancels the wait for the standby, as an administrator may: the server then commits, with a warning.
  await server.ask("SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'");
  expect(await refused).toBeInstanceOf(StoreUnavailable);
});

test('a server that goes away amid a job is « busy », and nothing of the job is there afterwards', async () => {
  const url = await database('cut');
  const { connection, queue, close } = await openPostgres(url);
  const job = queue.write(async (writer) => {
    await writeSetting(writer, 'half', 'done');
    await server.ask(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'cut' AND state LIKE 'idle in%'",
    );
    await writeSetting(writer, 'other', 'half');
  });
  await expect(job).rejects.toMatchObject({ name: 'StoreUnavailable', reason: 'busy' });
  expect(await readSetting(connection, 'half')).toBeUndefined();
  await queue.write((writer) => writeSetting(writer, 'half', 'whole'));
  expect(await readSetting(connection, 'half')).toBe('whole');
  await close();
});
