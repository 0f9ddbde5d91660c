import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SentHead } from '../../data/pageHead.ts';

/** A page that is the same for every visitor, as it describes itself. */
export type SitePage = { path: string } & SentHead;

/** The pages of a finished build (`dist/pages.json`), by address. */
export function sitePages(
  dist = path.join(path.dirname(path.dirname(import.meta.dirname)), 'dist'),
): readonly SitePage[] {
  return JSON.parse(readFileSync(path.join(dist, 'pages.json'), 'utf8')) as SitePage[];
}

/** The addresses search engines may list. */
export const listedPaths = (dist?: string): readonly string[] =>
  sitePages(dist).flatMap(({ path: page, noindex }) => (noindex ? [] : page));
