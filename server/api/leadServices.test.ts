import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Service } from '../../data/offer/services.ts';

const CATALOGUE = '../../data/offer/services.ts';
type Catalogue = typeof import('../../data/offer/services.ts');

/** The site on a fresh database, with a catalogue changed as a self-hoster would change `data/offer/services.ts`. */
async function siteWith(change: (services: readonly Service[]) => readonly Service[] = (same) => same) {
  vi.resetModules();
  vi.doMock(CATALOGUE, async (original) => {
    const catalogue = await original<Catalogue>();
    return { ...catalogue, services: change(catalogue.services) };
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

const dearer = (services: readonly Service[]) => services.map((one) => ({ ...one, price: one.price + 55 }));
const sixth: Service = {
  code: 'audit-seo' as Service['code'],
  title: 'Audit SEO',
  price: 90,
  delay: 'standard',
  deliveryHours: 48,
  format: 'PDF',
  line: 'Un audit.',
  example: 'etude-marche',
  motif: 'market',
};

describe('the leads of a service', () => {
  const texts = ['Étude de marché - 120€', 'Étude de marché - 175€', 'etude-marche'];

  test.each([
    ['today’s', undefined],
    ['changed', dearer],
  ])('are the same with %s prices, whichever price each was ordered at', async (_which, change) => {
    const { post, found } = await siteWith(change);
    await post('Stratégie - 70€', ...texts, 'Une affiche');
    expect(await found('etude-marche')).toEqual([...texts].reverse());
    expect(await found('Étude de marché - 3€')).toEqual([...texts].reverse());
    expect(await found('strategie')).toEqual(['Stratégie - 70€']);
    expect(await found('Une affiche')).toEqual(['Une affiche']);
  });

  test('are counted together, told by title in a table, and keep the text they came with', async () => {
    const { post, api, admin } = await siteWith(dearer);
    await post(...texts, 'Une affiche');
    const { body } = await api.get('/api/leads').set(admin);
    expect(body.leads.map((row: Record<string, unknown>) => [row.service, row.service_code])).toEqual([
      ['Une affiche', null],
      ...texts.toReversed().map((text) => [text, 'etude-marche']),
    ]);
    const stats = await api.get('/api/admin/stats').set(admin);
    expect(stats.body.by_service).toEqual({ 'etude-marche': 3, 'Une affiche': 1 });
    const { text } = await api.get('/api/admin/exports/leads.csv?service=etude-marche').set(admin);
    expect(text.match(/;Étude de marché;/g)).toHaveLength(3);
    expect(text).toContain(';Étude de marché - 120\u00a0€\r\n');
  });

  test('are found for a sixth service that only the catalogue knows', async () => {
    const { post, found, services } = await siteWith((five) => [...five, sixth]);
    await post('Audit SEO - 90€', 'audit-seo', 'Stratégie - 70€');
    expect(await found('audit-seo')).toEqual(['audit-seo', 'Audit SEO - 90€']);
    const { leadAcknowledgement } = await import('../mail/messages/leadMessages.ts');
    const { leadById } = await import('../../database/leads/leads.ts');
    const stored = await leadById(services.connection, 1);
    if (!stored) throw new Error('The lead was not stored');
    const identity = { from: 'site@site.test', notifyTo: 'moi@site.test', baseUrl: 'https://site.test' };
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
