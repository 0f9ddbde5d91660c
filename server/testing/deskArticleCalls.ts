import { expect } from 'vitest';
import { type DeskArticleRecord, deskArticleRecord } from '../../data/api/articles.ts';
import type { SiteUnderTest } from './siteUnderTest.ts';

/** A complete article. */
export const ready = {
  title: 'Relire un devis avec l’IA',
  summary: 'Trois contrôles avant de signer.',
  topics: ['quotidien'],
  body: '## Les trois contrôles\n\nLe premier :source[insee].',
  sources: [{ id: 'insee', publisher: 'Insee', title: 'Une enquête', date: '2025', url: 'https://insee.test/x' }],
};

/** The owner's calls about articles. */
export const call = ({ api, admin }: SiteUnderTest) => ({
  get: (path = '') => api.get(`/api/admin/articles${path}`).set(admin),
  post: (path: string, body: object = {}) => api.post(`/api/admin/articles${path}`).set(admin).send(body),
  patch: (path: string, body: object) => api.patch(`/api/admin/articles${path}`).set(admin).send(body),
  delete: (path: string) => api.delete(`/api/admin/articles${path}`).set(admin),
});

/** Creates a draft of the complete article above (`ready`); `over` replaces its fields. */
export async function draft(site: SiteUnderTest, over: object = {}): Promise<DeskArticleRecord['article']> {
  const { status, body } = await call(site).post('', { ...ready, ...over });
  expect(status).toBe(201);
  return deskArticleRecord.parse(body).article;
}

/** Addresses readers see, in order. */
export const listed = async ({ api }: SiteUnderTest): Promise<string[]> =>
  (await api.get('/api/blog/articles')).body.articles.map(({ slug }: { slug: string }) => slug);
