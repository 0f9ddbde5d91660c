import { personRecord as fileSchema, type PeopleList, type PersonRecord, peopleList } from '../../data/api/people.ts';
import { contractNotice, lead, type SiteUnderTest, siteUnderTest } from './siteUnderTest.ts';

export const PEOPLE = '/api/admin/people';
export const CAMILLE = 'camille@exemple.fr';

/** Camille sends two requests in two spellings of one address, subscribes and ends a contract; Odile sends one. */
export async function twoPeople(): Promise<SiteUnderTest> {
  const site = await siteUnderTest();
  const { api } = site;
  await api.post('/api/leads').send(lead({ message: 'Téléphone : 06 12 34 56 78\nDescription : Une enseigne' }));
  await api.post('/api/leads').send(lead({ email: 'Camille@Exemple.FR', name: 'C. Roux' }));
  await api.post('/api/leads').send(lead({ email: 'odile@exemple.fr', name: 'Odile Kerjean' }));
  await api.post('/api/newsletter').set('Referer', 'https://site.test/blog').send({ email: CAMILLE });
  await api.post('/api/contract-notices').send(contractNotice({ email: CAMILLE }));
  return site;
}

export async function list({ api, admin }: SiteUnderTest, q = ''): Promise<PeopleList> {
  const { body } = await api.get(PEOPLE).query({ q }).set(admin).expect(200);
  return peopleList.parse(body);
}

export async function idOf(site: SiteUnderTest, q: string): Promise<number> {
  return (await list(site, q)).people[0]?.id ?? 0;
}

export async function record({ api, admin }: SiteUnderTest, id: number): Promise<PersonRecord> {
  const { body } = await api.get(`${PEOPLE}/${id}`).set(admin).expect(200);
  return fileSchema.parse(body);
}

export const rows = ({ raw }: SiteUnderTest, table: string): number =>
  Number(raw.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
