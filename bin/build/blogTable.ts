import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { articles } from '../../data/blog/articles.baked.ts';
import type { DescribedArticle } from './describePages.ts';

const ROOT = path.dirname(path.dirname(import.meta.dirname));
const FILE = path.join(ROOT, 'docs', 'blog.md');
/** Columns of the table that this command fills in; those before are written by hand. */
const COUNTED = ['Words', 'Minutes', 'Charts', 'Links out', 'Links in'] as const;
const NUMBERED = /^\| (\d+) \|/;

/** Counted facts of each article, in route order. */
export function countedArticles(): DescribedArticle[] {
  const all = JSON.parse(readFileSync(path.join(ROOT, 'dist', 'articles.json'), 'utf8')) as DescribedArticle[];
  return articles.map(({ slug }) => {
    const found = all.find((one) => one.slug === slug);
    if (!found) throw new Error(`dist/articles.json has no ${slug}: npm run build`);
    return found;
  });
}

/**
 * Returns the counted cells of each article by its number; words are rounded to fifty, so that correcting a sentence does not make the
 * table outdated.
 */
export function countedCells(counted = countedArticles()): Map<number, string[]> {
  return new Map(
    articles.map(({ number, slug, readTime }) => {
      const own = counted.find((one) => one.slug === slug);
      const inward = counted.filter((one) => one.articles.includes(slug)).length;
      const words = Math.round((own?.read ?? 0) / 50) * 50;
      return [number, [words, readTime, own?.figures, own?.articles.length, inward].map(String)];
    }),
  );
}

/** Fills in the counted columns of the document's table; an article without a row gets one, with its title and summary. */
function withCounts(document: string, cells: ReadonlyMap<number, readonly string[]>): string {
  const lines = document.split('\n');
  const head = lines.findIndex((line) => line.startsWith('| N |'));
  if (head < 0) return document;
  const written = cellsOf(lines[head]).filter((cell) => !COUNTED.some((name) => name === cell)).length;
  const last = lines.findLastIndex((line) => NUMBERED.test(line));
  const has = (number: number) => lines.some((line) => line.match(NUMBERED)?.[1] === String(number));
  const fresh = articles
    .filter(({ number }) => !has(number))
    .map(({ number, title, summary }) => `| ${number} | ${title} | ${summary} | none |`);
  return lines
    .toSpliced(last + 1, 0, ...fresh)
    .map((line, index) => {
      const number = line.match(NUMBERED)?.[1];
      const added =
        index === head ? COUNTED : index === head + 1 ? COUNTED.map(() => '---:') : cells.get(Number(number));
      return added ? `| ${[...cellsOf(line).slice(0, written), ...added].join(' | ')} |` : line;
    })
    .join('\n');
}

const cellsOf = (row = ''): string[] => row.slice(2, -2).split(' | ');

if (import.meta.main) {
  writeFileSync(FILE, withCounts(readFileSync(FILE, 'utf8'), countedCells()));
  process.stdout.write('docs/blog.md\n');
}
