import { randomBytes } from 'node:crypto';
import { timeInParis } from '../../data/french/timeInParis.ts';
import type { PageContent } from '../../data/settings/pageContent.ts';
import { Problem } from '../http/problem.ts';
import type { PreviewedPages, Services } from '../services.ts';

/** Each is a thread of its own: the oldest ends when another one is asked for. */
const MOST = 2;
const LIFE_MS = 10 * 60_000;

interface Preview {
  pages: Promise<PreviewedPages>;
  timer: NodeJS.Timeout;
}

export interface SitePreviews {
  /** @returns what the address of its pages begins with, after `/admin/apercu/`, and when it ends. */
  open(content: PageContent): Promise<{ token: string; expiresAt: Date }>;
  /** @throws Problem 404 once it has ended. */
  pagesOf(token: string): Promise<PreviewedPages>;
  end(): Promise<void>;
}

/** Sites as they would be, for somebody signed in to look at before a change is saved. */
export function createSitePreviews(services: Pick<Services, 'pages' | 'now'>): SitePreviews {
  const previews = new Map<string, Preview>();

  async function close(token: string): Promise<void> {
    const preview = previews.get(token);
    previews.delete(token);
    clearTimeout(preview?.timer);
    await (await preview?.pages.catch(() => undefined))?.end();
  }

  return {
    async open(content) {
      const { pages } = services;
      if (!pages?.preview) throw new Problem(503, 'L’aperçu n’est pas disponible.');
      const token = randomBytes(16).toString('base64url');
      const expiresAt = new Date(services.now().getTime() + LIFE_MS);
      const opening = pages.preview(content, timeInParis(expiresAt));
      const timer = setTimeout(() => void close(token), LIFE_MS).unref();
      previews.set(token, { pages: opening, timer });
      for (const oldest of [...previews.keys()].slice(0, -MOST)) void close(oldest);
      await opening.catch(async (error: unknown) => {
        await close(token);
        throw error;
      });
      return { token, expiresAt };
    },
    async pagesOf(token) {
      const preview = previews.get(token);
      if (!preview) throw new Problem(404, 'Cet aperçu est terminé : demandez-en un nouveau dans les réglages.');
      return preview.pages;
    },
    async end() {
      await Promise.all([...previews.keys()].map(close));
    },
  };
}
