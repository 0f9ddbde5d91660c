import type { IncomingMessage } from 'node:http';

/** Where the pages of a preview are: `/admin/apercu/{token}/about`. */
export const PREVIEWS = '/admin/apercu';
const FROM_PREVIEW = new RegExp(`^https?://[^/]+(${PREVIEWS}/[\\w-]+)(?:[/?]|$)`);
/** The desk, the API and files are what they are, wherever a link to them stands. */
const NOT_A_PAGE = /^\/(?:admin|api)(?:[/?]|$)|\.\w+(?:\?|$)/;

/**
 * Where a link of a previewed page leads: into the preview, since links name the site's own addresses. Told by the address the browser
 * says it comes from, of the site itself; undefined for every other request.
 */
export function stayInPreview({ method, headers, url = '/' }: IncomingMessage): string | undefined {
  const { referer, 'sec-fetch-site': site, 'sec-fetch-dest': kind } = headers;
  if (method !== 'GET' || !referer?.includes(PREVIEWS) || site !== 'same-origin' || kind !== 'document')
    return undefined;
  const preview = FROM_PREVIEW.exec(referer)?.[1];
  return preview && !NOT_A_PAGE.test(url) ? preview + url : undefined;
}
