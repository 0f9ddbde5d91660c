import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { headerOf, mailServer } from '../../server/testing/mailServer.ts';
import { type Call, caller, leadCall, pause } from '../testing/call.ts';
import { amount, limit, report } from '../testing/form.ts';
import { NO_POSTGRES } from '../testing/postgres.ts';
import { msUntil, newKey, openDesk, type Replicas, replicas, signIn } from '../testing/replicas.ts';
import type { ServerProcess } from '../testing/serverProcess.ts';

/** Within so long what happened in one process is known in all. */
const SOON_MS = 2000;

/** A test over several processes; said aloud where there is no PostgreSQL to run it on. */
const shared = (name: string, run: (site: Replicas) => Promise<void>) =>
  test(name, async (context) => {
    const site = await replicas();
    return site ? run(site) : context.skip(NO_POSTGRES);
  });
const three = ({ start }: Replicas, options = {}) => Promise.all([start(options), start(options), start(options)]);
const get = ({ port }: ServerProcess, path: string, headers = {}) => caller(port)({ path, headers });
const post = ({ port }: ServerProcess, call: Call) => caller(port)(call);

shared('three processes that start at once over an empty database are one site with one account', async (site) => {
  const all = await three(site, { environment: { ADMIN_PASSWORD: '' } });
  for (const one of all) expect((await get(one, '/readyz')).status).toBe(200);
  const passwords = all.flatMap(({ log }) => log.flatMap((line) => /mot de passe : ([\w-]{20})/.exec(line)?.[1] ?? []));
  expect(passwords).toHaveLength(1);
  expect(await site.ask('SELECT count(*)::int AS n FROM users')).toEqual([{ n: 1 }]);
  expect((await signIn(all[2], passwords[0])).status).toBe(204);
});

shared('a process without the others’ key refuses to start rather than make one of its own', async ({ start }) => {
  await expect(start({ environment: { SECRET_KEY: '' } })).rejects.toThrow('SECRET_KEY : nécessaire avec DATABASE_URL');
});

shared(
  'a process with another key than the others’ is refused; one that has a new key before theirs is not',
  async (site) => {
    const [old, next] = [newKey(), newKey()];
    const start = (key: string) => site.start({ environment: { SECRET_KEY: key } });
    await start(old);
    await expect(start(next)).rejects.toThrow('ce n’est pas la clé');
    for (const keys of [`${old},${next}`, `${next},${old}`, next]) await start(keys);
    await expect(start(old)).rejects.toThrow('ce n’est pas la clé');
  },
);

shared(
  'a session begun at one process holds at the others, and ends everywhere within two seconds',
  async ({ start }) => {
    const [a, b] = [await start(), await start()];
    const { headers } = await signIn(a);
    expect((await get(b, '/api/leads', headers)).status).toBe(200);
    const desk = await openDesk(b, headers);
    expect(desk.status).toBe(200);
    expect((await post(a, { method: 'DELETE', path: '/api/session', headers })).status).toBe(204);
    expect((await get(b, '/api/leads', headers)).status).toBe(401);
    const ms = await msUntil(() => desk.state() === 'ended');
    expect(ms).toBeLessThan(SOON_MS);
    report(
      'A21',
      `a session ended at one process: refused at once by the other, its open desk closed after ${Math.round(ms)} ms`,
    );
  },
);

shared('a lead posted to one process is on the desk open at another within two seconds', async ({ start }) => {
  const [a, b] = [await start(), await start()];
  const desk = await openDesk(b, (await signIn(b)).headers);
  const times: number[] = [];
  for (let n = 1; n <= amount(5, 100); n += 1) {
    const { text } = await post(a, leadCall(randomUUID()));
    const { id } = JSON.parse(text) as { id: number };
    times.push(await msUntil(() => desk.told().includes(`{"kind":"lead","id":${id},"held":false}`)));
  }
  const longest = Math.max(...times);
  expect(longest).toBeLessThan(SOON_MS);
  report('A21', `${times.length} leads seen live at another process within ${Math.round(longest)} ms`);
});

shared(
  'a price changed at one process is on the pages of another within five seconds, as is its preview',
  async (site) => {
    const [a, b] = [await site.start({ shipped: true }), await site.start({ shipped: true })];
    const page = async () => (await get(b, '/services/etude-marche')).text;
    const [before, after] = [/"price":120\b/, /"price":137\b/];
    const first = await page();
    expect([before.test(first), after.test(first)]).toEqual([true, false]);
    const { headers } = await signIn(a);
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
    expect([previewed.status, /"price":149\b/.test(previewed.text), after.test(await page())]).toEqual([
      200,
      true,
      true,
    ]);
  },
);

