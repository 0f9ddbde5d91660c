import { afterEach, describe, expect, test, vi } from 'vitest';
import { unchangedContent } from '../../data/settings/unchangedContent.ts';

const CATALOGUE = '../../data/offer/catalogue.ts';
type Catalogue = typeof import('../../data/offer/catalogue.ts');

/** A site with offers as a self-hoster would add them to `data/offer/catalogue.ts`. */
async function siteWith(more: readonly { code: string; title: string }[] = []) {
  vi.resetModules();
  vi.doMock(CATALOGUE, async (original) => {
    const catalogue = await original<Catalogue>();
    return { ...catalogue, offers: [...catalogue.offers, ...more] };
  });
  const { lead, siteUnderTest } = await import('../testing/siteUnderTest.ts');
  const site = await siteUnderTest();
  let number = 0;
  return {
    ...site,
    post: async (...services: string[]) => {
      for (const service of services) {
        number += 1;
        const body = lead({ service, name: service, email: `${number}@exemple.fr` });
        expect((await site.api.post('/api/leads').send(body)).status).toBe(201);
      }
    },
    found: async (service: string): Promise<string[]> => {
      const query = new URLSearchParams({ service });
      const { body } = await site.api.get(`/api/leads?${query}`).set(site.admin);
      return body.leads.map(({ name }: { name: string }) => name);
    },
  };
}
afterEach(() => vi.doUnmock(CATALOGUE));

/** Changes the current price, so that it differs from the price in the texts. */
const raisePrice = ({ api, admin }: Awaited<ReturnType<typeof siteWith>>) =>
  api
    .put('/api/admin/settings/offers')
    .set(admin)
    .send({ version: 0, values: { 'offers.etude-marche.price': 175.5 } })
    .expect(200);

describe('the leads of a service', () => {
  const texts = ['Étude de marché - 120€', 'Étude de marché - 175€', 'etude-marche'];

  test.each([
    ['today’s', async () => undefined],
    ['changed', raisePrice],
  ])('are the same with %s prices, whichever price each was ordered at', async (_which, change) => {
    const site = await siteWith();
    await change(site);
    const { post, found } = site;
    await post('Stratégie - 70€', ...texts, 'Une affiche');
    expect(await found('etude-marche')).toEqual([...texts].reverse());
    expect(await found('Étude de marché - 3€')).toEqual([...texts].reverse());
    expect(await found('strategie')).toEqual(['Stratégie - 70€']);
    expect(await found('Une affiche')).toEqual(['Une affiche']);
  });

  test('are counted together, named by title in a table, and keep their own text', async () => {
    const site = await siteWith();
    await raisePrice(site);
    const { post, api, admin } = site;
    await post(...texts, 'Une affiche');
    const { body } = await api.get('/api/leads').set(admin);
    expect(body.leads.map((row: Record<string, unknown>) => [row.service, row.service_code])).toEqual([
      ['Une affiche', null],
      ...texts.toReversed().map((text) => [text, 'etude-marche']),
    ]);
    const stats = await api.get('/api/admin/stats').set(admin);
    expect(stats.body.period.by_service).toEqual({ 'etude-marche': 3, 'Une affiche': 1 });
    const { text } = await api.get('/api/admin/exports/leads.csv?service=etude-marche').set(admin);
    expect(text.match(/;;Étude de marché;"Téléphone/g)).toHaveLength(3);
    expect(text).toContain(';Étude de marché - 120\u00a0€;');
  });

  test('are found for a sixth service that only the catalogue knows', async () => {
    const { post, found, services } = await siteWith([{ code: 'audit-seo', title: 'Audit SEO' }]);
    await post('Audit SEO - 90€', 'audit-seo', 'Stratégie - 70€');
    expect(await found('audit-seo')).toEqual(['audit-seo', 'Audit SEO - 90€']);
    const { leadAcknowledgement } = await import('../mail/messages/leadMessages.ts');
    const { leadById } = await import('../../database/leads/leads.ts');
    const stored = await leadById(services.connection, 1);
    if (!stored) throw new Error('The lead was not stored');
    const identity = {
      from: 'site@site.test',
      notifyTo: 'moi@site.test',
      baseUrl: 'https://site.test',
      content: unchangedContent,
    };
    expect(leadAcknowledgement(stored, identity, { messageId: '<1@site.test>', now: new Date() }).text).toContain(
      '(Audit SEO)',
    );
  });

  test('twin: matched by the text of today’s price, an order of yesterday is not found', async () => {
    const { post, raw } = await siteWith();
    await post('Étude de marché - 99€');
    const byText = raw.prepare("SELECT count(*) FROM leads WHERE service = 'Étude de marché - 120€'");
    const byCode = raw.prepare("SELECT count(*) FROM leads WHERE service_code = 'etude-marche'");
    expect([byText.pluck().get(), byCode.pluck().get()]).toEqual([0, 1]);
  });
});
