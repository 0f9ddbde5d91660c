import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import type { SentHead } from '../../data/pageHead.ts';
import { UNCHANGED } from '../../data/settings/makeContent.ts';
import { feedHtml } from '../../server/findability/feedHtml.ts';
import { builtPages } from '../../server/pages/pageRenderer.ts';

/** Head of a page that is the same for every visitor, with its path. */
export type SitePage = { path: string } & SentHead;

/** Returns the pages of a finished build (`dist/pages.json`) by address. */
export function sitePages(
  dist = path.join(path.dirname(path.dirname(import.meta.dirname)), 'dist'),
): readonly SitePage[] {
  return JSON.parse(readFileSync(path.join(dist, 'pages.json'), 'utf8')) as SitePage[];
}

/** The addresses search engines may list. */
export const listedPaths = (dist?: string): readonly string[] =>
  sitePages(dist).flatMap(({ path: page, noindex }) => (noindex ? [] : page));

/** Facts counted in an article's body. */
interface ArticleFacts {
  /** Words a reader meets in text, tables and panels. */
  read: number;
  figures: number;
  /** Slugs of the other articles its text links to, each once. */
  articles: readonly string[];
  /** Services and samples its text links to, each once. */
  offers: readonly string[];
}

/** Selectors of elements whose words are not counted: hidden elements, and the table of a figure, which repeats its drawing. */
const UNREAD = 'style, script, noscript, svg, .sr, [aria-hidden="true"], [data-figure] details';

function textsOf(node: Node): string[] {
  return node.nodeType === NodeType.TEXT_NODE ? [node.text] : node.childNodes.flatMap(textsOf);
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Counts words, figures and links in an article's page. Changes `body`: removes elements that are not read as text. */
function articleFacts(body: HTMLElement, slug: string): ArticleFacts {
  const figures = body.querySelectorAll('[data-figure]').length;
  const paths = body
    .querySelectorAll('a[href^="/"]')
    .map((link) => (link.getAttribute('href') ?? '').split(/[?#]/)[0] ?? '');
  const different = [...new Set(paths)];
  for (const unread of body.querySelectorAll(UNREAD)) unread.remove();
  return {
    read: textsOf(body).reduce((sum, text) => sum + countWords(text), 0),
    figures,
    articles: different
      .flatMap((path) => path.match(/^\/blog\/(article-\d+)$/)?.slice(1) ?? [])
      .filter((one) => one !== slug),
    offers: different.filter((path) => /^\/(services|exemples)\//.test(path)),
  };
}

/**
 * Renders every shared page of a finished build; writes the head of each to `dist/pages.json`, and the words and counted facts of the
 * articles to `dist/articles.json`. Runs in its own process: Vike logs each render of the process that built the site.
 */
export async function describePages(dist: string): Promise<void> {
  await promisify(execFile)(process.execPath, [import.meta.filename, dist]);
}

async function describe(dist: string): Promise<void> {
  const renderer = await builtPages(dist);
  const { shared } = await renderer.routes(UNCHANGED);
  const pages: SitePage[] = [];
  const articles = [];
  for (const page of [...shared].sort()) {
    const { status, html, head } = await renderer.render({ urlOriginal: page, baseUrl: '', changes: UNCHANGED });
    if (!head || status !== (head.status ?? 200)) throw new Error(`${page} was answered ${status}`);
    pages.push({ path: page, ...head });
    const body = parse(html).querySelector('[data-article-body]');
    if (!body) continue;
    articles.push(described(body, page));
  }
  await writeFile(path.join(dist, 'pages.json'), `${JSON.stringify(pages)}\n`);
  await writeFile(path.join(dist, 'articles.json'), `${JSON.stringify(articles)}\n`);
}

/** HTML of an article for the feed, with its counted facts: words, figures, links to articles and offers. */
export type DescribedArticle = ReturnType<typeof described>;

function described(body: HTMLElement, page: string) {
  const slug = path.basename(page);
  return { slug, ...feedHtml(body.outerHTML, page), ...articleFacts(body, slug) };
}

if (import.meta.main)
  await describe(path.resolve(process.argv[2] ?? 'dist')).catch((error: unknown) => {
    // Sets exit code 1 itself, since Vike only logs an uncaught error and the process would exit with 0.
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.exit(1);
  });
