import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { type Caller, caller, leadCall, pause, percentile } from '../testing/call.ts';
import { fillLeads } from '../testing/fillLeads.ts';
import { amount, limit, report } from '../testing/form.ts';
import { PASSWORD, type ServerProcess, startServerProcess } from '../testing/serverProcess.ts';
import type { Twin } from '../testing/twins.ts';

const LEADS = amount(20_000, 100_000);
const WORDS = ['nom', 'exemple', 'a1', 'no', 'DEV-2020-77', 'zzzz', 'F0F0', 'nom 1'];

const signIn = (call: Caller, username: string, password: string, address: string) =>
  call({
    method: 'POST',
    path: '/api/session',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ username, password }),
  });

/** A server with many leads that believes its proxy, and the owner's cookie. */
async function busyDesk(twins: Twin[] = []): Promise<{ server: ServerProcess; cookie: string }> {
  const dataDir = temporaryDirectory();
  fillLeads(dataDir, LEADS);
  const server = await startServerProcess({ dataDir, twins: ['probe', ...twins], environment: { TRUST_PROXY: '1' } });
  const { status, headers } = await signIn(caller(server.port), 'admin', PASSWORD, '192.0.2.1');
  expect(status).toBe(204);
  return { server, cookie: String(headers['set-cookie']?.[0]).split(';')[0] ?? '' };
}

/** The event loop's longest stop since it was last asked, and the most it computed in one turn, in milliseconds. */
async function longestStop(call: Caller): Promise<{ max: number; turn: number }> {
  return JSON.parse((await call({ path: '/probe/loop' })).text);
}

test('sign-ins, exports, searches, a backup and leads, all at once, never stop the event loop for long', async () => {
  const { server, cookie } = await busyDesk();
  const call = caller(server.port, 32);
  const counts = { signIns: 0, exports: 0, searches: 0, leads: 0, backups: 0 };
  const until = performance.now() + amount(3500, 60_000);
  const again = async (job: (n: number) => Promise<unknown>) => {
    for (let n = 0; performance.now() < until; n += 1) await job(n);
  };
  const desk = async (path: string) => {
    const { status, text } = await call({ path, headers: { Cookie: cookie } });
    expect([path, status]).toEqual([path, 200]);
    return text;
  };
  const guess = (client: number) => async (n: number) => {
    // Other names from other addresses: all of them reach the hash.
    const answer = await signIn(call, `nom-${client}-${n}`, 'faux', `198.51.${client}.${n % 250}`);
    expect(answer.status).toBe(401);
    counts.signIns += 1;
  };
  const exportAll = async () => {
    expect((await desk('/api/admin/exports/leads.csv')).split('\r\n').length).toBeGreaterThan(LEADS);
    counts.exports += 1;
  };
  const search = async (n: number) => {
    await desk(`/api/leads?q=${encodeURIComponent(WORDS[n % WORDS.length] ?? '')}`);
    counts.searches += 1;
  };
  const post = (client: number) => async (n: number) => {
    expect((await call(leadCall(`${client}-${n}`))).status).toBe(201);
    counts.leads += 1;
  };
  const health: number[] = [];
  const look = async () => {
    health.push((await call({ path: '/healthz' })).ms);
    await pause(20);
  };
  const backUp = async () => {
    expect((await call({ path: '/probe/backup' })).status).toBe(200);
    counts.backups += 1;
  };
  await longestStop(call);
  await Promise.all(
    [guess(1), guess(2), guess(3), guess(4), exportAll, search, search, post(1), post(2), look, backUp].map(again),
  );
  // The loop's own clock must have ticked once more.
  await pause(100);
  const { max, turn } = await longestStop(call);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
  // A password hashed on the loop itself, by this machine in this run, is what no turn may come near.
  await call({ path: '/probe/hash' });
  await pause(100);
  expect(turn).toBeLessThan((await longestStop(call)).turn / 2);
  // It also counts what other programs take from a busy machine.
  expect(max).toBeLessThan(limit(250));
  const done = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  const figures = `event loop stopped ${Math.round(max)} ms at most, ${Math.round(turn)} ms at most of its own work, /healthz p99 ${Math.round(percentile(health, 0.99))} ms`;
  report('A7', `${LEADS} leads, ${done.join(', ')}: ${figures}`);
});

test('twin: a password hashed on the event loop itself stops it', async () => {
  const { port } = await startServerProcess({ twins: ['probe'] });
  const call = caller(port);
  await longestStop(call);
  await call({ path: '/probe/hash' });
  await pause(100);
  expect((await longestStop(call)).turn).toBeGreaterThan(250);
});
