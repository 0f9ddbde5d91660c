import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ownersCommand } from '../../bin/testing/ownersCommand.ts';
import { ADMIN } from '../../e2e/testing/site.ts';
import { mailServer } from '../../server/testing/mailServer.ts';
import { amount, type Caller, caller, leadCall, pause, report } from '../testing/call.ts';
import { mailing } from '../testing/faults.ts';
import { address, cookiesOf, crowd, type Flooded, floodedSite, from, post, whileFlooded } from '../testing/flood.ts';

/** Attacks, and their effect on other visitors. `FLOODED_SITE=DIR` runs them against an earlier copy of the site, once built. */
const TIMEOUT = 900_000;
const OWNER = mailing(0).NOTIFY_TO ?? '';
const NAT = '198.51.100.7';
const notice = (email: string) => ({
  kind: 'termination',
  firstName: 'Odile',
  lastName: 'Kerjean',
  email,
  contract: 'Devis',
});

interface World {
  site: Flooded;
  call: Caller;
  /** Returns how many mails the mail server received for an address. */
  to(recipient: string): number;
}

interface Flood {
  what: string;
  environment?: () => Record<string, string>;
  /** Address, in the flood's network, of a visitor who comes after the flood. */
  neighbour?: string;
  begin?(world: World): Promise<void>;
  flood(world: World): Promise<unknown>;
  /** Checks another promise than that honest requests are served; returns the value found and the value promised. */
  also?(world: World): Promise<[found: unknown, promised: unknown]>;
}

/** Makes `count` calls, `atOnce` at a time; returns their statuses. */
async function statusesOf(count: number, atOnce: number, job: (n: number) => Promise<{ status: number }>) {
  const found: number[] = [];
  await crowd(count, atOnce, async (n) => found.push((await job(n)).status));
  return found;
}
const all = (count: number, status: number) => Array<number>(count).fill(status);

/** Guesses an account's password, each time from another address; a 503 is retried. */
async function compared({ call }: World, first: number): Promise<number> {
  const guess = async (turn: number): Promise<{ status: number }> => {
    const wrong = { username: ADMIN.username, password: 'faux' };
    const response = await post(call, '/api/session', address(100_000 + first + turn), wrong);
    return response.status === 503 ? guess(turn) : response;
  };
  return (await statusesOf(125, 1, guess)).filter((status) => status === 401).length;
}

/** Opens a half-open connection, and again whenever the server closes it, until the test ends. */
function halfOpen({ site }: World, sockets: Set<Socket>): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port: site.port, host: '127.0.0.1', localAddress: '127.0.0.2' }, () => {
      socket.write('GET / HTTP/1.1\r\n');
      resolve();
    });
    socket.on('error', () => resolve());
    sockets.add(socket.resume());
    socket.once('close', () => {
      if (sockets.delete(socket)) setTimeout(() => halfOpen({ site } as World, sockets), 1000).unref();
    });
  });
}

let before = 0;
let cookie = '';
let stored = leadCall('');

