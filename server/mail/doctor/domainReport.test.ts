import { expect, test } from 'vitest';
import { domainReport } from '../../api/admin/mail.ts';
import type { Services } from '../../services.ts';
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
