import { checkHeadings, checkNames } from './checkBody.ts';
import { checkDuplicates, checkHead } from './checkHead.ts';
import { checkJsonLd } from './checkJsonLd.ts';
import { checkLinks } from './checkLinks.ts';
import { addressesIn, checkDays, checkFeed, checkRobots, checkSitemap } from './checkListings.ts';
import { checkOrigins, checkPreloads } from './checkOrigins.ts';
import { checkSocialImage } from './checkSocialImage.ts';
import { crawl } from './crawl.ts';
import type { Read } from './siteReader.ts';

interface Audit {
  /** How many pages were read. */
  pages: number;
  /** One sentence each: the page, then what is wrong with it. */
  problems: string[];
}

/**
 * Reads a site as a search engine would, from its home page and its sitemap, which also says its public address: not
 * always the one it is read from.
 */
export async function auditSite(read: Read): Promise<Audit> {
  const text = async (path: string) => (await read(path)).body.toString();
  const sitemap = await text('/sitemap.xml');
  const locations = addressesIn(sitemap).filter((address) => URL.canParse(address));
  const [first] = locations;
  if (!first) return { pages: 0, problems: ['/sitemap.xml: lists nothing'] };
  const base = new URL(first).origin;
  const listed = locations.map((address) => new URL(address).pathname);

  const reached = await crawl(['/'], { read, base });
  const pages = await crawl(listed, { read, base, known: reached });
  const all = [...pages.values()];
  const site = { read, pages, base };
  const problems = [
    ...checkDuplicates(all),
    ...checkSitemap(listed, reached),
    ...checkDays(sitemap, pages),
    ...checkRobots(await text('/robots.txt'), listed, base),
    ...(await checkFeed(await text('/rss.xml'), site)),
  ];
  for (const page of all) {
    const own = [
      ...checkHead(page, base),
      ...checkHeadings(page),
      ...checkNames(page),
      ...checkOrigins(page, base),
      ...checkPreloads(page),
      ...checkJsonLd(page),
      ...(await checkSocialImage(page, read, base)),
      ...(await checkLinks(page, site)),
    ];
    problems.push(...own.map((problem) => `${page.path}: ${problem}`));
  }
  if ((await read('/une-page-qui-n-existe-pas')).status !== 404) problems.push('an unknown path does not answer 404');
  return { pages: all.length, problems };
}
