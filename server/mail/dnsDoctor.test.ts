import { expect, test } from 'vitest';
import { type DnsLookups, examineDomain } from './dnsDoctor.ts';

const absent = (): never => {
  throw Object.assign(new Error('absent'), { code: 'ENOTFOUND' });
};

/** A resolver that knows these TXT records and nothing else. */
const stub = (records: Record<string, string[]>, mx = [{ exchange: 'mx.exemple.fr', priority: 10 }]): DnsLookups => ({
  resolveMx: async () => (mx.length > 0 ? mx : absent()),
  resolveTxt: async (name) => (records[name] ?? absent()).map((text) => [text.slice(0, 5), text.slice(5)]),
});

const states = async (dns: DnsLookups, selector?: string) =>
  Object.fromEntries((await examineDomain('exemple.fr', dns, selector)).map(({ record, state }) => [record, state]));

const SOUND = {
  'exemple.fr': ['autre=1', 'v=spf1 include:smtp.exemple.fr -all'],
  'default._domainkey.exemple.fr': ['v=DKIM1; k=rsa; p=MIGf'],
  '_dmarc.exemple.fr': ['v=DMARC1; p=quarantine; rua=mailto:dmarc@exemple.fr'],
};

test('a well-kept domain is good in all four', async () => {
  expect(await states(stub(SOUND))).toEqual({ MX: 'good', SPF: 'good', DKIM: 'good', DMARC: 'good' });
});

test('a domain with nothing is told what to publish', async () => {
  const findings = await examineDomain('exemple.fr', stub({}, []));
  expect(findings.map(({ record, state }) => [record, state])).toEqual([
    ['MX', 'missing'],
    ['SPF', 'missing'],
    ['DKIM', 'weak'],
    ['DMARC', 'missing'],
  ]);
  expect(findings[1]?.advice).toContain('v=spf1');
  expect(findings[3]?.advice).toContain('_dmarc.exemple.fr');
});

test.each([
  ['two SPF records', { 'exemple.fr': ['v=spf1 -all', 'v=spf1 ~all'] }],
  ['an SPF that lets everybody write', { 'exemple.fr': ['v=spf1 +all'] }],
  ['an SPF that forbids nothing', { 'exemple.fr': ['v=spf1 include:a.fr'] }],
])('%s is weak', async (_what, records) => {
  expect((await states(stub(records))).SPF).toBe('weak');
});

test('a DMARC that only watches is weak', async () => {
  expect((await states(stub({ '_dmarc.exemple.fr': ['v=DMARC1; p=none'] }))).DMARC).toBe('weak');
});

test('a revoked key is no key, and the owner’s own selector is looked for', async () => {
  const records = {
    'default._domainkey.exemple.fr': ['v=DKIM1; p='],
    'moi._domainkey.exemple.fr': ['v=DKIM1; p=AAAA'],
  };
  expect((await states(stub(records))).DKIM).toBe('weak');
  expect((await states(stub(records), 'moi')).DKIM).toBe('good');
  expect((await states(stub(records), 'toi')).DKIM).toBe('missing');
});

test('a resolver that does not answer says so, for that record alone', async () => {
  const broken: DnsLookups = {
    ...stub(SOUND),
    resolveMx: async () => {
      throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' });
    },
  };
  expect(await states(broken)).toEqual({ MX: 'unknown', SPF: 'good', DKIM: 'good', DMARC: 'good' });
});
