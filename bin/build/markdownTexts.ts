import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { siteValues } from '../../content/siteValues.ts';
import { articles } from '../../data/blog/articles.baked.ts';
import { unchangedContent } from '../../data/settings/unchangedContent.ts';
import { readMarkdown } from '../../server/markdown/readMarkdown.ts';

const FILE = /\/content\/(?:(blog|legal|guide)\/[^/]+|accessibilite)\.md$/;

/**
 * Turns each Markdown file of articles, legal texts and the guide into a module that contains the parsed text (`data/articles/types.ts`). A
 * text that cannot be parsed fails the build, which reports its line.
 */
export function markdownTexts(): Plugin {
  return {
    name: 'markdown-texts',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id;
      const [isText, room] = FILE.exec(file) ?? [];
      if (!isText) return null;
      const slug = path.basename(file, '.md');
      const sources = articles.find((article) => article.slug === slug)?.sources ?? [];
      const read = readMarkdown(await readFile(file, 'utf8'), {
        sources: sources.map(({ id }) => id),
        ...(room !== 'blog' && { values: Object.keys(siteValues(unchangedContent)) }),
      });
      const { pieces, headings, problems } = read;
      const [wrong] = problems.filter(({ weight }) => weight === 'error');
      if (wrong) throw new Error(`${slug}.md, line ${wrong.line}: ${wrong.detail}`);
      return `export const text = ${JSON.stringify({ pieces, headings })};`;
    },
  };
}
