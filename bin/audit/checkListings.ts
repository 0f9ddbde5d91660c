import { parse } from 'node-html-parser';
import { type AuditPage, isHidden } from './auditPage.ts';

interface Received {
  status: number;
  /** Media type, without parameters. */
  type: string;
  body: Buffer;
}

/** Reads a path of the site. */
export type Read = (path: string) => Promise<Received>;

/** Returns a function that fetches each path of a running site once, without following redirects. */
export function siteReader(origin: string): Read {
  const known = new Map<string, Promise<Received>>();
  const ask = async (path: string): Promise<Received> => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    return { status: response.status, type, body: Buffer.from(await response.arrayBuffer()) };
  };
  return (path) => {
    const response = known.get(path) ?? ask(path);
    known.set(path, response);
    return response;
  };
}

/** Resolves an address in a page to a path of this site; undefined if it leads to another site. `base` is the public address. */
export function localTarget(
  address: string,
  from: string,
  base: string,
): { path: string; fragment: string } | undefined {
  if (!URL.canParse(address, base + from)) return undefined;
  const url = new URL(address, base + from);
  if (url.origin !== base) return undefined;
  return { path: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)) };
}

/** The addresses of a sitemap. */
export const addressesIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((hit) => (hit[1] ?? '').replaceAll('&amp;', '&'));

/** Reports every `lastmod` day in the sitemap that the page itself does not show. */
export function checkDays(sitemap: string, pages: ReadonlyMap<string, AuditPage>): string[] {
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g)].flatMap(([, address = '', day = '']) => {
    const path = URL.canParse(address) ? new URL(address).pathname : address;
    const shown = pages.get(path)?.root.querySelectorAll('time[datetime]') ?? [];
    return shown.some((time) => time.getAttribute('datetime') === day)
      ? []
      : [`${path}: changed on ${day} says the sitemap, but the page does not show that day`];
  });
}

/** Reports pages that are only in the sitemap, and pages that only links reach. */
export function checkSitemap(listed: readonly string[], reached: ReadonlyMap<string, AuditPage>): string[] {
  const visible = [...reached.values()].filter((page) => !isHidden(page)).map(({ path }) => path);
  return [
    ...visible.filter((path) => !listed.includes(path)).map((path) => `${path}: is not in the sitemap`),
    ...listed
      .filter((path) => !visible.includes(path))
      .map((path) => `${path}: is in the sitemap, but no link leads there or it is hidden`),
    ...listed.filter((path, index) => listed.indexOf(path) !== index).map((path) => `${path}: is twice in the sitemap`),
  ];
}

/** Reports a robots file that hides a page of the sitemap, or does not name the sitemap. */
export function checkRobots(robots: string, listed: readonly string[], base: string): string[] {
  const lines = robots.split('\n').map((line) => line.trim());
  const closed = lines.flatMap((line) => /^Disallow:\s*(\S+)/i.exec(line)?.[1] ?? []);
  return [
    ...(lines.includes(`Sitemap: ${base}/sitemap.xml`) ? [] : ['/robots.txt: does not name the sitemap']),
    ...listed
      .filter((path) => closed.some((prefix) => path.startsWith(prefix)))
      .map((path) => `/robots.txt: hides ${path}`),
  ];
}

/** Reports links of the feed that are relative, or whose address does not exist. */
export async function checkFeed(
  feed: string,
  { read, pages, base }: { read: Read; pages: ReadonlyMap<string, AuditPage>; base: string },
): Promise<string[]> {
  const html = feed.replaceAll('<![CDATA[', '').replaceAll(']]>', '');
  const addresses = new Set(
    parse(html)
      .querySelectorAll('[href]')
      .map((link) => link.getAttribute('href') ?? ''),
  );
  const problems: string[] = [];
  for (const address of addresses) {
    if (!URL.canParse(address)) problems.push(`/rss.xml: ${address} is not absolute`);
    const target = localTarget(address, '/', base);
    if (!target || !URL.canParse(address)) continue;
    const page = pages.get(target.path);
    const lost = page && target.fragment && !page.ids.has(target.fragment);
    if (lost || (await read(target.path)).status !== 200) problems.push(`/rss.xml: ${address} leads nowhere`);
  }
  return problems;
}
