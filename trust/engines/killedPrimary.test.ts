import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { headerOf, mailServer } from '../../server/testing/mailServer.ts';
import { caller, inLanes, isLong, leadCall, limit, pause, report } from '../testing/call.ts';
import { mailing, wronged } from '../testing/faults.ts';
import { askOnce, findPostgres, findProgram, NO_POSTGRES, startPostgres, testOnPostgres } from '../testing/postgres.ts';
import { startCluster } from '../testing/postgresCluster.ts';
import { type ServerProcess, startServerProcess } from '../testing/serverProcess.ts';
import type { Twin } from '../testing/twins.ts';

const SITES = 3;
const CLIENTS = 8;
/** Number of different e-mail addresses that post leads: with a single one, each form would wait until the one before is stored. */
const SENDERS = 500;
/** A shorter drill by hand: `TRUST_KILLS=5 TRUST_LEADS=1000 npm run trust -- trust/engines/killedPrimary`. */
const KILLS = Number(process.env.TRUST_KILLS ?? 50);
const LEADS = Number(process.env.TRUST_LEADS ?? 100_000);
const BACK_MS = 45_000;
const MAILS = 10;

/** Three sites with one key behind one pooler, and where their mails arrive. */
async function threeSites(url: string, twins: readonly Twin[] = []) {
  const mail = await mailServer();
  const environment = { DATABASE_URL: url, SECRET_KEY: 'A'.repeat(43), ...mailing(mail.port) };
  const start = () => startServerProcess({ dataDir: temporaryDirectory(), environment, twins });
  return { mail, sites: await inLanes(SITES, 1, start) };
}

/** Adds this many mails to the owner, which no limit holds back, to the outbox; returns their Message-IDs. */
async function feedMails(url: string, mails: number): Promise<string[]> {
  const ids = Array.from({ length: mails }, () => `<${randomUUID()}@site.test>`);
  const now = new Date().toISOString();
  const values = ids.map((id) => `('test', '${id}', '${now}', '${now}')`).join(', ');
  await askOnce(url, `INSERT INTO outbox (kind, message_id, next_attempt_at, created_at) VALUES ${values}`);
  return ids;
}

/** Counts how often the mail server received each of these mails. */
const deliveries = (received: readonly { raw: string }[], ids: readonly string[]): number[] => {
  const mails = Map.groupBy(received, ({ raw }) => headerOf(raw, 'Message-ID'));
  return ids.map((id) => mails.get(id)?.length ?? 0);
};

async function until(reached: () => boolean | Promise<boolean>, most: number): Promise<void> {
  const end = performance.now() + most;
  while (!(await reached()) && performance.now() < end) await pause(100);
}

// Runs in the long form only, since it takes at least a minute.
test.runIf(isLong)(
  'three sites behind a pooler lose no acknowledged lead and send every mail once, however often the primary dies',
  async ({ skip }) => {
    const binaries = findPostgres();
    const pgbouncer = findProgram('pgbouncer');
    if (binaries === undefined || pgbouncer === undefined) return skip(NO_POSTGRES);
    const cluster = await startCluster(binaries, pgbouncer);
    onTestFinished(() => cluster.stop());
    const { mail, sites } = await threeSites(cluster.url);
    const acknowledged: string[] = [];
    const mails: string[] = [];
    let lastBegan = 0;
    let state: 'posting' | 'done' = 'posting';
    const client = async (site: ServerProcess) => {
      const call = caller(site.port, 1);
      while (state === 'posting') {
        const name = randomUUID();
        const sender = `visiteur-${acknowledged.length % SENDERS}@exemple.fr`;
        let began = performance.now();
        while ((await call(leadCall(name, name, sender)).catch(() => undefined))?.status !== 201) {
          if (state !== 'posting') return;
          await pause(100);
          began = performance.now();
        }
        acknowledged.push(name);
        lastBegan = Math.max(lastBegan, began);
      }
    };
    const clients = sites.flatMap((site) => Array.from({ length: CLIENTS }, () => client(site)));
    const away: number[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      mails.push(...(await feedMails(cluster.url, MAILS)));
      await until(() => acknowledged.length >= (LEADS / KILLS) * kill, 600_000);
      // Adds mails again, so that the kill also comes while mails are being sent.
      mails.push(...(await feedMails(cluster.url, MAILS)));
      await pause(Math.random() * 300);
      const killed = performance.now();
      await cluster.failOver();
      await until(() => lastBegan > killed, 120_000);
      away.push(performance.now() - killed);
    }
    state = 'done';
    await Promise.all(clients);
    await until(() => deliveries(mail.received, mails).every((times) => times > 0), 300_000);
    const rows = await cluster.primary().ask('SELECT name, count(*)::int AS times FROM leads GROUP BY name', 'site');
    const stored = new Map(rows.map(({ name, times }) => [String(name), Number(times)]));
    expect(wronged(acknowledged, stored)).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(LEADS);
    expect(deliveries(mail.received, mails).filter((times) => times !== 1)).toEqual([]);
    const longest = Math.max(...away);
    expect(longest).toBeLessThan(limit(BACK_MS));
    report(
      'P1',
      `${KILLS} × the primary killed under three sites: 0 lost of ${acknowledged.length} acknowledged leads, each once; writes back after ${(longest / 1000).toFixed(1)} s at most; ${mails.length} mails, each once`,
    );
  },
  // Timeout: twice the time the test takes on a busy machine of two cores.
  10_800_000,
);

/** How often each of some hundred mails is sent by three sites with one outbox. */
async function sentByThree(binaries: string, twins: readonly Twin[]): Promise<number[]> {
  const server = await startPostgres({ binaries });
  onTestFinished(() => server.stop());
  const { mail, sites } = await threeSites(server.url(), twins);
  const mails = await feedMails(server.url(), 150);
  // A request to each site, since it wakes the sender of the site that receives it.
  await Promise.all(sites.map(({ port }) => caller(port)(leadCall(randomUUID()))));
  await until(() => deliveries(mail.received, mails).every((times) => times > 0), 60_000);
  return deliveries(mail.received, mails);
}

testOnPostgres('three sites that send from one outbox send each mail once', async (binaries) => {
  expect((await sentByThree(binaries, [])).filter((times) => times !== 1)).toEqual([]);
});

testOnPostgres(
  'twin: where a sender does not pass over what another is taking, mails leave twice',
  async (binaries) => {
    expect((await sentByThree(binaries, ['no-skip'])).some((times) => times > 1)).toBe(true);
  },
);
