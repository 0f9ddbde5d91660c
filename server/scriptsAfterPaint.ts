const ENTRY = /<script src="([^"]+)" type="module" async><\/script>/;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/**
 * Replaces the page's module script and its preloads by `start.js`, which loads them after the first paint
 * (docs/decisions/scripts-after-paint.md). A page without module scripts stays as it is.
 */
export function scriptsAfterPaint(html: string): string {
  const entry = ENTRY.exec(html);
  if (!entry) return html;
  const modules = [entry[1], ...[...html.matchAll(PRELOAD)].map(([, href]) => href)];
  return html
    .replace(PRELOAD, '')
    .replace(ENTRY, `<script src="/start.js" async fetchpriority="low" data-modules="${modules.join(' ')}"></script>`);
}
