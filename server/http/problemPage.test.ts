import { expect, test } from 'vitest';
import type { MountedPages } from '../services.ts';
import { siteUnderTest } from '../testing/siteUnderTest.ts';
import { Problem } from './problem.ts';

const busy: MountedPages = {
  answerCached: () => false,
  listed: async () => [],
  handler: () => {
    throw new Problem(503, 'Le site est très demandé en ce moment. Réessayez dans un instant.', {
      headers: { 'Retry-After': '2' },
    });
  },
};

test('a page that cannot be drawn now says so to its reader in French, as a page', async () => {
  const { api } = await siteUnderTest({ pages: busy, expectedLevels: ['warn'] });
  for (const path of ['/blog?q=devis', '/admin', '/apical']) {
    const { status, type, headers, text } = await api.get(path).set('Accept', 'text/html,*/*;q=0.8');
    expect([path, status, type, headers['retry-after']]).toEqual([path, 503, 'text/html', '2']);
    expect(text).toContain('<html lang="fr">');
    expect(text).toContain('Le site est très demandé en ce moment.');
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  }
});

test('twin: a program that asks the API, or for JSON, reads a problem', async () => {
  const { api } = await siteUnderTest({ pages: busy, expectedLevels: ['warn'] });
  const unknown = await api.get('/api/inconnu').set('Accept', 'text/html');
  const asked = await api.get('/admin').set('Accept', 'application/json');
  expect([unknown.status, unknown.type, asked.status, asked.type]).toEqual([
    404,
    'application/problem+json',
    503,
    'application/problem+json',
  ]);
});
