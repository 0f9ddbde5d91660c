import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { amount, type Call, caller, inLanes, leadCall, limit, pause, report } from '../testing/call.ts';
import { NO_POSTGRES } from '../testing/postgres.ts';
import { msUntil, newKey, openDesk, type Replicas, replicas, signIn } from '../testing/replicas.ts';
import type { ServerProcess } from '../testing/serverProcess.ts';

/** Time within which every process knows of an event in one of them. */
const SOON_MS = 2000;

/** Options of the three processes of this file's site; a test below checks the limit set here. */
const OPTIONS = {
  twins: ['night'],
  environment: { ADMIN_PASSWORD: '', LOG_LEVEL: 'info', RATE_LIMIT_PER_MINUTE: '30', TRUST_PROXY: '1' },
} as const;

/** One site of three processes, started at once over an empty database: starting them takes longer than most tests. */
interface OneSite extends Replicas {
  all: readonly [ServerProcess, ServerProcess, ServerProcess];
  /** Owner's password, printed once by the process that made the account. */
  password: string;
}
const atEnd: (() => void | Promise<void>)[] = [];
let standing: OneSite | undefined;
beforeAll(async () => {
  const site = await replicas((end) => void atEnd.unshift(end));
  if (!site) return;
  const all = await Promise.all([site.start(OPTIONS), site.start(OPTIONS), site.start(OPTIONS)]);
  standing = { ...site, all, password: passwordsOf(all)[0] ?? '' };
});
afterAll(async () => {
  for (const end of atEnd) await end();
});

/** Defines a test on the shared site; skipped with a sentence where there is no PostgreSQL to run it on. */
const shared = (name: string, run: (site: OneSite) => Promise<void>) =>
  test(name, async (context) => (standing ? run(standing) : context.skip(NO_POSTGRES)));
const passwordsOf = (all: readonly ServerProcess[]) =>
  all.flatMap(({ log }) => log.flatMap((line) => /mot de passe : ([\w-]{20})/.exec(line)?.[1] ?? []));
const get = ({ port }: ServerProcess, path: string, headers = {}) => caller(port)({ path, headers });
const post = ({ port }: ServerProcess, call: Call) => caller(port)(call);
/** Call that posts a lead from this address. Each test uses addresses of its own, so that no test uses up the limit of another. */
const lead = (name: string, address: string): Call => {
  const call = leadCall(name);
  return { ...call, headers: { ...call.headers, 'X-Forwarded-For': address } };
};

shared('three processes that start at once over an empty database are one site with one account', async (site) => {
  for (const one of site.all) expect((await get(one, '/readyz')).status).toBe(200);
  expect(passwordsOf(site.all)).toHaveLength(1);
  expect(await site.ask('SELECT count(*)::int AS n FROM users')).toEqual([{ n: 1 }]);
  expect((await signIn(site.all[2], site.password)).status).toBe(204);
});

shared('the night’s work is done once, by whichever process', async ({ all }) => {
  const logged = (words: string) => all.flatMap(({ log }) => log.filter((line) => line.includes(words)));
  expect([logged('nightly run done').length, logged('nightly run failed')]).toEqual([1, []]);
});

shared('a process without the others’ key refuses to start rather than make one of its own', async ({ start }) => {
  await expect(start({ environment: { SECRET_KEY: '' } })).rejects.toThrow('SECRET_KEY : nécessaire avec DATABASE_URL');
});

test('a process with another key than the others’ is refused; one that has a new key before theirs is not', async ({
  skip,
}) => {
  const site = await replicas();
  if (!site) return skip(NO_POSTGRES);
  const [old, next] = [newKey(), newKey()];
  const start = (key: string) => site.start({ environment: { SECRET_KEY: key } });
  await start(old);
  await expect(start(next)).rejects.toThrow('ce n’est pas la clé');
  for (const keys of [`${old},${next}`, `${next},${old}`, next]) await start(keys);
  await expect(start(old)).rejects.toThrow('ce n’est pas la clé');
});

shared(
  'a session begun at one process holds at the others, and ends everywhere within two seconds',
  async ({ all: [a, b], password }) => {
    const { headers } = await signIn(a, password);
    expect((await get(b, '/api/leads', headers)).status).toBe(200);
    const desk = await openDesk(b, headers);
    expect(desk.status).toBe(200);
    expect((await post(a, { method: 'DELETE', path: '/api/session', headers })).status).toBe(204);
    expect((await get(b, '/api/leads', headers)).status).toBe(401);
    const ms = await msUntil(() => desk.state() === 'ended');
    expect(ms).toBeLessThan(limit(SOON_MS));
    report(
      'A21',
      `a session ended at one process: refused at once by the other, its open desk closed after ${Math.round(ms)} ms`,
    );
  },
);

