import { type AuditPage, loadedBy } from './auditPage.ts';

const isElsewhere = (address: string) => /^([a-z][a-z+.-]*:)?\/\//i.test(address);

/** What a page preloads more than once. */
export function checkPreloads({ root }: AuditPage): string[] {
  const asked = root.querySelectorAll('link[rel="preload"]').map((link) => link.getAttribute('href') ?? '');
  return asked.filter((href, index) => asked.indexOf(href) !== index).map((href) => `preloads ${href} twice`);
}

/** Links that leave the site unsafely, and anything loaded from another origin. */
export function checkOrigins(page: AuditPage, base: string): string[] {
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
