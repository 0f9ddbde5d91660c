import { readdirSync, readFileSync } from 'node:fs';
import { folded } from '../../data/french/spellings.ts';

const FOLDER = new URL('.', import.meta.url);
const files = readdirSync(FOLDER).filter((file) => /^article-\d+\.md$/.test(file));

/**
 * Returns the distinct folded words of a text. Imports, markup, computed values and sentences shown only with a claim are left out: after
 * the claim is withdrawn, a search for its words must not find the article.
 */
function wordsOf(file: string): string {
  const text = readFileSync(new URL(file, FOLDER), 'utf8')
    .replace(/:si\[.*\]\{affirmation=.*?\}|^:::si\{.*?^:::$/gms, ' ')
    .replace(/:(?:valeur|source)\[[^\]]*\]/g, ' ')
    .replace(/:{1,3}[a-z]+(?=[[{])|\{[^{}]*\}/g, ' ');
  return [...new Set(folded(text).split(' '))].join(' ');
}

/** The words of each article's text, by slug: for the server's search (docs/decisions/0001-rooms-and-doors.md). */
export const searchWords: Readonly<Record<string, string>> = Object.fromEntries(
  files.map((file) => [file.replace('.md', ''), wordsOf(file)]),
);
