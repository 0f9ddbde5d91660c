import { describe, expect, test } from 'vitest';
import { HONEYPOT_FIELD } from '../../data/leads/limits.ts';
import { disposableDomains } from '../../data/leads/spamReasons.ts';
import { composer } from '../mail/messages/compose.ts';
import { mailSource } from '../mail/startMailer.ts';
import type { Mail } from '../mail/types.ts';
import { spamReasons } from '../security/spamReasons.ts';
import { OWNER } from '../testing/mailWorld.ts';
import { contractNotice, lead, type SiteUnderTest, siteUnderTest } from '../testing/siteUnderTest.ts';

const [disposable] = disposableDomains;
/** A notice with every sign of spam: posted at once, honeypot filled, forged token, throw-away address, full of links and advertisement. */
const TRAP = { [HONEYPOT_FIELD]: 'rempli', token: 'faux.faux' };
const worst = contractNotice({
  firstName: 'SEO',
  lastName: 'experts https://a.example https://b.example',
  email: `odile@${disposable}`,
  contract:
    'backlinks, online casino <a href="https://c.example">ici</a> https://d.example https://e.example https://f.example https://g.example',
  ...TRAP,
});

const listOf = async ({ api, admin }: SiteUnderTest, query = '') =>
  (await api.get(`/api/admin/contract-notices${query}`).set(admin)).body;
const outbox = ({ raw }: SiteUnderTest) =>
  raw.prepare('SELECT * FROM outbox ORDER BY id').all() as Record<string, string & number>[];

/** Waiting mails as they would be sent now. */
async function mailsOf({ services }: SiteUnderTest) {
  const { now } = services;
  const compose = composer(services, { from: 'site@site.test', notifyTo: OWNER });
  const { next } = mailSource(services);
  const at = now().toISOString();
  const leased = new Date(now().getTime() + 60_000).toISOString();
  const mails: (Mail | undefined)[] = [];
  for (let item = await next(at, leased); typeof item === 'object'; item = await next(at, leased))
    mails.push(await compose(item));
  return mails;
}

