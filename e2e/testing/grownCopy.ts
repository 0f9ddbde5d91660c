import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { articles } from '../../data/blog/articles.baked.ts';
import { priceText } from '../../data/offer/promiseWords.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import { unlikelyOffers } from '../promise/unlikelyOffers.ts';

export const ROOT = path.dirname(path.dirname(import.meta.dirname));
const SOURCES = ['bin', 'components', 'content', 'data', 'database', 'pages', 'public', 'renderer', 'server'];
const FILES = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', 'docs/sources.md'];

/** Copies the sources and the given further files, without installed packages. */
export function copySources(to: string, ...others: readonly string[]): void {
  const filter = (from: string) => path.basename(from) !== 'node_modules';
  for (const name of [...SOURCES, ...FILES, ...others])
    cpSync(path.join(ROOT, name), path.join(to, name), { recursive: true, filter });
}

/** Number of the article added to the copy. */
export const next = articles.length + 1;
const study = content.offers['etude-marche'];
/** Hand-written texts of a page, with other prices, delays and formats. */
export const byHand = {
  price: priceText(study.price),
  delay: `${study.deliveryHours} h`,
  format: study.format,
};

let copy = '';

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(path.join(copy, file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`Nothing of ${file} is as the copy's changes know it`);
  writeFileSync(path.join(copy, file), after);
}

/** Adds a catalogue entry, with the page texts of another service. */
function addService(): void {
  edit('data/offer/catalogue.ts', (text) =>
    text.replace(
      '] as const satisfies',
      "  { code: 'audit-seo', title: 'Audit SEO', example: 'strategie', motif: 'strategy' },\n] as const satisfies",
    ),
  );
  edit('data/source/offers.ts', (text) =>
    text.replace(
      /^}\);/m,
      `  'audit-seo': {
    price: 95,
    delay: 'standard',
    format: 'PDF',
    line: 'Vos pages, vues par un moteur de recherche.',
  },
});`,
    ),
  );
  edit('data/servicePages.ts', (text) =>
    text.replace(/( {2}\.\.\.decisionPages,\n)/, "$1  'audit-seo': decisionPages.strategie,\n"),
  );
}

/** Adds an article: a card in `data/articles`, a text in `content/blog`. */
function addArticle(): void {
  const first = readFileSync(path.join(ROOT, 'data/articles/article-7.ts'), 'utf8');
  const card = first
    .replace('number: 7', `number: ${next}`)
    .replace("slug: 'article-7'", `slug: 'article-${next}'`)
    .replace(/title: '[^']*'/, "title: 'Un article de plus'");
  writeFileSync(path.join(copy, `data/articles/article-${next}.ts`), card);
  writeFileSync(path.join(copy, `content/blog/article-${next}.md`), '## Un titre\n\nUn texte de plus.\n');
}

/** Adds a page: a folder with its words and a component that has a React state of its own. */
function addPage(): void {
  cpSync(path.join(ROOT, 'pages/about'), path.join(copy, 'pages/nouvelle'), { recursive: true });
  writeFileSync(
    path.join(copy, 'pages/nouvelle/+Page.tsx'),
    `import { useState } from 'react';

export function Page() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>Nouvelle</h1>
      <button type="button" onClick={() => setCount(count + 1)}>{\`page \${count}\`}</button>
      <p>Étude de marché à ${byHand.price}, livrée en ${byHand.delay}, en ${byHand.format}.</p>
    </>
  );
}
`,
  );
  writeFileSync(
    path.join(copy, 'pages/nouvelle/+head.ts'),
    "export const head = { title: 'Nouvelle', description: 'Une page de plus.' };\n",
  );
}

/** Adds a button with a React state to the bar and to the footer of every page. */
function addStates(): void {
  const probe = (name: string) => `
function Probe() {
  const [count, setCount] = useState(0);
  return <button type="button" data-probe="${name}" onClick={() => setCount(count + 1)}>{count}</button>;
}
`;
  const add = (file: string, name: string, before: string) =>
    edit(
      file,
      (text) => `import { useState } from 'react';\n${text.replace(before, `<Probe />${before}`)}${probe(name)}`,
    );
  add('components/layout/Navigation.tsx', 'bar', '<Hamburger');
  add('components/layout/Footer.tsx', 'footer', '<Columns ');
  add('components/layout/SiteLayout.tsx', 'main', '{children}');
}

/**
 * Builds a copy of the project with one more service, article and page, a button with a state in the bar, the page and the footer, and
 * another value for every price, delay, format and term. Returns its folder.
 */
export function buildGrownCopy(): string {
  copy = mkdtempSync(path.join(tmpdir(), 'growth-'));
  copySources(copy);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  for (const file of ['data/source/offers.ts', 'data/offer/catalogue.ts']) edit(file, unlikelyOffers);
  addService();
  addArticle();
  addPage();
  addStates();
  execFileSync(process.execPath, ['bin/build.ts'], { cwd: copy, stdio: 'pipe' });
  return copy;
}
