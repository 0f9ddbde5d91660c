import type { PageContextServer } from 'vike/types';
import { isFindable } from '../data/company/findable.ts';
import { escapeHtml } from '../data/escapeMarkup.ts';
import { typo } from '../data/french/typo.ts';
import { grounds } from '../data/looks/houseColours.ts';
import { FAVICON, iconAddress, iconPath } from '../data/looks/icons.ts';
import type { SentHead } from '../data/pageHead.ts';

/** Title, description, canonical address and social data of a page, as HTML. */
export function headTags({ baseUrl: base = '', urlPathname, content }: PageContextServer, head: SentHead): string {
  const title = typo(head.title);
  const description = typo(head.description);
  const url = base + urlPathname;
  const image = base + head.image;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    head.noindex || !isFindable(content, base)
      ? meta('robots', 'noindex')
      : `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('og:title', title),
    property('og:description', description),
    property('og:type', head.type ?? 'website'),
    property('og:url', url),
    head.published && property('article:published_time', head.published),
    head.type === 'article' && head.modified && property('article:modified_time', head.modified),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', `${title}. Cinq traits se croisent, puis deviennent une signature.`),
    property('og:locale', 'fr_FR'),
    property('og:site_name', content.site.brand),
    meta('twitter:card', 'summary_large_image'),
    meta('theme-color', grounds.light.ground, '(prefers-color-scheme: light)'),
    meta('theme-color', grounds.dark.ground, '(prefers-color-scheme: dark)'),
    `<link rel="icon" href="${iconAddress(FAVICON, content.site.looks)}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${iconAddress(iconPath({ name: '180' }), content.site.looks)}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="alternate" type="application/rss+xml" href="/rss.xml" title="${escapeHtml(typo(`${content.site.brand} : le blog`))}">`,
  ];
  return tags.filter(Boolean).join('\n');
}

const meta = (name: string, content: string, media?: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}"${media ? ` media="${media}"` : ''}>`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
