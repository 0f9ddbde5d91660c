import type { Nodes } from 'mdast';
import { shownArticles } from '../../data/blog/articleCards.ts';
import { LETTERS_PATH, pathOfLetter } from '../../data/letters/archivedLetter.ts';
import type { ContentChanges } from '../../data/settings/content.ts';
import { addressOf } from './writing/parseLetter.ts';
import { readLetter } from './writing/readLetter.ts';

/** Addresses of this site's blog that a letter leads to and where nothing stands: an article that was withdrawn meanwhile. */
export async function deadLinks(
  body: string,
  baseUrl: string,
  { blog, letters }: Pick<ContentChanges, 'blog' | 'letters'>,
): Promise<string[]> {
  const standing = new Set([
    ...[...shownArticles(blog).map(({ slug }) => slug), ...Object.keys(blog.moved)].map((slug) => `/blog/${slug}`),
    ...letters.map(({ slug }) => pathOfLetter(slug)),
    ...(letters.length > 0 ? [LETTERS_PATH] : []),
  ]);
  const { origin } = new URL(baseUrl);
  const dead = linksIn(await readLetter(body)).flatMap((link) => {
    const address = addressOf(link, baseUrl);
    const url = address === undefined ? undefined : new URL(address);
    return url?.origin === origin && url.pathname.startsWith('/blog/') && !standing.has(url.pathname)
      ? [url.pathname]
      : [];
  });
  return [...new Set(dead)];
}

function linksIn(node: Nodes): string[] {
  const own = node.type === 'link' ? [node.url] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(linksIn)] : own;
}
