import { expect, test } from 'vitest';
import { auditSite } from '../bin/audit/auditSite.ts';
import { siteReader } from '../bin/audit/checkListings.ts';
import { listedPaths } from '../bin/build/describePages.ts';
import { base } from './testing/base.ts';

test('the whole site passes the audit: links, titles, alternatives, structured data, sitemap', async () => {
  const { pages, problems } = await auditSite(siteReader(base()));
  expect(problems).toEqual([]);
  expect(pages).toBeGreaterThanOrEqual(listedPaths().length);
});

test('what is of no use in a search says so, and names no address to list', async () => {
  const unlisted = [
    '/admin',
    '/devis',
    '/devis/merci?ref=DEV-2026-0042',
    '/legal/resiliation',
    '/legal/retractation',
    '/legal/notification-recue?ref=RET-2026-0001',
    '/newsletter/merci',
    '/newsletter/confirmer?jeton=1.jeton',
    '/newsletter/desinscription?jeton=1.jeton',
    '/nulle-part',
  ];
  for (const path of unlisted) {
    const html = await (await fetch(base() + path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex">');
    expect(html, path).not.toContain('rel="canonical"');
  }
});

test('every icon of the manifest is there, and the one requested without a link', async () => {
  const { icons } = (await (await fetch(`${base()}/manifest.webmanifest`)).json()) as { icons: { src: string }[] };
  for (const path of ['/favicon.ico', '/icons/180.png', ...icons.map(({ src }) => src)]) {
    const { status, headers } = await fetch(base() + path);
    expect([status, headers.get('content-type')], path).toEqual([200, expect.stringContaining('image/')]);
  }
});
