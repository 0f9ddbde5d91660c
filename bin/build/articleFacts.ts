import { type HTMLElement, type Node, NodeType } from 'node-html-parser';

/** What is counted of an article's body. */
export interface ArticleFacts {
  /** Words a reader meets in text, tables and panels. */
  read: number;
  /** Data figures. */
  figures: number;
  /** Slugs of the other articles its text links to, each once. */
  articles: readonly string[];
  /** Services and samples its text links to, each once. */
  offers: readonly string[];
}

/** Not read, or read twice: the values behind a figure repeat what it draws. */
const UNREAD = 'style, script, noscript, svg, .sr, [aria-hidden="true"], [data-figure] details';

function textsOf(node: Node): string[] {
  return node.nodeType === NodeType.TEXT_NODE ? [node.text] : node.childNodes.flatMap(textsOf);
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Counts the body of an article's page. The body is changed: what is not read is taken out. */
export function articleFacts(body: HTMLElement, slug: string): ArticleFacts {
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
