import { sign, signatureFits } from './sign.ts';

const PURPOSE = 'article-preview';
/** Long enough for a reviewer to read it through. */
const LIFE_MS = 7 * 86_400_000;

export interface PreviewLinks {
  /** What the address of a preview carries: `article.end.signature`. Nothing of it is stored. */
  issue(article: number): { token: string; expiresAt: Date };
  /** The article a token shows; undefined when it was not made here or has ended. */
  read(token: string): number | undefined;
}

/** Addresses that show an article before it is published, to people who have them. */
export function createPreviewLinks(keys: readonly Buffer[], now: () => Date): PreviewLinks {
  return {
    issue(article) {
      const expiresAt = new Date(now().getTime() + LIFE_MS);
      const said = `${article}.${expiresAt.getTime()}`;
      return { token: `${said}.${sign(keys, PURPOSE, said)}`, expiresAt };
    },
    read(token) {
      const [, article = '', end = '', signature = ''] = /^(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
      if (article === '' || !signatureFits(keys, PURPOSE, `${article}.${end}`, signature)) return undefined;
      return Number(end) > now().getTime() ? Number(article) : undefined;
    },
  };
}
