import { expect, test } from 'vitest';
import { auditSite } from '../bin/audit/auditSite.ts';
import { siteReader } from '../bin/audit/siteReader.ts';
import { publicPaths } from '../data/routes.ts';
import { base } from './base.ts';

test('the whole site passes the audit: links, titles, alternatives, structured data, sitemap', async () => {
  const { pages, problems } = await auditSite(siteReader(base()));
  expect(problems).toEqual([]);
  expect(pages).toBeGreaterThanOrEqual(publicPaths.length);
});
