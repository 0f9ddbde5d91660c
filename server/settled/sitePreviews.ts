import { randomBytes } from 'node:crypto';
import { timeInParis } from '../../data/french/timeInParis.ts';
import type { PageContent } from '../../data/settings/pageContent.ts';
import type { Store } from '../../database/openStore.ts';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';
import { Problem } from '../http/problem.ts';
import type { PreviewedPages, Services } from '../services.ts';

/** Each is a thread of its own: the oldest ends when another one is asked for. */
const MOST = 2;
const LIFE_MS = 10 * 60_000;
/** What other processes find a preview by. */
const SHARED = 'site-previews';

type Fields = Readonly<Record<string, unknown>>;

/** What a preview is made of, in the database. */
interface Shared {
  token: string;
  /** ISO time. */
  until: string;
  fields: Fields;
}

interface Preview {
  pages: Promise<PreviewedPages>;
  timer: NodeJS.Timeout;
}

export interface SitePreviews {
  /**
   * @param fields every changed field as it would be.
   * @returns what the address of its pages begins with, after `/admin/apercu/`, and when it ends.
   */
  open(fields: Fields): Promise<{ token: string; expiresAt: Date }>;
  /** Of whichever process it was asked. @throws Problem 404 once it has ended. */
  pagesOf(token: string): Promise<PreviewedPages>;
  end(): Promise<void>;
}

interface Options extends Pick<Services, 'pages' | 'now' | 'connection' | 'queue'> {
  users: Store['users'];
  contentOf(fields: Fields): Promise<PageContent>;
}

const sharedPreviews = async (connection: Connection): Promise<Shared[]> =>
  JSON.parse((await readSetting(connection, SHARED)) ?? '[]') as Shared[];

/**
 * Sites as they would be, for somebody signed in to look at before a change is saved. Where there are several processes, each makes its own
 * of what one of them was told: the next page may be asked of any.
 */
export function createSitePreviews(services: Options): SitePreviews {
  const { connection, queue, now, users, contentOf } = services;
  const previews = new Map<string, Preview>();

  async function close(token: string): Promise<void> {
    const preview = previews.get(token);
    previews.delete(token);
    clearTimeout(preview?.timer);
    await (await preview?.pages.catch(() => undefined))?.end();
  }

  function begin(token: string, fields: Fields, lifeMs: number): Promise<PreviewedPages> {
    const make = services.pages?.preview?.bind(services.pages);
    if (!make) throw new Problem(503, 'L’aperçu n’est pas disponible.');
    const until = timeInParis(new Date(now().getTime() + lifeMs));
    const opening = contentOf(fields).then((content) => make(content, until));
    const timer = setTimeout(() => void close(token), lifeMs).unref();
    previews.set(token, { pages: opening, timer });
    for (const oldest of [...previews.keys()].slice(0, -MOST)) void close(oldest);
    return opening.catch(async (error: unknown) => {
      await close(token);
      throw error;
    });
  }

  const share = (preview: Shared): Promise<void> =>
    queue.write(async (writer) => {
      const others = (await sharedPreviews(writer)).filter(({ until }) => until > now().toISOString());
      await writeSetting(writer, SHARED, JSON.stringify([...others, preview].slice(-MOST)));
    });

  /** One that another process was asked for. */
  async function ofAnother(token: string): Promise<PreviewedPages | undefined> {
    if (users === 'one') return undefined;
    const found = (await sharedPreviews(connection)).find((one) => one.token === token);
    const left = found ? Date.parse(found.until) - now().getTime() : 0;
    if (!found || left <= 0) return undefined;
    return previews.get(token)?.pages ?? begin(token, found.fields, left);
  }

  return {
    async open(fields) {
      const token = randomBytes(16).toString('base64url');
      const expiresAt = new Date(now().getTime() + LIFE_MS);
      await begin(token, fields, LIFE_MS);
      if (users === 'several') await share({ token, until: expiresAt.toISOString(), fields });
      return { token, expiresAt };
    },
    async pagesOf(token) {
      const pages = previews.get(token)?.pages ?? (await ofAnother(token));
      if (!pages) throw new Problem(404, 'Cet aperçu est terminé : demandez-en un nouveau dans les réglages.');
      return pages;
    },
    async end() {
      await Promise.all([...previews.keys()].map(close));
    },
  };
}
