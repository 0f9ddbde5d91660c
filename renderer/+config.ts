import type { Config } from 'vike/types';

/** Settings of every page. Pages are documents: links load the next one (docs/decisions/pages-are-documents.md). */
export default {
  clientRouting: false,
  passToClient: ['signedIn', 'form', 'routeParams', 'urlPathname'],
  meta: {
    /** The page's title: text, or a function of the page context. */
    title: { env: { server: true } },
    /** What only the server needs for the head: description, structured data, indexing. */
    head: { env: { server: true } },
    /** `site` (bar, footer, quote dialog) or `bare`. */
    layout: { env: { server: true, client: true } },
  },
  layout: 'site',
} satisfies Config & { layout: string };
