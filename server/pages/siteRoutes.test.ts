import { expect, test } from 'vitest';
import { siteRoutes } from './siteRoutes.ts';

const routes = siteRoutes({
  '/pages/blog': { route: '/blog', config: { queryKeys: ['q', 'sujet'] } },
  '/pages/about': { route: '/about', config: {} },
});

test('a query its page depends on asks for a page of its own, without what else the address carries', () => {
  expect(routes.queryOf('/blog', 'q=devis&utm_source=lettre')).toEqual({ q: 'devis' });
});

test('any other query leads to the page everybody gets', () => {
  expect(routes.queryOf('/blog', 'utm_source=lettre')).toBeUndefined();
  expect(routes.queryOf('/blog', '')).toBeUndefined();
  expect(routes.queryOf('/about', 'q=devis')).toBeUndefined();
});
