import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.dirname(path.dirname(import.meta.dirname));
const DECISIONS = path.join(ROOT, 'docs', 'decisions');
const SKIPPED = /^(node_modules|dist|var|\.git)(\/|$)/;
const DOCUMENT = /(?<![\w/.-])docs\/[\w./-]+\.md/g;
/** Matches relative links in the documents; links of articles, and addresses below /media, exist only on a running site. */
const LINK = /\]\((?!https?:|mailto:|#|\/media\/)([^)\s#]+)/g;
const SECTION = /(\S+ \S+) § (\d+(?:\.\d+)?)/g;

/**
 * Reports citations that a reader of the repository cannot follow: missing documents and link targets, and sections that the document
 * lacks.
 */
function deadCitations(file: string, text: string): string[] {
  // Joins the lines of a comment first, since a citation may be broken over two of them.
  const words = text.replace(/\s+(\*|\/\/)?\s*/g, ' ');
  const documents = (text.match(DOCUMENT) ?? []).map((cited) => path.join(ROOT, cited));
  const links =
    file.endsWith('.md') && !file.startsWith('content/')
      ? [...text.matchAll(LINK)].map(([, link = '']) => path.resolve(ROOT, path.dirname(file), link))
      : [];
  const gone = [...documents, ...links].filter((target) => !existsSync(target));
  return [...gone.map((target) => path.relative(ROOT, target)), ...deadSections(file, words)];
}

/** Accepts sections of the site's own legal texts, which documents may cite. */
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
  // Leaves out this test, which cites missing documents on purpose.
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
