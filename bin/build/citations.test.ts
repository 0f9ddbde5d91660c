import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.dirname(path.dirname(import.meta.dirname));
const DECISIONS = path.join(ROOT, 'docs', 'decisions');
const SKIPPED = /^(node_modules|dist|var|\.git)(\/|$)/;
const DOCUMENT = /(?<![\w/.-])docs\/[\w./-]+\.md/g;
/** Matches relative links: an address below /media exists only on the running site, and so does every link of an article. */
const LINK = /\]\((?!https?:|mailto:|#|\/media\/)([^)\s#]+)/g;
const SECTION = /(\S+ \S+) § (\d+(?:\.\d+)?)/g;

/** Citations that a reader of the repository cannot open: missing documents, links, sections without a document. */
function deadCitations(file: string, text: string): string[] {
  // A citation may be broken over two lines of a comment.
  const words = text.replace(/\s+(\*|\/\/)?\s*/g, ' ');
  const documents = (text.match(DOCUMENT) ?? []).map((cited) => path.join(ROOT, cited));
  const links =
    file.endsWith('.md') && !file.startsWith('content/')
      ? [...text.matchAll(LINK)].map(([, link = '']) => path.resolve(ROOT, path.dirname(file), link))
      : [];
  const gone = [...documents, ...links].filter((target) => !existsSync(target));
  return [...gone.map((target) => path.relative(ROOT, target)), ...deadSections(file, words)];
}

/** Documents may also name sections of the site's own legal texts. */
function deadSections(file: string, words: string): string[] {
  return [...words.matchAll(SECTION)].flatMap(([citation, before = '', section = '']) => {
    if (/RFC \d+$| and$/.test(before)) return [];
    const document = /docs\/[\w./-]+\.md/.exec(before)?.[0];
    const heading = new RegExp(`^#+ ${section.replace('.', '\\.')}[. ]`, 'm');
    if (!document && file.endsWith('.md')) return [];
    return document && heading.test(readIfThere(document)) ? [] : [citation];
  });
}

const readIfThere = (document: string): string =>
  existsSync(path.join(ROOT, document)) ? readFileSync(path.join(ROOT, document), 'utf8') : '';

const sources = globSync('**/*.{ts,tsx,md,yaml}', { cwd: ROOT, exclude: (name) => SKIPPED.test(name) });

test('every document, link and section that comments and docs cite is in the repository', () => {
  // This test cites missing documents on purpose.
  const read = sources.filter((file) => file !== 'bin/build/citations.test.ts' && !file.startsWith('docs/product/'));
  expect(read.length).toBeGreaterThan(500);
  const dead = read.flatMap((file) =>
    deadCitations(file, readFileSync(path.join(ROOT, file), 'utf8')).map((cited) => `${file}: ${cited}`),
  );
  expect(dead).toEqual([]);
});

test.each([
  ['a document', 'server/a.ts', '(docs/decisions/9999-nothing.md)'],
  ['a link', 'docs/a.md', '[there](decisions/9999-nothing.md)'],
  ['a section', 'server/a.ts', 'as fixed (docs/product/specification.md § 99)'],
  ['a section of nothing', 'server/a.ts', 'as fixed (specification § 9)'],
])('%s that is not there is found', (_what, file, text) => {
  expect(deadCitations(file, text)).not.toEqual([]);
});

test('decisions are numbered, each number once, and dated', () => {
  const pages = readdirSync(DECISIONS);
  expect(pages.filter((name) => !/^\d{4}-[a-z0-9-]+\.md$/.test(name))).toEqual([]);
  expect(new Set(pages.map((name) => name.slice(0, 4))).size).toBe(pages.length);
  const undated = pages.filter(
    (name) => !/^# .+\n\n\d{4}-\d\d-\d\d\n/.test(readFileSync(path.join(DECISIONS, name), 'utf8')),
  );
  expect(undated).toEqual([]);
});
