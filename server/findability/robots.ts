/** What crawlers leave alone: the desk, and pages that only answer one person. */
const PRIVATE = ['/admin', '/devis/merci', '/newsletter/'];

/** The robots file (RFC 9309), with the address of the sitemap. */
export const robots = (base: string): string =>
  ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${base}/sitemap.xml`, ''].join('\n');
