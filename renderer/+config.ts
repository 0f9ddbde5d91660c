import type { Config } from 'vike/types';

/**
 * Settings of every page. Pages are documents: links load the next one (docs/decisions/pages-are-documents.md). React
 * renders all of them on the server and takes over, in the browser, only those that are `live`
 * (docs/decisions/react-where-it-lives.md).
 */
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
    Page: { env: { server: true } },
    /** Whether the browser gets the page's code too. */
    live: {
      env: { config: true },
      effect: ({ configValue }) =>
        configValue ? { meta: { Page: { env: { server: true, client: true } } } } : undefined,
    },
  },
  layout: 'site',
} satisfies Config & { layout: string };
