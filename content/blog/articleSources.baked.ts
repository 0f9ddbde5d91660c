import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('.', import.meta.url);
const files = readdirSync(FOLDER).filter((file) => /^article-\d+\.md$/.test(file));

/**
 * The Markdown of each built-in article, by slug: the initial text when the owner edits it at the desk
 * (docs/decisions/0001-rooms-and-doors.md).
 */
export const articleSources: Readonly<Record<string, string>> = Object.fromEntries(
  files.map((file) => [file.replace('.md', ''), readFileSync(new URL(file, FOLDER), 'utf8')]),
);
