import { type HTMLElement, parse } from 'node-html-parser';

/** A crawled page. */
export interface AuditPage {
  path: string;
  root: HTMLElement;
  /** What a `#fragment` may name. */
  ids: ReadonlySet<string>;
}

export function parsePage(path: string, html: string): AuditPage {
  const root = parse(html);
  const ids = new Set(root.querySelectorAll('[id]').map((element) => element.getAttribute('id') ?? ''));
  return { path, root, ids };
}

const content = (page: AuditPage, selector: string, attribute: string) =>
  page.root.querySelector(selector)?.getAttribute(attribute)?.trim() ?? '';

export const titleOf = ({ root }: AuditPage): string => root.querySelector('head > title')?.text.trim() ?? '';
export const descriptionOf = (page: AuditPage): string => content(page, 'meta[name="description"]', 'content');
export const canonicalOf = (page: AuditPage): string => content(page, 'link[rel="canonical"]', 'href');
export const socialImageOf = (page: AuditPage): string => content(page, 'meta[property="og:image"]', 'content');
/** Whether search engines are asked to leave the page out. */
export const isHidden = (page: AuditPage): boolean => /noindex/.test(content(page, 'meta[name="robots"]', 'content'));

/** Addresses a visitor can follow: links, and forms that only read. */
export const followedFrom = ({ root }: AuditPage): string[] => [
  ...root.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? ''),
  ...root
    .querySelectorAll('form[action]')
    .filter((form) => (form.getAttribute('method') ?? 'get').toLowerCase() === 'get')
    .map((form) => form.getAttribute('action') ?? ''),
];

const LOADING = /\b(stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|prefetch|alternate)\b/;

/** Addresses the browser loads by itself. */
export const loadedBy = ({ root }: AuditPage): string[] => [
  ...root.querySelectorAll('[src]').map((element) => element.getAttribute('src') ?? ''),
  ...root
    .querySelectorAll('[srcset]')
    .flatMap((element) =>
      (element.getAttribute('srcset') ?? '').split(',').map((one) => one.trim().split(' ')[0] ?? ''),
    ),
  ...root
    .querySelectorAll('link[href]')
    .filter((link) => LOADING.test(link.getAttribute('rel') ?? ''))
    .map((link) => link.getAttribute('href') ?? ''),
  ...root
    .querySelectorAll('style')
    .flatMap(({ text }) => [...text.matchAll(/url\(["']?([^"')]+)/g)].map((hit) => hit[1] ?? '')),
];
