import type { ListedPage } from '../services.ts';
import { escapeXml } from './escapeXml.ts';

/** The public pages and, where the page shows it, the day its words last changed (sitemaps.org, protocol 0.9). */
export function sitemap(base: string, pages: readonly ListedPage[]): string {
  const rows = pages.map(
    ({ path, modified }) =>
      `<url><loc>${escapeXml(base + path)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('\n')}
</urlset>
`;
}
