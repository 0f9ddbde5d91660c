import { statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { migratedDirectory } from '../../database/testing/migratedDirectory.ts';
import { type Call, caller, inLanes, leadCall, report } from '../testing/call.ts';
import { askFile, smallDisk } from '../testing/faults.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

const KIB = 1024;
const OWN = '198.51.100.7';
const LONG = 'é'.repeat(5700);
const PITCH = 'viagra online casino https://spam.example';

/** Call that posts a form from this network under an idempotency key; `over` replaces some of its words. */
function form(key: string, network: string, over: Record<string, unknown> = {}): Call {
  const { headers, body, ...call } = leadCall(key);
  const words = { ...JSON.parse(String(body)), ...over };
  return { ...call, headers: { ...headers, 'X-Forwarded-For': network }, body: JSON.stringify(words) };
}

/** Settings of a site behind a proxy: a test then chooses the network of each form. */
const behindProxy = (perMinute: number) => ({ TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: `${perMinute}` });

test('corrections stop at the room kept for those who have hardly written, whose forms are stored', async ({
  skip,
}) => {
  const dataDir = smallDisk(40) ?? skip('no small disk can be mounted here');
  const server = await startServerProcess({ dataDir, environment: behindProxy(6000) });
  const call = caller(server.port, 4);
  const free = () => {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize;
  };
  const forms = 150;
  const stored = await inLanes(forms, 4, (n) => call(form(`own-${n}`, OWN)));
  expect(stored.map(({ status }) => status)).toEqual(Array(forms).fill(201));
  writeFileSync(path.join(dataDir, 'ballast'), Buffer.alloc(free() - 1900 * KIB));
  const corrections = await inLanes(forms, 4, (n) => call(form(`own-${n}`, OWN, { message: LONG })));
  const left = free();
  const honest = await inLanes(10, 2, (n) => call(form(`honest-${n}`, `203.0.113.${n}`)));
  const [taken, welcome] = [corrections, honest].map((all) => all.filter(({ status }) => status === 201).length);
  report(
    'D4',
    `${taken} of ${forms} corrections into the last room, ${Math.round(left / KIB)} KiB left; ${welcome} of 10 honest requests stored`,
  );
  expect([taken, welcome]).toEqual([0, 10]);
  await server.end();
  expect(askFile(dataDir, 'SELECT count(*) AS n FROM leads')).toEqual([{ n: forms + 10 }]);
});

test('a correction counts in the bytes of a day; beyond them it is held, and no word is lost', async () => {
  const dataDir = migratedDirectory();
  const server = await startServerProcess({ dataDir, environment: behindProxy(10) });
  const call = caller(server.port, 4);
  const posts = { networks: 70, forms: 2, times: 5 };
  const responses = await inLanes(posts.networks * posts.forms, 4, async (n) => {
    const found: number[] = [];
    for (let time = 0; time < posts.times; time += 1) {
      const { status } = await call(
        form(`k-${n}`, `198.51.100.${n % posts.networks}`, { message: `${LONG} ${n} ${time}` }),
      );
      found.push(status);
    }
    return found;
  });
  await server.end();
  expect(new Set(responses.flat())).toEqual(new Set([201]));
  const sql = `SELECT count(*) AS forms, sum(quarantine = 'held') AS aside,
    (SELECT count(*) FROM lead_events WHERE kind = 'corrected') AS corrected FROM leads`;
  const [{ forms, aside, corrected } = {}] = askFile(dataDir, sql);
  report(
    'A24',
    `${responses.flat().length} forms and corrections of 11 KB in a minute: ${corrected} corrections, ${aside} requests aside`,
  );
  expect(Number(forms) + Number(corrected)).toBe(responses.flat().length);
  expect(aside).toBeGreaterThan(0);
});

test('an innocent form corrected into an advertisement is judged like a new one: held, without a mail; the innocent words stay', async () => {
  const dataDir = migratedDirectory();
  const server = await startServerProcess({ dataDir });
  const call = caller(server.port);
  await call(form('innocent', OWN));
  for (let n = 0; n < 2; n += 1)
    expect((await call(form('innocent', OWN, { name: PITCH, message: PITCH }))).status).toBe(201);
  await server.end();
  expect(askFile(dataDir, 'SELECT name, quarantine FROM leads ORDER BY id')).toEqual([
    { name: 'innocent', quarantine: 'none' },
    { name: PITCH, quarantine: 'held' },
  ]);
  expect(
    askFile(dataDir, `SELECT kind FROM outbox WHERE kind LIKE 'lead-%' AND kind != 'lead-acknowledgement'`),
  ).toEqual([{ kind: 'lead-notification' }]);
});
