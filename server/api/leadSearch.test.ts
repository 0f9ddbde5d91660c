import { describe, expect, test } from 'vitest';
import { answersIn } from '../../data/leads/leadMessage.ts';
import { addLead } from '../../database/leads/leads.ts';
import { sampleLead } from '../../database/testing/sampleLead.ts';
import { lead, type SiteUnderTest, siteUnderTest } from '../testing/siteUnderTest.ts';

const add = ({ services }: SiteUnderTest, over: object, at = new Date()) => {
  const { message, ...words } = { ...lead(), company: null, ...over };
  const added = { ...sampleLead, ...words, ...answersIn(message) };
  return services.queue.write((writer) => addLead(writer, added, at));
};

/** Three leads, received on three days. */
async function threeLeads() {
  const site = await siteUnderTest();
  const at = (day: string, over: object) => add(site, over, new Date(day));
  await at('2026-03-01T22:30:00Z', { name: 'Élodie Tran', message: 'Un café à Sète', service: 'etude-marche' });
  await at('2026-03-02T10:00:00Z', {
    name: 'Hugo Ferrand',
    referrerHost: 'www.google.com',
    service: 'Stratégie - 70€',
  });
  await at('2026-03-03T10:00:00Z', { name: 'Maëlle Guégan', utm: '{"utm_source":"Newsletter"}' });
  const names = async (query: string) => {
    const { status, body } = await site.api.get(`/api/leads?${query}`).set(site.admin);
    expect(status).toBe(200);
    expect(body.total).toBe(body.leads.length);
    return body.leads.map(({ name }: { name: string }) => name.split(' ')[0]);
  };
  return { ...site, names };
}

describe('the list of leads', () => {
  test.each([
    ['q=elodie', ['Élodie']],
    ['q=%C3%89LODIE', ['Élodie']],
    ['q=guegan', ['Maëlle']],
    ['q=afe', ['Élodie']],
    ['q=an', ['Maëlle', 'Hugo', 'Élodie']],
    ['q=G%C3%9A', ['Maëlle']],
    ['q=tran+caf%C3%A9', ['Élodie']],
    ['q=tran+hugo', []],
    ['q=%22+OR+name%3A', []],
    ['service=etude-marche', ['Maëlle', 'Élodie']],
    ['service=strategie', ['Hugo']],
    ['source=direct', ['Élodie']],
    ['source=www.google.com', ['Hugo']],
    ['source=newsletter', ['Maëlle']],
    ['from=2026-03-02', ['Maëlle', 'Hugo']],
    ['to=2026-03-01', ['Élodie']],
    ['from=2026-03-02&to=2026-03-02', ['Hugo']],
    ['status=nouveau', ['Maëlle', 'Hugo', 'Élodie']],
    ['status=gagne', []],
    ['q=caf&status=nouveau&service=etude-marche', ['Élodie']],
  ])('narrowed by %s shows %j', async (query, expected) => {
    const { names } = await threeLeads();
    expect(await names(query)).toEqual(expected);
  });

  test.each(['06 12 34 56 78', '0612345678', '06.12.34.56.78', '+33612345678', '+33 (0)6 12 34', '06 12', '612345678'])(
    'finds by telephone, as « %s » too, whether it is in the search index yet or not',
    async (phone) => {
      const { names, ...site } = await threeLeads();
      await add(site, { name: 'Sonia', message: 'Téléphone : +33 6 12-34-56-78\nDescription : Une enseigne' });
      await add(site, { name: 'Paul', message: 'Téléphone : 06 99 34 56 78\nDescription : Une enseigne' });
      const query = `q=${encodeURIComponent(phone)}`;
      expect(await names(query)).toEqual(['Sonia']);
      // Makes the next request number 128: at each multiple of 128, the requests so far are added to the search index.
      site.raw.exec(`UPDATE sqlite_sequence SET seq = 127 WHERE name = 'leads'`);
      await add(site, { name: 'Autre' });
      expect(await names(query)).toEqual(['Sonia']);
      expect(await names(`${query}&status=perdu`)).toEqual([]);
    },
  );

  test('names the sources there are', async () => {
    const { api, admin } = await threeLeads();
    const { body } = await api.get('/api/admin/lead-sources').set(admin);
    expect(body.sources).toEqual(['direct', 'newsletter', 'www.google.com']);
  });

  test('a narrowed list goes on page by page without losing or repeating a lead', async () => {
    const site = await siteUnderTest();
    const { api, admin } = site;
    for (let index = 0; index < 25; index += 1) await add(site, { name: index % 2 ? 'Pair' : 'Impair' });
    const seen: number[] = [];
    let cursor = '';
    do {
      const { body } = await api.get(`/api/leads?q=impair&limit=4${cursor && `&cursor=${cursor}`}`).set(admin);
      expect(body).toMatchObject({ total: 13, total_is_exact: true });
      seen.push(...body.leads.map(({ id }: { id: number }) => id));
      cursor = body.next_cursor ?? '';
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: 13 }, (_, index) => 25 - index * 2));
  });

  test.each(['status=vendu', 'from=hier', 'quarantine=oui'])('refuses %s with a problem', async (query) => {
    const { api, admin } = await siteUnderTest();
    expect((await api.get(`/api/leads?${query}`).set(admin)).status).toBe(422);
  });
});

test('a short word beside a longer one is ignored: a search as the owner would say it finds the lead', async () => {
  const site = await siteUnderTest();
  await add(site, { message: 'Un plan de financement pour l’ouverture d’un fournil, avec IA et TVA à 20 %' });
  for (const search of ['plan de financement', 'ouverture du fournil', 'fournil IA', 'TVA à 20', 'avec IA']) {
    const { body } = await site.api.get(`/api/leads?q=${encodeURIComponent(search)}`).set(site.admin);
    expect([search, body.total]).toEqual([search, 1]);
  }
});

test.each([
  ['ELOD', 1],
  ['roux', 1],
  ['éxémplé.FR', 2],
  ['da', 1],
  ['strategie', 2],
  ['"', 0],
  ['%', 0],
  ['dev-20', 2],
  ['zzz', 0],
])('the search %s finds %i', async (q, total) => {
  const { api, admin } = await siteUnderTest();
  await api.post('/api/leads').send(lead({ name: 'Élodie Roux', service: 'Stratégie - 70€' }));
  await api.post('/api/leads').send(lead({ name: 'Dan', email: 'dan@exemple.fr', service: 'strategie', message: 'x' }));
  const { body } = await api.get('/api/leads').query({ q }).set(admin);
  expect(body.total).toBe(total);
  expect(body.leads).toHaveLength(total);
});
