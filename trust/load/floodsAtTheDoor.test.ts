import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ownersCommand } from '../../bin/testing/ownersCommand.ts';
import { ADMIN } from '../../e2e/testing/site.ts';
import { caller, pause } from '../testing/call.ts';
import { address, crowd, floodedSite, honest, post, residentMegabytes, say } from '../testing/flood.ts';
import { amount, report } from '../testing/form.ts';

/** As `floods.test.ts`: what strangers do to accounts, connections and the addresses that proxies forward. */
const TIMEOUT = 900_000;

/** An account is guessed at from many addresses; answers how many passwords were compared. */
async function guess(port: number, first: number, count: number): Promise<number> {
  const call = caller(port, 8);
  let compared = 0;
  for (let turn = 0; turn < count; turn += 1) {
    // Who is told that too many wait comes back.
    for (let tries = 0; tries < 200; tries += 1) {
      const { status } = await post(call, '/api/session', address(100_000 + first + turn), {
        username: ADMIN.username,
        password: 'faux',
      });
      if (status === 401) compared += 1;
      if (status !== 503) break;
    }
  }
  return compared;
}

test(
  'invented names push no attempt out of the table, and the owner comes in by a link',
  async () => {
    const site = await floodedSite();
    const call = caller(site.port, 100);
    const before = await guess(site.port, 0, 125);
    const names = amount(3000, 26_000);
    const flood = crowd(names, 100, (n) =>
      post(call, '/api/session', address(n % 2600), { username: `nom${n}`, password: 'x' }),
    );
    await pause(300);
    const during = await honest(site.port);
    await flood;
    const more = await guess(site.port, 1000, 125);
    const begun = performance.now();
    const { stdout } = await ownersCommand(
      { DATA_DIR: site.dataDir, BASE_URL: site.base },
      'admin',
      'sign-in',
      ADMIN.username,
    );
    const token = /#lien=(\S+)/.exec(stdout)?.[1] ?? '';
    const { status } = await post(call, '/api/session/link', '203.0.113.1', { token });
    const took = Math.round(performance.now() - begun);
    report(
      'A25',
      `${names} invented names from 2,600 addresses: ${before} + ${more} passwords compared at one account; the owner by a link: ${status} after ${took} ms; honest requests ${say(during)}`,
    );
    expect([before + more, status, during.accepted]).toEqual([120, 204, 200]);
  },
  TIMEOUT,
);

test(
  'half-open connections of one address leave room for the others',
  async () => {
    const site = await floodedSite({ TRUST_PROXY: '0' });
    const count = amount(1500, 10_050);
    const sockets = new Set<Socket>();
    let state: 'flooding' | 'over' = 'flooding';
    onTestFinished(() => {
      state = 'over';
      for (const socket of sockets) socket.destroy();
    });
    const open = () =>
      new Promise<void>((resolve) => {
        const socket = connect({ port: site.port, host: '127.0.0.1', localAddress: '127.0.0.2' }, () => {
          socket.write('GET / HTTP/1.1\r\n');
          resolve();
        });
        socket.on('error', () => resolve());
        sockets.add(socket);
        socket.resume();
        // Whom the server sends away comes back.
        socket.once('close', () => {
          sockets.delete(socket);
          if (state === 'flooding') setTimeout(open, 1000).unref();
        });
      });
    await crowd(count, 200, open);
    // From the proxy's place: one network, sixty requests.
    const during = await honest(site.port, 60, { atOnce: 6 });
    report('A25', `${count} half-open connections of one address: honest requests ${say(during)}`);
    expect(during.accepted).toBe(60);
  },
  TIMEOUT,
);

test(
  'forwarded addresses that are none cost no memory, and make no new visitor',
  async () => {
    const site = await floodedSite();
    const call = caller(site.port, 20);
    const rubbish = (n: number) => `${n}`.padEnd(14_000, 'x');
    await crowd(200, 20, (n) => post(call, '/api/newsletter', address(n), {}));
    const before = residentMegabytes(site);
    const statuses = new Set<number>();
    const count = amount(3000, 30_000);
    await crowd(count, 20, async (n) => statuses.add((await post(call, '/api/newsletter', rubbish(n), {})).status));
    const grown = residentMegabytes(site) - before;
    const after = await honest(site.port);
    report(
      'A25',
      `${count} forwarded addresses of 14 KB rubbish: ${before.toFixed(0)} MB and ${grown.toFixed(0)} more; after it ${say(after)}`,
    );
    expect(statuses).toContain(429);
    expect(after.accepted).toBe(200);
  },
  TIMEOUT,
);

test(
  'behind the compose file’s proxy every visitor is one of their own',
  async () => {
    const compose = readFileSync(`${process.env.FLOODED_SITE || `${import.meta.dirname}/../..`}/compose.yaml`, 'utf8');
    const [, setting = ''] = /TRUST_PROXY: \$\{TRUST_PROXY:-(.*)\}/.exec(compose) ?? [];
    // The proxy of this test stands on this machine, not in a network of containers.
    const site = await floodedSite({ TRUST_PROXY: setting === '0' ? '0' : `${setting},loopback` });
    const all = await honest(site.port);
    report('A25', `a proxy, and the compose file’s own TRUST_PROXY (${setting}): ${say(all)}`);
    expect(all.accepted).toBe(200);
  },
  TIMEOUT,
);
