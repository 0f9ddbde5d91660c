import { describe, expect, test } from 'vitest';
import { type Claim, claimMail, noteMail } from '../../../database/mail/outbox.ts';
import { lead, siteUnderTest } from '../../testing/siteUnderTest.ts';

const SMTP = { SMTP_HOST: 'smtp.exemple.fr', SMTP_FROM: 'site@exemple.fr', NOTIFY_TO: 'moi@exemple.fr' };

describe('the mail view', () => {
  test('says that no server is set, and that mail waits', async () => {
    const { api, admin } = await siteUnderTest();
    await api.post('/api/leads').send(lead());
    const { body } = await api.get('/api/admin/mail').set(admin);
    expect(body).toMatchObject({ server: null, waiting: 2, parked: 0, sent: [] });
    expect(body.pending).toHaveLength(2);
    expect((await api.post('/api/admin/mail/test').set(admin)).status).toBe(409);
    expect((await api.get('/api/admin/mail/dns').set(admin)).status).toBe(409);
  });

  test('shows what left with the server’s answer, and gives a new start to what was given up', async () => {
    const { api, admin, services } = await siteUnderTest({ environment: SMTP });
    await api.post('/api/leads').send(lead());
    const at = new Date(Date.now() + 1000).toISOString();
    const { queue } = services;
    const claim = async () => (await queue.write((writer) => claimMail(writer, at, at))) as Claim;
    const first = await claim();
    await queue.write((writer) => noteMail(writer, first, { became: 'sent', at, answer: '250 OK abc' }));
    const second = await claim();
    await queue.write((writer) => noteMail(writer, second, { became: 'parked', at, answer: '550 refusé' }));
    const { body } = await api.get('/api/admin/mail').set(admin);
    expect(body).toMatchObject({ waiting: 0, parked: 1, server: { from: 'site@exemple.fr' } });
    expect(body.sent[0]).toMatchObject({ last_response: '250 OK abc', reference: expect.stringMatching(/^DEV-/) });
    expect(body.pending).toMatchObject([
      {
        kind: 'lead-acknowledgement',
        waiting: 0,
        parked: 1,
        mails: [{ state: 'parked', last_response: '550 refusé' }],
      },
    ]);

    const again = await api.post(`/api/admin/mail/${second.id}/retry`).set(admin);
    expect(again.body).toMatchObject({ waiting: 1, parked: 0 });
    expect((await api.post(`/api/admin/mail/${first.id}/retry`).set(admin)).status).toBe(404);
  });

  test('a test mail goes through the same outbox', async () => {
    const { api, admin } = await siteUnderTest({ environment: SMTP });
    const { body } = await api.post('/api/admin/mail/test').set(admin);
    expect(body.pending).toMatchObject([{ kind: 'test', waiting: 1, mails: [{ kind: 'test', state: 'waiting' }] }]);
  });

  test('what waits is counted by kind, with the first of each', async () => {
    const { api, admin } = await siteUnderTest({ environment: { RATE_LIMIT_PER_MINUTE: '1000' } });
    for (let n = 0; n < 25; n += 1) await api.post('/api/leads').send({ ...lead(), email: `client.${n}@exemple.fr` });
    await api.post('/api/newsletter').send({ email: 'lectrice@exemple.fr' });
    const { pending } = (await api.get('/api/admin/mail').set(admin)).body;
    const counts = pending.map(({ kind, waiting, mails }: Record<string, unknown[]>) => [kind, waiting, mails?.length]);
    expect(counts).toContainEqual(['lead-acknowledgement', 25, 20]);
    expect(counts).toContainEqual(['newsletter-confirmation', 1, 1]);
  });

  test('the doctor reads the domain of the sender', async () => {
    const { api, admin, services } = await siteUnderTest({ environment: SMTP });
    const names: string[] = [];
    services.dns = {
      resolve4: async () => [],
      resolve6: async () => [],
      reverse: async () => [],
      resolveMx: async (name) => {
        names.push(name);
        return [{ exchange: 'mx.exemple.fr', priority: 10 }];
      },
      resolveTxt: async (name) => {
        names.push(name);
        return [];
      },
    };
    const { body } = await api.get('/api/admin/mail/dns?selector=moi').set(admin);
    expect(body.domain).toBe('exemple.fr');
    expect(body.fitness).toBe('unfit');
    expect(body.findings.map(({ record, state }: { record: string; state: string }) => [record, state])).toEqual([
      ['FROM', 'weak'],
      ['SPF', 'missing'],
      ['DKIM', 'missing'],
      ['DMARC', 'missing'],
      ['PTR', 'unknown'],
      ['MX', 'good'],
    ]);
    expect(names.sort()).toEqual(['_dmarc.exemple.fr', 'exemple.fr', 'exemple.fr', 'moi._domainkey.exemple.fr']);
    expect((await api.get('/api/admin/mail/dns?selector=a/b').set(admin)).status).toBe(422);
  });
});
