import { expect, test } from 'vitest';
import { UNCHANGED } from '../../data/settings/makeContent.ts';
import { siteRoutes } from './siteRoutes.ts';

const routes = siteRoutes(
  {
    '/pages/blog': { route: '/blog', config: { queryKeys: ['q', 'sujet'] } },
    '/pages/about': { route: '/about', config: {} },
    '/pages/devis': {
      route: '/devis',
      config: { paths: () => ['/devis', '/devis?service=strategie', '/devis?erreur=champs'] },
    },
  },
  UNCHANGED,
);

test('a query its page depends on asks for a page of its own, without what else the address carries', () => {
  expect(routes.queryOf('/blog', 'q=devis&utm_source=lettre')).toEqual({ q: 'devis' });
});

test('any other query leads to the shared page', () => {
  expect(routes.queryOf('/blog', 'utm_source=lettre')).toBeUndefined();
  expect(routes.queryOf('/blog', '')).toBeUndefined();
  expect(routes.queryOf('/about', 'q=devis')).toBeUndefined();
});

test('a query that a page is listed with leads to that page, whatever else the address carries, and any other to the plain one', () => {
  expect(routes.addressOf('/devis', 'utm_source=lettre&service=strategie')).toBe('/devis?service=strategie');
  expect(routes.addressOf('/devis', 'service=inconnu')).toBe('/devis');
  expect(routes.addressOf('/devis', 'service=strategie%3Ferreur%3Dchamps')).toBe('/devis');
  expect(routes.addressOf('/about', 'service=strategie')).toBe('/about');
  expect([routes.shared, routes.isShared('/devis?erreur=champs')]).toEqual([['/blog', '/about', '/devis'], true]);
});