describe('a notice about a contract', () => {
  test('that trips every rule of the spam filter is stored, confirmed and visible, and no lead', async () => {
    const { firstName, lastName, email, contract } = worst;
    const name = `${firstName} ${lastName}`;
    const suspect = { name, email, company: '', message: contract, honeypot: 'rempli', shownFor: 100 };
    expect(spamReasons(suspect)).toEqual(['honeypot', 'trop-rapide', 'liens', 'contenu', 'domaine-jetable']);

    for (const kind of ['termination', 'withdrawal']) {
      const site = await siteUnderTest();
      const { status, body } = await site.api
        .post('/api/contract-notices')
        .type('form')
        .send({ ...worst, kind });
      expect([status, body]).toEqual([303, {}]);
      expect(await listOf(site, '?filed=false')).toMatchObject({
        total: 1,
        open: 1,
        notices: [{ kind, name, email, contract, receipt_sent_at: null, filed_at: null }],
      });
      expect(outbox(site).map((mail) => mail.kind)).toEqual(['contract-notice', 'contract-notice-receipt']);
      // The receipt is sent before the owner's mail.
      expect((await mailsOf(site)).map((mail) => mail?.to.address)).toEqual([email, OWNER]);
      expect((await site.api.get('/api/leads').set(site.admin)).body.total).toBe(0);
    }
  });

  test('twin: the same words as a request for a quote are kept aside', async () => {
    const site = await siteUnderTest();
    await site.api.post('/api/leads').send(lead({ name: 'SEO experts', message: worst.contract, email: worst.email }));
    expect((await site.api.get('/api/leads').set(site.admin)).body.total).toBe(0);
  });

  test('is confirmed with its content, the day and hour it came, and what follows', async () => {
    const site = await siteUnderTest();
    site.clock.time = new Date('2026-11-21T09:05:07.000Z');
    await site.api.post('/api/contract-notices').send(contractNotice({ wishedEnd: '31 janvier 2027' }));
    await site.api.post('/api/contract-notices').send(contractNotice({ kind: 'withdrawal' }));
    const [ended, withdrawn, owner] = await mailsOf(site);
    for (const words of [
      'RES-2026-0001',
      'Odile Kerjean',
      'odile@exemple.fr',
      'Devis du 3 mars 2026',
      '31 janvier 2027',
      '21 novembre 2026',
      '10:05:07',
    ])
      for (const mail of [owner, ended]) expect(mail?.text).toContain(words);
    expect(ended?.text).toContain('le 21 décembre 2026');
    expect(ended?.subject).toContain('Accusé de réception de votre résiliation');
    expect(withdrawn?.subject).toContain('Accusé de réception de votre rétractation RET-2026-0001');
    for (const words of ['Devis du 3 mars 2026', '21 novembre 2026', '10:05:07', '14'])
      expect(withdrawn?.text).toContain(words);
    expect(owner?.replyTo?.address).toBe('odile@exemple.fr');
  });

  test('is stored once when its form is sent twice, and again when it says something else', async () => {
    const site = await siteUnderTest();
    const post = (over = {}) =>
      site.api.post('/api/contract-notices').set('Idempotency-Key', 'une-page').send(contractNotice(over));
    const [first, second, third] = [await post(), await post(), await post({ contract: 'Facture 12' })];
    expect(second.body).toEqual(first.body);
    expect(third.body.reference).not.toBe(first.body.reference);
    expect(await listOf(site)).toMatchObject({ total: 2, notices: [{ contract: 'Facture 12' }, {}] });
    expect(outbox(site)).toHaveLength(4);
  });

  test('is filed, taken out again, searched and exported', async () => {
    const site = await siteUnderTest();
    const { api, admin } = site;
    await api.post('/api/contract-notices').send(contractNotice());
    await api
      .post('/api/contract-notices')
      .send(contractNotice({ kind: 'withdrawal', lastName: 'Le Bihan', contract: '=1+1' }));
    const file = (filed: boolean) => api.patch('/api/admin/contract-notices/1').set(admin).send({ filed });
    expect((await file(true)).body.notice).toMatchObject({
      filed_by: 'admin',
      filed_at: site.clock.time.toISOString(),
    });
    expect(await listOf(site, '?filed=true')).toMatchObject({ total: 1, open: 1, notices: [{ id: 1 }] });
    expect((await file(false)).body.notice).toMatchObject({ filed_by: null, filed_at: null });
    expect(await listOf(site, '?q=bihan')).toMatchObject({ total: 1, open: 2, notices: [{ id: 2 }] });
    expect(await listOf(site, '?kind=termination')).toMatchObject({ total: 1, notices: [{ id: 1 }] });
    const { text } = await api.get('/api/admin/exports/contract-notices.csv?format=rfc4180').set(admin);
    expect(text.split('\r\n')).toHaveLength(4);
    expect(text).toContain('Rétractation');
    expect(text).not.toContain(',=1+1');
    expect((await api.patch('/api/admin/contract-notices/9').set(admin).send({ filed: true })).status).toBe(404);
  });

  test('goes to the bin whole and comes back, or is gone at once when its person asks', async () => {
    const site = await siteUnderTest();
    const { api, admin, raw } = site;
    await api.post('/api/contract-notices').send(contractNotice());
    const before = (await listOf(site)).notices;
    expect((await api.delete('/api/admin/contract-notices/1?asked_by=owner').set(admin)).status).toBe(200);
    expect([(await listOf(site)).total, outbox(site)]).toEqual([0, []]);
    const bin = (await api.get('/api/admin/bin').set(admin)).body;
    expect(bin.items).toMatchObject([
      { kind: 'contract-notice', reference: before[0].reference, name: 'Odile Kerjean' },
    ]);
    await api.post(`/api/admin/bin/${bin.items[0].id}/restore`).set(admin);
    expect((await listOf(site)).notices).toEqual(before);
    expect(outbox(site)).toHaveLength(2);

    await api.delete('/api/admin/contract-notices/1?asked_by=person').set(admin);
    expect((await listOf(site)).total).toBe(0);
    expect(raw.prepare('SELECT (SELECT count(*) FROM bin) + (SELECT count(*) FROM outbox)').pluck().get()).toBe(0);
  });

  test('is refused by name when something is missing, and its page shown again to a person', async () => {
    const { api } = await siteUnderTest();
    const { status, body } = await api.post('/api/contract-notices').send(contractNotice({ contract: ' ' }));
    expect([status, body.errors[0].field]).toEqual([422, 'contract']);
    const page = await api
      .post('/api/contract-notices')
      .type('form')
      .set('Accept', 'text/html')
      .send(contractNotice({ kind: 'withdrawal', email: 'odile' }));
    expect([page.status, page.headers.location]).toEqual([303, '/legal/retractation?erreur=champs&champs=email']);
  });
});
