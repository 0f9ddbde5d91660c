import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { typefaces } from '../typefaces/subsetTypeface.ts';

/** Maximum compressed bytes of a page (1 KB = 1,000 bytes). The desk has no budget, since only the owner uses it. */
export const budgets = {
  /** The JavaScript that hydrates a page. */
  script: 123_500,
  /** JavaScript of a page with the parts that hydrate after the rest (`components/later.ts`). */
  whole: 130_000,
  /** Script fetched at the visitor's first action. */
  ahead: 50_000,
  /** HTML and CSS of a page, and the data that hydration reads. */
  document: 28_500,
  /** The same for an article: some three thousand words with tables and figures; an article with tools also contains its text as data. */
  article: 30_500,
  /** The same for an example: some eighteen pages, with every chart drawn for each width. */
  example: 30_500,
  fonts: 65_000,
};

export const hasBudget = ({ page }: PageWeight): boolean => !page.startsWith('/pages/admin');

/** Vite's manifest of a build (`dist/assets.json`): the built file of each module or entry, by the module's path in the project. */
type Manifest = Record<string, { file: string; imports?: string[]; isDynamicEntry?: boolean }>;

export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(path.join(dist, 'assets.json'), 'utf8'));

/** Returns the files that these entries load, with all they import, each once; unknown names are ignored. */
function reach(manifest: Manifest, names: readonly string[], files = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) continue;
    files.add(chunk.file);
    reach(manifest, chunk.imports ?? [], files);
  }
  return files;
}

/** Bytes that a visitor downloads for a page; a file with a `.br` copy counts by the size of that copy. */
export interface PageWeight {
  /** Name that Vike gives the page, such as `/pages/index`; an article with tools has a row of its own. */
  page: string;
  script: number;
  /** Bytes of the parts hydrated after the rest. */
  later: number;
  /** Bytes fetched at the visitor's first action. */
  ahead: number;
  /** Script files that hydrate the page, as paths inside the build's `client` folder. */
  files: readonly string[];
}

const PAGE = 'virtual:vike:page-entry:client:';
const RUNTIME = /runtime-(server|client)-routing\/entry\.js$/;
const DESK = '/pages/admin';
/** Module loaded at the visitor's first action, on every page with the site's layout. */
export const AHEAD = 'components/quote/QuoteDialog.tsx';
const ARTICLE = '/pages/blog/@slug';

const sizeOf = (file: string) => {
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(file)).size;
};

/** Returns the JavaScript of every page of a build, each file once: the runtime, the page's entry, its text, and all they import. */
export function pageWeights(dist: string): PageWeight[] {
  const manifest = readManifest(dist);
  const client = path.join(dist, 'client');
  const runtime = Object.keys(manifest).filter((name) => RUNTIME.test(name));
  const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sizeOf(path.join(client, file)), 0);
  return Object.keys(manifest)
    .filter((name) => name.startsWith(PAGE))
    .flatMap((name) => entriesOf(manifest, name))
    .map(({ page, entries }) => {
      const files = reach(manifest, [...entries, ...runtime]);
      const beyond = (names: readonly string[]) => [...reach(manifest, names)].filter((file) => !files.has(file));
      const later = beyond(waiting(manifest, page));
      const ahead = page === DESK ? [] : beyond([AHEAD]).filter((file) => !later.includes(file));
      return { page, script: weigh(files), later: weigh(later), ahead: weigh(ahead), files: [...files] };
    })
    .sort((one, other) => other.script - one.script);
}

/** Source files of the parts that load later, by page. */
const LATER_PARTS: Record<string, readonly string[]> = {
  '/pages/blog/index': ['components/figures/ArticleCover'],
};

/**
 * Returns the manifest entries of a page. The article page has one row for the code that all articles share, and one for each article with
 * tools.
 */
function entriesOf(manifest: Manifest, name: string): { page: string; entries: string[] }[] {
  const page = name.slice(PAGE.length);
  if (page !== ARTICLE) return [{ page, entries: [name] }];
  return [{ page: `${page} written`, entries: [name] }, ...articlesWithTools(manifest, name)];
}

/** Returns the articles with tools, which are loaded after the page is hydrated (`content/blog/tools.ts`). */
function articlesWithTools(manifest: Manifest, name: string) {
  const tools = Object.groupBy(
    Object.keys(manifest).filter((file) => manifest[file]?.isDynamicEntry),
    (file) => /^content\/blog\/(article-\d+)\//.exec(file)?.[1] ?? '',
  );
  return Object.entries(tools).flatMap(([slug, files = []]) =>
    slug ? [{ page: `${ARTICLE} ${slug}`, entries: [name, ...files] }] : [],
  );
}

/**
 * Returns the files of a page's parts that hydrate after the rest (`components/later.ts`): their HTML can be read before their script has
 * loaded.
 */
function waiting(manifest: Manifest, page: string): string[] {
  const folders = page.startsWith(ARTICLE)
    ? ['components/article/FigureBody.tsx', 'pages/blog/@slug/UsedText.tsx']
    : (LATER_PARTS[page] ?? []);
  return Object.keys(manifest).filter(
    (name) => manifest[name]?.isDynamicEntry && folders.some((folder) => name.startsWith(folder)),
  );
}

/** Weight of the two font files. */
export function fontWeight(dist: string): number {
  const names = typefaces.map(({ name }) => name).join('|');
  const files = readFileSync(path.join(dist, 'assets.json'), 'utf8').match(
    new RegExp(`assets/[^"]*(${names})[^"]*\\.woff2`, 'g'),
  );
  return [...new Set(files)].reduce((sum, file) => sum + sizeOf(path.join(dist, 'client', file)), 0);
}
