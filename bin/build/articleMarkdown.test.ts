import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articles } from '../../data/blog/articles.baked.ts';
import { copyOfBuiltIn } from '../../server/articles/copyOfBuiltIn.ts';
import { readMarkdown } from '../../server/markdown/readMarkdown.ts';

const built = JSON.parse(readFileSync(new URL('../../dist/articles.json', import.meta.url), 'utf8')) as {
  slug: string;
  read: number;
}[];

test.each(articles)(
  'the copy of $slug is an article of the desk: its words, chapters and citations, and nothing wrong',
  ({ slug, title, sources }) => {
    const copy = copyOfBuiltIn(slug, title);
    const { problems, words, headings, pieces } = readMarkdown(copy?.body ?? '', {
      sources: sources.map(({ id }) => id),
    });
    expect(problems).toEqual([]);
    // Tables of figures, and what only works on the page, are left out or said in a sentence.
    expect(words / (built.find((one) => one.slug === slug)?.read ?? 1)).toBeGreaterThan(0.8);
    expect(headings.length).toBeGreaterThan(3);
    expect(JSON.stringify(pieces)).toContain('["Cite"');
    expect(copy?.body).not.toMatch(/<[a-z!/]|Directivedebut|undefined/);
  },
);

test('an interactive part is a sentence that names it and leads to the article', () => {
  expect(copyOfBuiltIn('article-6', '')?.body).toMatch(
    /Partie interactive de l’article d’origine : \[.+\]\(\/blog\/article-6\)\./,
  );
});
