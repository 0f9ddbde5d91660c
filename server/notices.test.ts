import { describe, expect, test } from 'vitest';
import { lead, type SiteUnderTest, siteUnderTest } from './testing/siteUnderTest.ts';

const kinds = async ({ api, admin }: SiteUnderTest): Promise<string[]> =>
  (await api.get('/api/admin/notices').set(admin)).body.notices.map(({ kind }: { kind: string }) => kind);
const warnings = ({ logged }: SiteUnderTest) => logged.filter(({ level }) => level === 'warn');
const site = (environment: Record<string, string> = {}) => siteUnderTest({ environment, expectedLevels: ['warn'] });

describe('settings that do not fit what arrives', () => {
  test('a proxy nobody declared is one line of the log and one of the desk, with the setting to change', async () => {
    const one = await site();
    for (let n = 0; n < 5; n += 1) await one.api.get('/healthz').set('X-Forwarded-For', '203.0.113.7');
    expect(warnings(one)).toEqual([expect.objectContaining({ setting: 'TRUST_PROXY' })]);
    const { body } = await one.api.get('/api/admin/notices').set(one.admin);
    expect(body.notices).toEqual([
      expect.objectContaining({ kind: 'proxy-not-trusted', text: expect.stringContaining('TRUST_PROXY') }),
    ]);
    expect(JSON.stringify([body, one.logged])).not.toContain('203.0.113.7');
  });

  test('twin: a declared proxy is no news', async () => {
    const one = await site({ TRUST_PROXY: '1' });
    await one.api.get('/healthz').set('X-Forwarded-For', '203.0.113.7');
    expect(await kinds(one)).toEqual([]);
    expect(warnings(one)).toEqual([]);
  });

  test.each([
    ['a name', 'www.autre-site.fr'],
    ['the proxy’s own name for the site', 'cinq_et_un'],
    ['this machine', '127.0.0.1:3000'],
    ['the local network', '192.168.1.20:3000'],
  ])('a page asked for under %s that is not BASE_URL is noticed', async (_what, host) => {
    const one = await site();
    await one.api.get('/about').set({ Host: host, Accept: 'text/html' });
    expect(await kinds(one)).toEqual(['other-address']);
    expect(warnings(one)).toEqual([expect.objectContaining({ setting: 'BASE_URL', found: host })]);
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
    const { text } = await one.api.get('/api/admin/notices').set(one.admin);
    expect(text).not.toContain('script');
    // Twin: our own is not refused, and nothing new is said.
    expect((await post('https://site.test')).status).toBe(201);
  });

  test('what was not seen for a day is no longer shown', async () => {
    const one = await site();
    await one.api.get('/healthz').set('X-Forwarded-For', '203.0.113.7');
    one.clock.time = new Date(one.clock.time.getTime() + 23 * 3_600_000);
    expect(one.services.notices.current()).toHaveLength(1);
    one.clock.time = new Date(one.clock.time.getTime() + 2 * 3_600_000);
    expect(one.services.notices.current()).toEqual([]);
  });
});
