import type { Config } from 'vike/types';

/**
 * Settings common to all pages. A link loads the next page as a document, without client-side routing
 * (docs/decisions/0002-pages-are-documents.md).
 */
export default {
  clientRouting: false,
  passToClient: ['urlPathname', 'signedIn', 'typed', 'query'],
  meta: {
    /** Title, description, indexing, structured data: `PageHead`, or a function of the page's data. */
    head: { env: { server: true } },
    /** All addresses of a page whose route has a parameter, or which some queries change (`/devis?service=strategie`). */
    paths: { env: { server: true }, eager: true },
    /** `site` (bar, footer, quote dialog) or `bare`. */
    layout: { env: { server: true, client: true } },
    /** Whether the page differs for each visitor: it is rendered at each request, and never cached. */
    perVisitor: { env: { server: true }, eager: true },
    /** Names of query parameters that change the page: an address with one of them is rendered at each request, and not cached. */
    queryKeys: { env: { server: true }, eager: true },
  },
  layout: 'site',
} satisfies Config & { layout: string };
