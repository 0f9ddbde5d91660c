import { type AuditPage, followedFrom, parsePage } from './auditPage.ts';
import { localTarget, type Read } from './siteReader.ts';

interface Crawl {
  read: Read;
  /** The site's public address. */
  base: string;
  /** Pages read before: they are part of the answer and not read again. */
  known?: ReadonlyMap<string, AuditPage>;
}

/** Every page of the site that links lead to from these paths, by path. */
export async function crawl(from: readonly string[], { read, base, known }: Crawl): Promise<Map<string, AuditPage>> {
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
