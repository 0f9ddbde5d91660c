import type { Config } from 'vike/types';

/** Settings of every page. Pages are documents: links load the next one (docs/decisions/0002-pages-are-documents.md). */
export default {
  clientRouting: false,
  passToClient: ['urlPathname', 'signedIn', 'typed', 'query'],
  meta: {
    /** Title, description, indexing, structured data: `PageHead`, or a function of the page's data. */
    head: { env: { server: true } },
    /** Every address of a page whose route has a parameter, or that is another page for some queries (`/devis?service=strategie`). */
    paths: { env: { server: true }, eager: true },
    /** `site` (bar, footer, quote dialog) or `bare`. */
    layout: { env: { server: true, client: true } },
    /** Whether the page depends on its visitor: rendered each time, never cached. */
    perVisitor: { env: { server: true }, eager: true },
    /** Query names the page depends on: an address with one is rendered for it, and not cached. */
    queryKeys: { env: { server: true }, eager: true },
  },
  layout: 'site',
} satisfies Config & { layout: string };
