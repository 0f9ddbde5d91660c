import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { timeInParis } from '../../data/french/timeInParis.ts';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection, WriteQueue } from '../../database/store.ts';
import { Problem } from '../http/problem.ts';
import type { MountedPages, PreviewedPages } from '../mountedPages.ts';
import type { SiteContent } from './siteContent.ts';

const LIFE_MS = 10 * 60_000;
const STORED = 'site-previews';

type Fields = Readonly<Record<string, unknown>>;

interface Preview {
  token: string;
  /** Expiry of the preview, ISO time. */
  until: string;
  fields: Fields;
}

export interface SitePreviews {
  /**
   * @param fields every changed field as proposed.
   * @returns the expiry, and the token of the preview's pages: the part of their addresses after `/admin/apercu/`.
   */
  open(fields: Fields): Promise<{ token: string; expiresAt: Date }>;
  /**
   * Pages of a preview, in any process.
   * @throws Problem 404 once it has expired.
   */
  pagesOf(token: string): Promise<PreviewedPages>;
}

interface Options {
  pages?: MountedPages | undefined;
  now: () => Date;
  connection: Connection;
  queue: WriteQueue;
  content: Pick<SiteContent, 'proposed'>;
}

/**
 * Previews of proposed values, for signed-in accounts: the same pages rendered from other values, as many as are opened. They are stored in
 * the database: another process may get the next request.
 */
export function createSitePreviews(services: Options): SitePreviews {
  const { connection, queue, now, content } = services;
  const openPreviews = async (reader: Connection): Promise<Preview[]> => {
    const all = JSON.parse((await readSetting(reader, STORED)) ?? '[]') as Preview[];
    return all.filter(({ until }) => until > now().toISOString());
  };
  return {
    async open(fields) {
      const token = randomBytes(16).toString('base64url');
      const expiresAt = new Date(now().getTime() + LIFE_MS);
      const preview: Preview = { token, until: expiresAt.toISOString(), fields };
      await queue.write(async (writer) =>
        writeSetting(writer, STORED, JSON.stringify([...(await openPreviews(writer)), preview])),
      );
      return { token, expiresAt };
    },
    async pagesOf(token) {
      const { pages } = services;
      if (!pages?.preview) throw new Problem(503, 'L’aperçu n’est pas disponible.');
      const found = (await openPreviews(connection)).find((one) => one.token === token);
      if (!found) throw new Problem(404, 'Cet aperçu est terminé : demandez-en un nouveau dans les réglages.');
      return pages.preview(await content.proposed(found.fields), timeInParis(new Date(found.until)));
    },
  };
}

/** `/admin/apercu/{token}/about`: the page `/about` with proposed values, for signed-in accounts. */
export const preview =
  ({ sitePreviews }: { sitePreviews: SitePreviews }): RequestHandler =>
  async (request, response) => {
    if (!response.locals.session) throw new Problem(401, 'Connectez-vous pour voir cet aperçu.');
    const { token, page = [] } = request.params as { token: string; page?: string[] };
    const pages = await sitePreviews.pagesOf(token);
    await pages.answer(request, response, `/${page.join('/')}`);
  };

/** Path of a preview's pages: `/admin/apercu/{token}/about`. */
export const PREVIEWS = '/admin/apercu';
const FROM_PREVIEW = new RegExp(`^https?://[^/]+(${PREVIEWS}/[\\w-]+)(?:[/?]|$)`);
/** The desk, the API and files are not previewed. */
const NOT_A_PAGE = /^\/(?:admin|api)(?:[/?]|$)|\.\w+(?:\?|$)/;

/**
 * Target of a link followed from a previewed page: the same page inside the preview, since links name the site's own addresses. The preview
 * is known by the referrer; undefined for every other request.
 */
export function stayInPreview({ method, headers, url = '/' }: IncomingMessage): string | undefined {
  const { referer, 'sec-fetch-site': site, 'sec-fetch-dest': kind } = headers;
  if (method !== 'GET' || !referer?.includes(PREVIEWS) || site !== 'same-origin' || kind !== 'document')
    return undefined;
  const preview = FROM_PREVIEW.exec(referer)?.[1];
  return preview && !NOT_A_PAGE.test(url) ? preview + url : undefined;
}
