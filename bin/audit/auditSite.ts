import {
  type AuditPage,
  addressesInJsonLd,
  canonicalOf,
  checkHeadings,
  checkJsonLd,
  checkNames,
  descriptionOf,
  followedFrom,
  isHidden,
  loadedBy,
  parsePage,
  socialImageOf,
  titleOf,
} from './auditPage.ts';
import {
  addressesIn,
  checkDays,
  checkFeed,
  checkRobots,
  checkSitemap,
  localTarget,
  type Read,
} from './checkListings.ts';

const MAX_DESCRIPTION = 160;

/** Reports faults in a page's title, description, language, canonical address or social image. `base` is the public address. */
function checkHead(page: AuditPage, base: string): string[] {
  const problems: string[] = [];
  const description = descriptionOf(page);
  if (!titleOf(page)) problems.push('has no title');
  if (!description) problems.push('has no description');
  if (description.length > MAX_DESCRIPTION) problems.push(`has a description of ${description.length} characters`);
  if (page.root.querySelector('html')?.getAttribute('lang') !== 'fr') problems.push('does not say it is in French');
  const canonical = canonicalOf(page);
  if (isHidden(page)) {
    if (canonical) problems.push('is hidden from search engines and yet canonical');
  } else if (canonical !== base + page.path) {
    problems.push(`has the canonical address ${canonical || '(none)'} instead of ${base + page.path}`);
  }
  if (!socialImageOf(page).startsWith(`${base}/`)) problems.push('has no social image of this site');
  return problems;
}

/** Reports titles and descriptions that several pages share. */
function checkDuplicates(pages: readonly AuditPage[]): string[] {
  const shared = (what: string, of: (page: AuditPage) => string) =>
    [
      ...Map.groupBy(
        pages.filter((page) => of(page)),
        of,
      ),
    ]
      .filter(([, owners]) => owners.length > 1)
      .map(([text, owners]) => `${owners.map(({ path }) => path).join(', ')}: share the ${what} “${text}”`);
  return [...shared('title', titleOf), ...shared('description', descriptionOf)];
}

interface Crawl {
  read: Read;
  base: string;
  /** Pages already read: the crawl returns them too, without fetching them again. */
  known?: ReadonlyMap<string, AuditPage>;
}

/** Fetches the pages at these paths and every page to which links lead; returns them by path. */
async function crawl(from: readonly string[], { read, base, known }: Crawl): Promise<Map<string, AuditPage>> {
  const pages = new Map(known);
  const waiting = from.filter((path) => !pages.has(path));
  const seen = new Set([...pages.keys(), ...waiting]);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const { status, type, body } = await read(path);
    if (status !== 200 || type !== 'text/html') continue;
    const page = parsePage(path, body.toString());
    pages.set(path, page);
    for (const address of followedFrom(page)) {
      const target = localTarget(address, path, base);
      if (!target || seen.has(target.path)) continue;
      seen.add(target.path);
      waiting.push(target.path);
    }
  }
  return pages;
}

const isElsewhere = (address: string) => /^([a-z][a-z+.-]*:)?\/\//i.test(address);

/** Reports files that a page preloads more than once. */
function checkPreloads({ root }: AuditPage): string[] {
  const preloads = root.querySelectorAll('link[rel="preload"]').map((link) => link.getAttribute('href') ?? '');
  return preloads.filter((href, index) => preloads.indexOf(href) !== index).map((href) => `preloads ${href} twice`);
}

/** Reports links to other sites that are unsafe, and anything that the page loads from another origin. */
function checkOrigins(page: AuditPage, base: string): string[] {
  const foreign = (address: string) => isElsewhere(address) && !`${address}/`.startsWith(`${base}/`);
  const leaving = page.root.querySelectorAll('a[href]').filter((link) => foreign(link.getAttribute('href') ?? ''));
  return [
    ...leaving.flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      const safe = /\bnoopener\b/.test(link.getAttribute('rel') ?? '');
      return [
        ...(href.startsWith('https://') ? [] : [`links to ${href}, not https`]),
        ...(safe ? [] : [`links to ${href} without rel=noopener`]),
      ];
    }),
    ...loadedBy(page)
      .filter(foreign)
      .map((address) => `loads ${address} from another origin`),
  ];
}

/** Reports links to addresses of this site whose status is not 200, and fragments that no element of the page has. */
async function checkLinks(
  page: AuditPage,
  { read, pages, base }: { read: Read; pages: ReadonlyMap<string, AuditPage>; base: string },
): Promise<string[]> {
  const problems: string[] = [];
  const addresses = new Set([
    ...followedFrom(page),
    ...loadedBy(page),
    ...addressesInJsonLd(page),
    socialImageOf(page),
  ]);
  for (const address of addresses) {
    const target = localTarget(address, page.path, base);
    if (!target) continue;
    const { status } = await read(target.path);
    if (status !== 200) problems.push(`leads to ${address}, which returns ${status}`);
    const there = pages.get(target.path);
    if (target.fragment && there && !there.ids.has(target.fragment))
      problems.push(`leads to ${address}, a part that does not exist`);
  }
  return problems;
}

const PNG = '89504e470d0a1a0a';

/** Reads width and height of a PNG from its header (PNG specification, 11.2.2). */
const sizeOf = (body: Buffer) =>
  body.length > 24 && body.subarray(0, 8).toString('hex') === PNG
    ? `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`
    : 'no PNG';

/** Reports a social image whose size or type differs from the page's declaration. */
async function checkSocialImage(page: AuditPage, read: Read, base: string): Promise<string[]> {
  const target = localTarget(socialImageOf(page), page.path, base);
  if (!target) return [];
  const size = sizeOf((await read(target.path)).body);
  return size === '1200x630' ? [] : [`has a social image that is ${size}`];
}

interface Audit {
  pages: number;
  /** Faults found, one sentence for each: the path of the page, then the fault. */
  problems: string[];
}

/**
 * Audits a site as a search engine would crawl it, from its home page and its sitemap. The sitemap has public addresses, which may differ
 * from the address at which the audit reads the site.
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
