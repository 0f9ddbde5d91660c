import { expect, test } from 'vitest';
import { domainReport } from '../../api/admin/mail.ts';
import type { Services } from '../../services.ts';
import { examineDomain } from './dnsDoctor.ts';
import type { DnsLookups } from './lookUp.ts';

const fails = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const all = (answer: () => Promise<never>): DnsLookups => ({
  resolve4: answer,
  resolve6: answer,
  resolveMx: answer,
  resolveTxt: answer,
  reverse: answer,
});
const gone = fails('ENOTFOUND');
const silent = fails('ETIMEOUT');
const WELL: DnsLookups = {
  resolve4: async () => ['203.0.113.7'],
  resolve6: gone,
  resolveMx: async () => [{ exchange: 'mx.exemple.fr', priority: 10 }],
  resolveTxt: async (name) =>
    name.startsWith('_dmarc')
      ? [['v=DMARC1; p=quarantine']]
      : name.includes('_domainkey')
        ? [['v=DKIM1; p=MIIB']]
        : [['v=spf1 mx -all']],
  reverse: async () => ['mx.exemple.fr'],
};
const settings = { baseUrl: 'https://exemple.fr', mail: { from: 'moi@exemple.fr', host: 'mx.exemple.fr' } };

test.each([
  ['fit', 'everything is in order', WELL],
  [
    'doubtful',
    'a record is weak',
    {
      ...WELL,
      reverse: async () => ['ailleurs.exemple.net'],
      resolve4: async (name: string) => (name === 'mx.exemple.fr' ? ['203.0.113.7'] : []),
    },
  ],
  ['unfit', 'there is nothing', { ...all(gone), resolve4: WELL.resolve4 }],
  ['unsure', 'one question was not answered', { ...WELL, reverse: silent }],
  ['silent', 'no question was', all(silent)],
] as const)('a sender is %s when %s', async (fitness, _when, dns) => {
  const report = await domainReport({ settings, dns } as unknown as Services);
  expect(report?.fitness).toBe(fitness);
});

const absent = (): never => {
  throw Object.assign(new Error('absent'), { code: 'ENOTFOUND' });
};

const A: Record<string, string[]> = {
  'smtp.exemple.fr': ['192.0.2.1'],
  'sans.exemple.fr': ['192.0.2.2'],
  'chez.exemple.fr': ['192.168.1.4'],
  'faux.exemple.fr': ['192.0.2.3'],
};
const NAMES: Record<string, string[]> = { '192.0.2.1': ['smtp.exemple.fr'], '192.0.2.3': ['autre.exemple.fr'] };

/** A resolver that knows these TXT records, a few addresses and nothing else. */
const stub = (records: Record<string, string[]>, mx = [{ exchange: 'mx.exemple.fr', priority: 10 }]): DnsLookups => ({
  resolve4: async (name) => A[name] ?? absent(),
  resolve6: async () => absent(),
  reverse: async (address) => NAMES[address] ?? absent(),
  resolveMx: async () => (mx.length > 0 ? mx : absent()),
  resolveTxt: async (name) => (records[name] ?? absent()).map((text) => [text.slice(0, 5), text.slice(5)]),
});

const SENDER = { domain: 'exemple.fr', smtpHost: 'smtp.exemple.fr', siteHost: 'www.exemple.fr' };
const examine = (dns: DnsLookups, over: Partial<Parameters<typeof examineDomain>[0]> = {}) =>
  examineDomain({ ...SENDER, dns, ...over });
const states = async (dns: DnsLookups, over: Parameters<typeof examine>[1] = {}) =>
  Object.fromEntries((await examine(dns, over)).map(({ record, state }) => [record, state]));

const SOUND = {
  'exemple.fr': ['autre=1', 'v=spf1 include:envoi.exemple.fr -all'],
  'envoi.exemple.fr': ['v=spf1 ip4:192.0.2.0/24 -all'],
  'default._domainkey.exemple.fr': ['v=DKIM1; k=rsa; p=MIGf'],
  '_dmarc.exemple.fr': ['v=DMARC1; p=quarantine; rua=mailto:dmarc@exemple.fr'],
};

const ALL_GOOD = { FROM: 'good', SPF: 'good', DKIM: 'good', DMARC: 'good', PTR: 'good', MX: 'good' };

test('a well-kept sender is good in all six', async () => {
  expect(await states(stub(SOUND))).toEqual(ALL_GOOD);
});

test('a domain without records gets those to publish', async () => {
  const findings = await examine(stub({}, []));
  expect(findings.map(({ record, state }) => [record, state])).toEqual([
    ['FROM', 'good'],
    ['SPF', 'missing'],
    ['DKIM', 'weak'],
    ['DMARC', 'missing'],
    ['PTR', 'good'],
    ['MX', 'missing'],
  ]);
  expect(findings[1]?.advice).toContain('v=spf1');
  expect(findings[3]?.advice).toContain('_dmarc.exemple.fr');
});

test.each([
  ['two SPF records', { 'exemple.fr': ['v=spf1 -all', 'v=spf1 ~all'] }],
  ['an SPF that lets every server send', { 'exemple.fr': ['v=spf1 +all'] }],
  ['an SPF that forbids nothing', { 'exemple.fr': ['v=spf1 include:a.fr'] }],
  ['an SPF that leads to none', { 'exemple.fr': ['v=spf1 include:a.fr -all'] }],
  [
    'an SPF that asks more than ten questions',
    { 'exemple.fr': ['v=spf1 include:a.fr ~all'], 'a.fr': [`v=spf1 ${'mx:b.fr '.repeat(10)}~all`] },
  ],
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
  expect((await states(stub(records), { selector: 'moi' })).DKIM).toBe('good');
  expect((await states(stub(records), { selector: 'toi' })).DKIM).toBe('missing');
});

test('a resolver that does not answer says so, for that record alone', async () => {
  const broken: DnsLookups = {
    ...stub(SOUND),
    resolveMx: async () => {
      throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' });
    },
  };
  expect(await states(broken)).toEqual({ ...ALL_GOOD, MX: 'unknown' });
});

test.each([
  ['smtp.exemple.fr', 'good'],
  ['192.0.2.1', 'good'],
  ['sans.exemple.fr', 'missing'],
  ['faux.exemple.fr', 'weak'],
  ['chez.exemple.fr', 'unknown'],
  ['127.0.0.1', 'unknown'],
  ['10.0.0.5', 'unknown'],
  ['172.20.0.1', 'unknown'],
])('the name of the mail server at %s is %s', async (smtpHost, state) => {
  expect((await states(stub(SOUND), { smtpHost })).PTR).toBe(state);
});

test.each([
  ['a mailbox of Gmail through another server', { domain: 'gmail.com' }, 'missing'],
  ['a mailbox of Gmail through Gmail', { domain: 'gmail.com', smtpHost: 'smtp.gmail.com' }, 'weak'],
  ['a site of another name', { siteHost: 'autre.fr' }, 'weak'],
  ['bounces to another domain', { bounceDomain: 'autre.fr' }, 'weak'],
  ['a subdomain for letters', { domain: 'lettre.exemple.fr' }, 'good'],
])('%s is judged by its address', async (_what, over, state) => {
  expect((await states(stub(SOUND), over)).FROM).toBe(state);
});