shared('a limit is one limit for all, in turns and at once', async ({ start }) => {
  const environment = { RATE_LIMIT_PER_MINUTE: '30', TRUST_PROXY: '1' };
  const all = [await start({ environment }), await start({ environment })];
  const writes = async (address: string, times: number, inTurns: boolean) => {
    const statuses: number[] = [];
    const write = async (n: number) => {
      const call = leadCall(randomUUID());
      const one = all[n % all.length];
      if (one)
        statuses.push((await post(one, { ...call, headers: { ...call.headers, 'X-Forwarded-For': address } })).status);
    };
    if (inTurns) for (let n = 0; n < times; n += 1) await write(n);
    else await Promise.all(Array.from({ length: times }, (_, n) => write(n)));
    return [201, 429].map((status) => statuses.filter((one) => one === status).length);
  };
  expect(await writes('198.51.100.1', 50, true)).toEqual([30, 20]);
  expect(await writes('198.51.100.2', 50, false)).toEqual([30, 20]);
});

shared('wrong passwords are counted together', async ({ start }) => {
  const [a, b] = [await start(), await start()];
  const statuses: number[] = [];
  for (let n = 0; n < 14; n += 1)
    statuses.push((await signIn(n % 2 ? a : b, 'une phrase qui n’est pas la bonne')).status);
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
});

shared('the same form posted to all processes at once is one lead, with one answer', async (site) => {
  const all = await three(site);
  const rounds = amount(6, 300);
  for (let round = 0; round < rounds; round += 1) {
    const call = leadCall(`formulaire-${round}`);
    const answers = await Promise.all([...all, ...all].map((one) => post(one, call)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  }
  expect(await site.ask('SELECT count(*)::int AS n FROM leads')).toEqual([{ n: rounds }]);
  report('A21', `${rounds} forms posted twice to each of three processes at once: ${rounds} leads`);
});

shared(
  'a form shown by one process is believed by another; with another key, the twin, it is held',
  async ({ start, ask }) => {
    const environment = { SECRET_KEY: newKey() };
    const [a, b] = [await start(), await start()];
    // What a start is told another key by.
    await ask(`DELETE FROM settings WHERE name = 'secret-key'`);
    const stranger = await start({ environment });
    const { token } = JSON.parse((await get(a, '/api/form-token')).text) as { token: string };
    await pause(2500);
    const held = async (one: ServerProcess, name: string) => {
      const call = leadCall(name);
      await post(one, { ...call, headers: { ...call.headers, 'X-Form-Context': JSON.stringify({ token }) } });
      return (await ask(`SELECT quarantine FROM leads WHERE name = '${name}'`))[0]?.quarantine;
    };
    expect([await held(b, 'cru'), await held(stranger, 'tenu')]).toEqual(['none', 'held']);
  },
);

shared('the night’s work is done once, by whichever process', async (site) => {
  const options = { twins: ['night'] as const, environment: { LOG_LEVEL: 'info' } };
  const all = await three(site, options);
  const done = all.flatMap(({ log }) => log.filter((line) => line.includes('nightly run done')));
  const failed = all.flatMap(({ log }) => log.filter((line) => line.includes('nightly run failed')));
  expect([done.length, failed]).toEqual([1, []]);
});

shared('each mail leaves once, whichever process sends it', async ({ start, ask }) => {
  const server = await mailServer();
  const environment = {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(server.port),
    SMTP_SECURITY: 'none',
    SMTP_FROM: 'site@site.test',
    NOTIFY_TO: 'moi@site.test',
  };
  const all = [await start({ environment }), await start({ environment })];
  // More would leave in a summary.
  const leads = 10;
  await Promise.all(
    Array.from({ length: leads }, (_, n) => {
      const one = all[n % 2] ?? all[0];
      return one && post(one, leadCall(`demande-${n}`));
    }),
  );
  const waiting = async () => Number((await ask(`SELECT count(*)::int AS n FROM outbox WHERE state = 'sent'`))[0]?.n);
  await msUntil(async () => (await waiting()) >= leads);
  for (const one of all) one.signal('SIGTERM');
  await Promise.all(all.map(({ ended }) => ended));
  const ids = server.received.map(({ raw }) => headerOf(raw, 'Message-ID'));
  expect(ids.length).toBe(new Set(ids).size);
  report('A21', `${ids.length} mails sent by two processes: each once`);
});