const floods: Flood[] = [
  {
    what: `3 empty bodies each from ${amount(1500, 8170)} addresses; 50 subscriptions and 20 notices after it`,
    flood: ({ call }) =>
      crowd(3 * amount(1500, 8170), 40, (n) => post(call, '/api/leads', address(n % amount(1500, 8170)), {})),
    async also({ call }) {
      const letters = await statusesOf(50, 4, (n) =>
        post(call, '/api/newsletter', `192.88.99.${n}`, { email: `lettre${n}@exemple.fr` }),
      );
      const notices = await statusesOf(20, 4, (n) =>
        post(call, '/api/contract-notices', `192.88.98.${n}`, notice(`contrat${n}@exemple.fr`)),
      );
      return [[...letters, ...notices], all(70, 201)];
    },
  },
  {
    what: `an empty body each from ${amount(3000, 100_000)} addresses`,
    flood: ({ call }) => crowd(amount(3000, 100_000), 40, (n) => post(call, '/api/newsletter', address(n), {})),
  },
  {
    what: `${amount(700, 6600)} empty bodies of one address, and a form of its neighbour that is stored already, sent again`,
    neighbour: NAT,
    async begin({ call }) {
      const form = leadCall('bureau', 'bureau-1');
      stored = { ...form, headers: from(NAT, form.headers) };
      await call(stored);
    },
    flood: ({ call }) => crowd(amount(700, 6600), 20, () => post(call, '/api/leads', NAT, {})),
    also: async ({ call }) => [(await call(stored)).status, 201],
  },
  {
    what: '200 connections of one address that read pages drawn for each, and other readers of these meanwhile',
    neighbour: NAT,
    async flood({ site }) {
      const paths = ['/devis', '/admin', '/legal/resiliation', '/blog?q=prix', '/devis/merci?ref=DEV-2026-0001'];
      const read = (one: Caller, network: string, n: number) =>
        one({ path: paths[n % paths.length] ?? '', headers: { 'X-Forwarded-For': network, Accept: 'text/html' } });
      const many = caller(site.port, 200);
      const reading = crowd(amount(1500, 6000), 200, (n) => read(many, NAT, n));
      const others = caller(site.port, 4);
      const found = await statusesOf(200, 4, (n) => read(others, `203.0.115.${n}`, n));
      await reading;
      expect(found).toEqual(all(200, 200));
    },
  },
  {
    what: `${amount(3000, 26_000)} invented names from 2,600 addresses; passwords compared at one account, and the owner by a link`,
    async begin(world) {
      before = await compared(world, 0);
    },
    flood({ site }) {
      // Opens 100 connections, more than the number of sign-ins that may wait for a password hash.
      const many = caller(site.port, 100);
      const name = (n: number) => ({ username: `nom${n}`, password: 'x' });
      return crowd(amount(3000, 26_000), 100, (n) => post(many, '/api/session', address(n % 2600), name(n)));
    },
    async also(world) {
      const { site, call } = world;
      const more = await compared(world, 1000);
      const settings = { DATA_DIR: site.dataDir, BASE_URL: site.base };
      const { stdout } = await ownersCommand(settings, 'admin', 'sign-in', ADMIN.username);
      const token = /#lien=(\S+)/.exec(stdout)?.[1] ?? '';
      const { status } = await post(call, '/api/session/link', '203.0.113.1', { token });
      return [
        [before + more, status],
        [120, 204],
      ];
    },
  },
  {
    what: '13 addresses × 10 subscriptions, and the receipts of a notice and of a request within half a minute',
    async flood({ call }) {
      await crowd(130, 10, (n) => post(call, '/api/newsletter', address(n % 13), { email: `v${n}@exemple.fr` }));
      await post(call, '/api/contract-notices', '203.0.115.1', notice('loi@exemple.fr'));
      await post(call, '/api/leads', '203.0.115.2', { name: 'Demande', email: 'demande@exemple.fr' });
    },
    async also({ to }) {
      const came = () => [to('loi@exemple.fr'), to('demande@exemple.fr')];
      for (let waited = 0; waited < 300 && came().includes(0); waited += 1) await pause(100);
      return [came(), [1, 1]];
    },
  },
  {
    what: `${amount(120, 658)} contract notices, and the owner's mails of them`,
    flood: ({ call }) =>
      crowd(amount(120, 658), 20, (n) =>
        post(call, '/api/contract-notices', address(n % 60), notice(`n${n}@exemple.fr`)),
      ),
    async also({ to }) {
      // Waits for forty mails to the owner, twenty about notices and twenty about the honest requests; mails beyond those are summed up at
      // the end of the hour.
      for (let waited = 0; waited < 120 && to(OWNER) < 40; waited += 1) await pause(500);
      await pause(amount(1000, 10_000));
      return [to(OWNER), 40];
    },
  },
  {
    what: `${amount(20, 200)} previews of an author, of 24 KB of \`*a_ \` and of 5,000 \`>\``,
    async begin({ call }) {
      cookie = cookiesOf(await post(call, '/api/session', '203.0.115.1', ADMIN));
    },
    async flood({ call }) {
      const texts = ['*a_ '.repeat(6000), `${'>'.repeat(5000)} a`, '<div>\n```\n\n'.concat('>'.repeat(5000), ' a')];
      const headers = from('203.0.115.1', { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' });
      const preview = (n: number) =>
        call({
          method: 'POST',
          path: '/api/admin/articles/preview',
          headers,
          body: JSON.stringify({ body: texts[n % 3] }),
        });
      expect(new Set(await statusesOf(amount(20, 200), 10, preview))).toEqual(new Set([200]));
    },
  },
  {
    what: `${amount(1500, 10_050)} half-open connections of one address`,
    async flood(world) {
      const sockets = new Set<Socket>();
      const close = () => {
        const open = [...sockets];
        sockets.clear();
        for (const socket of open) socket.destroy();
      };
      onTestFinished(close);
      await crowd(amount(1500, 10_050), 200, () => halfOpen(world, sockets));
      await pause(amount(1000, 20_000));
      close();
    },
  },
  {
    what: `${amount(3000, 30_000)} forwarded addresses of 14 KB rubbish`,
    flood: ({ call }) =>
      crowd(amount(3000, 30_000), 20, (n) => post(call, '/api/newsletter', `${n}`.padEnd(14_000, 'x'), {})),
  },
  {
    what: 'a proxy, and the compose file’s own TRUST_PROXY',
    environment() {
      const root = process.env.FLOODED_SITE || `${import.meta.dirname}/../..`;
      const [, setting = ''] =
        /TRUST_PROXY: \$\{TRUST_PROXY:-(.*)\}/.exec(readFileSync(`${root}/compose.yaml`, 'utf8')) ?? [];
      // Adds the loopback to the setting of `compose.yaml`: the proxy of this test runs on this machine, not in a network of containers.
      return { TRUST_PROXY: setting === '0' ? '0' : `${setting},loopback` };
    },
    flood: () => Promise.resolve(),
  },
];

test.each(floods)(
  '$what: other visitors are served',
  async ({ what, environment, neighbour = address(0), begin, flood, also }) => {
    const mails = await mailServer();
    const site = await floodedSite({ ...mailing(mails.port), ...environment?.() });
    const to = (recipient: string) => mails.received.filter((mail) => mail.to.includes(recipient)).length;
    const world = { site, call: caller(site.port, 40), to };
    await begin?.(world);
    const { accepted, text } = await whileFlooded(site, neighbour, () => flood(world));
    const [found, promised] = (await also?.(world)) ?? [];
    const figures = found === undefined ? '' : ` ${JSON.stringify(found).slice(0, 20)};`;
    report('A25', `${what}:${figures} honest requests ${text}`);
    expect([accepted, found]).toEqual([[200, 200, 20], promised]);
  },
  TIMEOUT,
);