shared(
  'a lead posted to one process is on the desk open at another within two seconds',
  async ({ all: [a, b], password }) => {
    const desk = await openDesk(b, (await signIn(b, password)).headers);
    const times: number[] = [];
    for (let n = 1; n <= amount(5, 100); n += 1) {
      const { text } = await post(a, lead(randomUUID(), `198.51.100.${n}`));
      const { id } = JSON.parse(text) as { id: number };
      times.push(await msUntil(() => desk.events().includes(`{"kind":"lead","id":${id},"held":false}`)));
    }
    const longest = Math.max(...times);
    expect(longest).toBeLessThan(limit(SOON_MS));
    report('A21', `${times.length} leads seen live at another process within ${Math.round(longest)} ms`);
  },
);

shared(
  'a price changed at one process is on the pages of another within five seconds, as is its preview',
  async ({ password, start }) => {
    const shipped = { shipped: true, atEnd: onTestFinished };
    const [a, b] = [await start(shipped), await start(shipped)];
    const page = async () => (await get(b, '/services/etude-marche')).text;
    const [before, after] = [/"price":120\b/, /"price":137\b/];
    const first = await page();
    expect([before.test(first), after.test(first)]).toEqual([true, false]);
    const { headers } = await signIn(a, password);
    const ask = (method: string, path: string, price: number) =>
      post(a, {
        method,
        path: `/api/admin/settings/offers${path}`,
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ version: 0, values: { 'offers.etude-marche.price': price } }),
      });
    expect((await ask('PUT', '', 137)).status).toBe(200);
    const mixed: string[] = [];
    const ms = await msUntil(async () => {
      const text = await page();
      if (before.test(text) && after.test(text)) mixed.push(text);
      return after.test(text);
    });
    expect(mixed).toEqual([]);
    expect(ms).toBeLessThan(limit(5000));
    report('A21', `a price changed at one process: on the pages of another after ${Math.round(ms)} ms`);
    const { path } = JSON.parse((await ask('POST', '/preview', 149)).text) as { path: string };
    const previewed = await get(b, `${path}/services/etude-marche`, headers);
    const isPreviewed = previewed.status === 200 && /"price":149\b/.test(previewed.text);
    expect([isPreviewed, after.test(await page())]).toEqual([true, true]);
  },
);

shared('a limit is one limit for all, in turns and at once', async ({ all }) => {
  const writes = async (address: string, times: number, inTurns: boolean) => {
    const statuses: number[] = [];
    await inLanes(times, inTurns ? 1 : times, async (n) => {
      const one = all[n % all.length];
      if (one) statuses.push((await post(one, lead(randomUUID(), address))).status);
    });
    return [201, 429].map((status) => statuses.filter((one) => one === status).length);
  };
  expect(await writes('203.0.113.1', 50, true)).toEqual([30, 20]);
  expect(await writes('203.0.113.2', 50, false)).toEqual([30, 20]);
});

shared('the same form posted to all processes at once is one lead, with one answer', async ({ all, ask }) => {
  const rounds = amount(6, 300);
  for (let round = 0; round < rounds; round += 1) {
    const call = lead(`formulaire-${round}`, `192.0.2.${round % 250}`);
    const responses = await Promise.all([...all, ...all].map((one) => post(one, call)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  }
  const stored = await ask(`SELECT count(*)::int AS n FROM leads WHERE name LIKE 'formulaire-%'`);
  expect(stored).toEqual([{ n: rounds }]);
  report('A21', `${rounds} forms posted twice to each of three processes at once: ${rounds} leads`);
});

shared(
  'a form shown by one process is believed by another; with another key, the twin, it is held',
  async ({ all: [a, b], start, ask }) => {
    // Renames a row of the settings: while no row is called `secret-key`, a process with another key may start.
    const rename = (now: string, next: string) => ask(`UPDATE settings SET name = '${next}' WHERE name = '${now}'`);
    await rename('secret-key', 'kept');
    const stranger = await start({ environment: { SECRET_KEY: newKey() }, atEnd: onTestFinished });
    await ask(`DELETE FROM settings WHERE name = 'secret-key'`);
    await rename('kept', 'secret-key');
    const { token } = JSON.parse((await get(a, '/api/form-token')).text) as { token: string };
    await pause(2500);
    const held = async (one: ServerProcess, name: string) => {
      const call = lead(name, '203.0.113.4');
      await post(one, { ...call, headers: { ...call.headers, 'X-Form-Context': JSON.stringify({ token }) } });
      return (await ask(`SELECT quarantine FROM leads WHERE name = '${name}'`))[0]?.quarantine;
    };
    expect([await held(b, 'cru'), await held(stranger, 'tenu')]).toEqual(['none', 'held']);
  },
);
