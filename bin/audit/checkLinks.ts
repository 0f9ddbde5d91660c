import { type AuditPage, followedFrom, loadedBy, socialImageOf } from './auditPage.ts';
import { addressesInJsonLd } from './checkJsonLd.ts';
import { localTarget, type Read } from './siteReader.ts';

/** Addresses of this site that answer anything but 200, and fragments that name nothing. */
export async function checkLinks(
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
    if (status !== 200) problems.push(`leads to ${address}, which answers ${status}`);
    const there = pages.get(target.path);
    if (target.fragment && there && !there.ids.has(target.fragment))
      problems.push(`leads to ${address}, a part that does not exist`);
  }
  return problems;
}
