import { expect, test } from 'vitest';
import { mailServer } from '../../server/testing/mailServer.ts';
import { caller, leadCall, pause } from '../testing/call.ts';
import { address, crowd, floodedSite, from, honest, post, say, whileFlooded } from '../testing/flood.ts';
import { amount, report } from '../testing/form.ts';

/** What strangers may do, and what then happens to everybody else. `FLOODED_SITE=DIR` asks an earlier copy of the site, once built. */
const TIMEOUT = 900_000;
const OWNER = 'moi@site.test';
const notice = (email: string) => ({
  kind: 'termination',
  firstName: 'Odile',
  lastName: 'Kerjean',
  email,
  contract: 'Devis',
});

/** A mail server beside the site. */
async function withMail() {
  const server = await mailServer();
  const site = await floodedSite({
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(server.port),
    SMTP_SECURITY: 'none',
    SMTP_FROM: 'site@site.test',
    NOTIFY_TO: OWNER,
  });
  const to = (recipient: string) => server.received.filter((mail) => mail.to.includes(recipient)).length;
  return { site, call: caller(site.port, 40), to };
}

test(
  'empty bodies from thousands of addresses close no form, and no day',
  async () => {
    const site = await floodedSite();
    const addresses = amount(1500, 8170);
    const call = caller(site.port, 40);
    const { during, after, text } = await whileFlooded(site, () =>
      crowd(3 * addresses, 40, (n) => post(call, '/api/leads', address(n % addresses), {})),
    );
    let others = 0;
    await crowd(50, 4, async (n) => {
      const { status } = await post(call, '/api/newsletter', `192.88.99.${n}`, { email: `lettre${n}@exemple.fr` });
      if (status === 201) others += 1;
    });
    await crowd(20, 4, async (n) => {
      const { status } = await post(call, '/api/contract-notices', `192.88.98.${n}`, notice(`contrat${n}@exemple.fr`));
      if (status === 201) others += 1;
    });
    report(
      'A25',
      `3 empty bodies each from ${addresses} addresses: ${text}; ${others} of 70 subscriptions and notices`,
    );
    expect([during.accepted, after.accepted, others]).toEqual([200, 200, 70]);
  },
  TIMEOUT,
);

test(
  'a neighbour behind the same NAT has the minute and no more: a stored form is answered meanwhile, new ones after it',
  async () => {
    const site = await floodedSite();
    const call = caller(site.port, 20);
    const nat = '198.51.100.7';
    const stored = leadCall('bureau', 'bureau-1');
    const send = () => call({ ...stored, headers: from(nat, stored.headers) });
    expect((await send()).status).toBe(201);
    await crowd(amount(700, 6600), 20, () => post(call, '/api/leads', nat, {}));
    const again = (await send()).status;
    const { headers } = await post(call, '/api/newsletter', nat, { email: 'x@exemple.fr' });
    await pause(Math.min(60, Number(headers['retry-after'] ?? 0)) * 1000);
    const after = await honest(site.port, 20, { networkOf: () => nat, name: 'voisin' });
    report(
      'A25',
      `a neighbour’s ${amount(700, 6600)} empty bodies: the stored form sent again ${again}, after a minute ${say(after)}`,
    );
    expect([again, after.accepted]).toEqual([201, 20]);
  },
  TIMEOUT,
);

test(
  'confirmations asked for by a crowd keep no receipt waiting',
  async () => {
    const { site, call, to } = await withMail();
    await crowd(130, 10, (n) => post(call, '/api/newsletter', address(n % 13), { email: `v${n}@exemple.fr` }));
    await pause(5000);
    const asked = performance.now();
    await post(call, '/api/contract-notices', '203.0.113.1', notice('loi@exemple.fr'));
    await honest(site.port, 1, { name: 'demande' });
    const came = { law: 0, request: 0 };
    while ((!came.law || !came.request) && performance.now() - asked < 30_000) {
      await pause(50);
      const ms = Math.round(performance.now() - asked);
      if (!came.law && to('loi@exemple.fr')) came.law = ms;
      if (!came.request && to('demande0@exemple.fr')) came.request = ms;
    }
    const said = (ms: number) => (ms ? `after ${ms} ms` : 'not within 30 s');
    report(
      'A25',
      `13 addresses × 10 subscriptions: the legal receipt ${said(came.law)}, the request’s ${said(came.request)}`,
    );
    expect([came.law, came.request]).not.toContain(0);
  },
  TIMEOUT,
);

test(
  'hundreds of contract notices are twenty mails to the owner',
  async () => {
    const { call, to } = await withMail();
    const count = amount(120, 658);
    let stored = 0;
    await crowd(count, 20, async (n) => {
      if ((await post(call, '/api/contract-notices', address(n % 60), notice(`n${n}@exemple.fr`))).status === 201)
        stored += 1;
    });
    for (let waited = 0; waited < 60 && to(OWNER) < 20; waited += 1) await pause(500);
    await pause(amount(2000, 20_000));
    report('A25', `${count} contract notices: ${stored} stored, ${to(OWNER)} mails to the owner so far`);
    expect([stored, to(OWNER)]).toEqual([count, 20]);
  },
  TIMEOUT,
);
