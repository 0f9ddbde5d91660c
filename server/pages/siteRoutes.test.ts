import express from 'express';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { UNCHANGED } from '../../data/settings/makeContent.ts';
import { siteUnderTest } from '../testing/siteUnderTest.ts';
import { formerAddresses, siteRoutes } from './siteRoutes.ts';

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

test('an address named like a property of every object is no former address of an article; a former address leads to its article', async () => {
  const { services } = await siteUnderTest();
  const content = { ...services.content, current: () => ({ blog: { moved: { avant: 'apres' }, gone: [] } }) };
  const app = express().use(formerAddresses(Object.assign(Object.create(services), { content })));
  const statusOf = async (slug: string) => {
    const { status, headers } = await supertest(app).get(`/blog/${slug}`);
    return [status, headers.location];
  };
  for (const slug of Object.getOwnPropertyNames(Object.prototype))
    expect(await statusOf(slug)).toEqual([404, undefined]);
  expect(await statusOf('avant')).toEqual([301, '/blog/apres']);
});
