import { expect, test } from 'vitest';
import { ownersCommand } from '../../bin/testing/ownersCommand.ts';
import { connect } from '../../database/file/connection.ts';
import { databaseFile } from '../../database/file/databaseFile.ts';
import { ADMIN } from '../../e2e/testing/site.ts';
import { authenticator } from '../../server/testing/authenticator.ts';
import { amount, caller, limit, pause, report } from '../testing/call.ts';
import { address, cookiesOf, type Flooded, floodedSite, from, honest, post, say } from '../testing/flood.ts';

/** Length of the flood: half an hour, or `FLOOD_MINUTES`; the 10,000 addresses take turns. */
const MINUTES = Number(process.env.FLOOD_MINUTES ?? amount(0.25, 30));
const ADDRESSES = 10_000;
const VISITS = amount(1, 6);
/** Maximum passwords compared at one account an hour. */
const MOST = 120;
const HOME = '203.0.113.1';

const ADD_PASSKEY = `INSERT INTO factors (kind, id, user_id, name, secret, counter, created_at)
  SELECT ?, ?, id, 'Clé', ?, ?, '2026-01-01T00:00:00.000Z' FROM users`;

/** Calls by which the owner signs in during a flood: from a known browser, with a passkey, with a printed link. */
async function ownersWays({ port, base, dataDir }: Flooded) {
  const call = caller(port, 8);
  const known = cookiesOf(await post(call, '/api/session', HOME, ADMIN));
  const origin = base.replace('127.0.0.1', 'localhost');
  const key = authenticator();
  const { kind, id, secret, counter } = key.stored;
  const alter = (sql: string, ...values: unknown[]) => {
    const connection = connect(databaseFile(dataDir));
    connection.pragma('busy_timeout = 5000');
    connection.prepare(sql).run(...values);
    connection.close();
  };
  const there = { Host: new URL(origin).host };
  // Posts from the attackers' network: its limit is not the owner's.
  const ask = (path: string, body: object) =>
    call({ method: 'POST', path, headers: from(address(1), there), body: JSON.stringify(body) });
  return {
    'a known browser': () =>
      call({
        method: 'POST',
        path: '/api/session',
        headers: from(HOME, { Cookie: known, 'Sec-Fetch-Site': 'same-origin' }),
        body: JSON.stringify(ADMIN),
      }),
    'a passkey': async () => {
      // Adds the passkey for this sign-in alone: left in place, it would be required after a password.
      alter(ADD_PASSKEY, kind, id, secret, counter);
      const { challenge } = JSON.parse((await ask('/api/session/passkey/options', {})).text);
      const response = await ask('/api/session/passkey', { passkey: key.assertion({ challenge, origin }) });
      alter('DELETE FROM factors');
      return response;
    },
    'a link': async () => {
      const site = { DATA_DIR: dataDir, BASE_URL: base };
      const { stdout } = await ownersCommand(site, 'admin', 'sign-in', ADMIN.username);
      return ask('/api/session/link', { token: /#lien=(\S+)/.exec(stdout)?.[1] ?? '' });
    },
  };
}

test('an account guessed at from ten thousand addresses is compared 120 times an hour, and its owner comes in by each way', async () => {
  const site = await floodedSite();
  const ways = await ownersWays(site);
  const call = caller(site.port, 8);
  const ends = performance.now() + MINUTES * 60_000;
  const answered: Record<number, number> = {};
  let guesses = 0;
  const guess = async () => {
    while (performance.now() < ends) {
      guesses += 1;
      const body = { ...ADMIN, password: `faux ${guesses}` };
      const { status } = await post(call, '/api/session', address(guesses % ADDRESSES), body);
      answered[status] = (answered[status] ?? 0) + 1;
    }
  };
  const flood = Promise.all(Array.from({ length: 8 }, guess));
  const entered: string[] = [];
  let slowest = 0;
  let accepted = 0;
  for (let visit = 0; visit < VISITS; visit += 1) {
    await pause((MINUTES * 60_000) / (VISITS + 1));
    for (const [way, enter] of Object.entries(ways)) {
      const begun = performance.now();
      const { status } = await enter();
      slowest = Math.max(slowest, performance.now() - begun);
      entered.push(`${way} ${status}`);
    }
    const met = await honest(site.port, { name: `visite${visit}-` });
    accepted += met.accepted;
    report('A25', `${Math.round((MINUTES * (visit + 1)) / (VISITS + 1))} min into the guesses: honest ${say(met)}`);
  }
  await flood;
  report(
    'A25',
    `${MINUTES} min, ${guesses} guesses at one account from ${ADDRESSES} addresses: ${answered[401] ?? 0} compared, ${answered[429] ?? 0} × 429, ${answered[503] ?? 0} × 503; the owner by each way ${VISITS} times: ${[...new Set(entered)].join(', ')}, ${Math.round(slowest)} ms at most`,
  );
  expect(answered[401]).toBeGreaterThan(0);
  expect(answered[401]).toBeLessThanOrEqual(MOST * Math.ceil(MINUTES / 60));
  expect(entered.filter((one) => !one.endsWith('204'))).toEqual([]);
  expect(slowest).toBeLessThan(limit(60_000));
  expect(accepted).toBe(VISITS * 200);
}, 3_600_000);
