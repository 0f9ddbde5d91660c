import type { SiteModules } from './siteModules.ts';

/** One entry, or several imported by one script. */
const ENTRIES =
  /<script src="([^"]+)" type="module" async><\/script>|<script type="module" async>(?:\s*import\("[^"]+"\);)+\s*<\/script>/;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/**
 * Replaces the page's module scripts and their preloads by `start.js`, which loads them after the first paint, in the
 * order named: what every page shares, then what the page's own entry needs, then that entry
 * (docs/decisions/scripts-after-paint.md). A page without module scripts stays as it is.
 */
export function scriptsAfterPaint(html: string, { shared, onIntent }: SiteModules): string {
  const script = ENTRIES.exec(html)?.[0];
  if (!script) return html;
  const [first = '', ...others] = [...script.matchAll(/"(\/[^"]+)"/g)].map(([, href = '']) => href);
  const needed = [...html.matchAll(PRELOAD)].map(([, href = '']) => href).reverse();
  const isSite = first === shared.at(-1);
  const modules = new Set([...(isSite ? shared : []), first, ...needed, ...others]);
  const later = isSite ? onIntent.filter((href) => !modules.has(href)) : [];
  const idle = later.length > 0 ? ` data-idle="${later.join(' ')}"` : '';
  const start = `<script src="/start.js" async fetchpriority="low" data-modules="${[...modules].join(' ')}"${idle}></script>`;
  return html.replace(PRELOAD, '').replace(script, '').replace('</head>', `${start}\n</head>`);
}
