import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { watchRequests } from './http/httpServer.ts';
import { lead, type SiteUnderTest, siteUnderTest } from './testing/siteUnderTest.ts';

const kinds = async ({ api, admin }: SiteUnderTest): Promise<string[]> =>
  (await api.get('/api/admin/summary').set(admin)).body.warnings.map(({ kind }: { kind: string }) => kind);
const warningsOf = ({ logged }: SiteUnderTest) => logged.filter(({ level }) => level === 'warn');
const site = (environment: Record<string, string> = {}) => siteUnderTest({ environment, expectedLevels: ['warn'] });

describe('settings that do not fit what arrives', () => {
  test('an undeclared proxy is one line of the log and one of the desk, with the setting to change', async () => {
    const one = await site();
    for (let n = 0; n < 5; n += 1) await one.api.get('/healthz').set('X-Forwarded-For', '203.0.113.7');
    expect(warningsOf(one)).toEqual([expect.objectContaining({ setting: 'TRUST_PROXY' })]);
    const { body } = await one.api.get('/api/admin/summary').set(one.admin);
    expect(body.warnings).toEqual([
      expect.objectContaining({ kind: 'proxy-not-trusted', text: expect.stringContaining('TRUST_PROXY') }),
    ]);
    expect(JSON.stringify([body, one.logged])).not.toContain('203.0.113.7');
  });

  test('twin: a declared proxy is not reported', async () => {
    const one = await site({ TRUST_PROXY: '1' });
    await one.api.get('/healthz').set('X-Forwarded-For', '203.0.113.7');
    expect(await kinds(one)).toEqual([]);
    expect(warningsOf(one)).toEqual([]);
  });

  test('forwarded addresses are believed from a proxy of a list, and noticed from another', async () => {
    const one = await site({ TRUST_PROXY: '10.0.0.0/8' });
    await one.api.get('/healthz').set('X-Forwarded-For', '203.0.113.7');
    expect(await kinds(one)).toEqual(['proxy-not-trusted']);
    const trusted = await site({ TRUST_PROXY: 'loopback' });
    await trusted.api.get('/healthz').set('X-Forwarded-For', '203.0.113.7');
    expect(await kinds(trusted)).toEqual([]);
  });

  test('a number of proxies that is trusted from the open internet is noticed', async () => {
    const ask = async (TRUST_PROXY: string, remoteAddress: string) => {
      const one = await site({ TRUST_PROXY });
      const headers = { 'x-forwarded-for': '203.0.113.7', host: 'site.test' };
      const request = { headers, rawHeaders: Object.entries(headers).flat(), socket: { remoteAddress } };
      watchRequests(() => undefined, one.services, one.app)(request as never, {} as never);
      return kinds(one);
    };
    expect(await ask('1', '198.51.100.1')).toEqual(['forwarded-by-stranger']);
    // Twins: a proxy with a private address, and one that TRUST_PROXY lists, cause no warning.
    expect(await ask('1', '172.18.0.2')).toEqual([]);
    expect(await ask('198.51.100.0/24', '198.51.100.1')).toEqual([]);
  });

  test('fifty visits in a row of one address, by five browsers, are noticed; of two addresses, the twin, they are not', async () => {
    const visits = async (addresses: number) => {
      const one = await site({ TRUST_PROXY: '1' });
      for (let n = 0; n < 60; n += 1)
        await one.api
          .post('/api/visits')
          .set({ 'X-Forwarded-For': `203.0.113.${n % addresses}`, 'User-Agent': `browser ${n % 6}` })
          .send({ step: 'page' })
          .expect(204);
      return kinds(one);
    };
    expect([await visits(1), await visits(2)]).toEqual([['one-address'], []]);
  });

  test('the compose file believes its own Caddy, and no visitor', async () => {
    const compose = readFileSync(`${import.meta.dirname}/../compose.yaml`, 'utf8');
    const [, TRUST_PROXY = ''] = /TRUST_PROXY: \$\{TRUST_PROXY:-(.*)\}/.exec(compose) ?? [];
    const isTrusted = (await site({ TRUST_PROXY })).app.get('trust proxy fn');
    expect(['172.18.0.3', '203.0.113.7'].map((address) => isTrusted(address, 0))).toEqual([true, false]);
  });

  test.each([
    ['a name', 'www.autre-site.fr'],
    ['the proxy’s own name for the site', 'cinq_et_un'],
    ['this machine', '127.0.0.1:3000'],
    ['the local network', '192.168.1.20:3000'],
  ])('a page requested under %s that is not BASE_URL is noticed', async (_what, host) => {
    const one = await site();
    await one.api.get('/about').set({ Host: host, Accept: 'text/html' });
    expect(await kinds(one)).toEqual(['other-address']);
    expect(warningsOf(one)).toEqual([expect.objectContaining({ setting: 'BASE_URL', found: host })]);
    // A stranger may send any host name: the warning shown to the owner contains only the site's own address.
    const { body } = await one.api.get('/api/admin/summary').set(one.admin);
    const text = JSON.stringify(body.warnings);
    expect([text.includes(host), text.includes('https://site.test')]).toEqual([false, true]);
  });

  test.each([
    ['the address itself', { Host: 'site.test', Accept: 'text/html' }],
    ['a program that tries numbers', { Host: '203.0.113.9', Accept: 'text/html' }],
    ['a program that asks for no page', { Host: 'autre.fr', Accept: '*/*' }],
  ])('twin: %s is no news', async (_what, headers) => {
    const one = await site();
    await one.api.get('/about').set(headers);
    expect(await kinds(one)).toEqual([]);
  });

  test('a form refused for its origin is noticed; what a stranger writes there is not repeated', async () => {
    const one = await site();
    const post = (origin: string) => one.api.post('/api/leads').set('Origin', origin).send(lead());
    expect((await post('http://192.168.1.20:3000')).status).toBe(403);
    expect(await kinds(one)).toEqual(['foreign-origin']);
    expect((await post('https://<script>alert(1)</script>')).status).toBe(403);
    const { body } = await one.api.get('/api/admin/summary').set(one.admin);
    const text = JSON.stringify(body.warnings);
    expect(text).not.toContain('script');
    // Twin: a post from this site's own origin is accepted, and adds no warning.
    expect((await post('https://site.test')).status).toBe(201);
  });

  test('a notice not seen for a day is no longer shown', async () => {
    const one = await site();
    await one.api.get('/healthz').set('X-Forwarded-For', '203.0.113.7');
    one.clock.time = new Date(one.clock.time.getTime() + 23 * 3_600_000);
    expect(one.services.warnings.current()).toHaveLength(1);
    one.clock.time = new Date(one.clock.time.getTime() + 2 * 3_600_000);
    expect(one.services.warnings.current()).toEqual([]);
  });
});
