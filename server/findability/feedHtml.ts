import { HTMLElement, type Node, NodeType, parse } from 'node-html-parser';

/** Tags that feed readers understand; any other tag is removed and its content kept. */
const KEPT = new Set(
  'h2 h3 h4 p ul ol li dl dt dd strong em b i a sup sub table caption thead tbody tr th td blockquote code time br hr'.split(
    ' ',
  ),
);
const DROPPED = 'style, script, svg, form, [aria-hidden="true"], [role="status"], [hidden]';
const FIELDS = 'input:not([type="hidden"]), select, textarea';
const ATTRIBUTES = ['scope', 'colspan', 'rowspan', 'datetime', 'start'];
const VOID = new Set(['br', 'hr']);

/** Text that replaces parts that only work on the page. */
export const INTERACTIVE = 'Cette partie interactive s’utilise sur la page de l’article.';

interface FeedHtml {
  html: string;
  /** The body without markup, one space between words. */
  text: string;
  words: number;
}

/**
 * Text of an article for readers outside the site, without styles, drawings and controls. Links are relative to the root; `page` is the
 * article's path, to which links to a fragment and interactive parts lead.
 */
export function feedHtml(body: string, page: string): FeedHtml {
  const root = parse(body);
  // A form with fields is interactive: its block becomes a link to the page.
  for (const element of root.querySelectorAll(DROPPED)) if (!element.querySelector(FIELDS)) element.remove();
  for (const control of root.querySelectorAll('button'))
    if (/^h\d$/i.test(control.parentNode?.tagName ?? '')) control.replaceWith(...control.childNodes);
    else control.remove();
  const container = root.querySelector('[data-article-body]') ?? root;
  const html = container.childNodes.map((node) => outside(node, page)).join('');
  const text = parse(html.replace(/<\/(p|li|h\d|t[dhr]|d[td]|blockquote|caption)>/g, '$& '))
    .text.replace(/\s+/g, ' ')
    .trim();
  return { html, text, words: text.split(/\s+/).filter(Boolean).length };
}

/** HTML of a top-level part of the article; a part with form fields becomes a link to the page, where it works. */
function outside(node: Node, page: string): string {
  const interactive = node instanceof HTMLElement && node.querySelector(FIELDS);
  return interactive ? `<p><a href="${page}">${INTERACTIVE}</a></p>` : plain(node, page);
}

function plain(node: Node, page: string): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.toString();
  if (!(node instanceof HTMLElement)) return '';
  const inner = node.childNodes
    .map((child) => plain(child, page))
    .join(hasOwnText(node) ? '' : ' ')
    .trim();
  const tag = node.tagName.toLowerCase();
  if (node.classList.contains('unit')) return `\u00a0${inner}`;
  // Separates the mark of a source from the number before it.
  if (tag === 'sup' && node.querySelector('a')) return `\u00a0<sup>${inner}</sup>`;
  if (tag === 'aside') return `<blockquote>${inner}</blockquote>`;
  if (KEPT.has(tag)) return VOID.has(tag) ? `<${tag}>` : `<${tag}${attributes(node, page)}>${inner}</${tag}>`;
  return tag === 'div' && hasOwnText(node) ? `<p>${inner}</p>` : inner;
}

const hasOwnText = ({ childNodes }: HTMLElement) =>
  childNodes.some((child) => child.nodeType === NodeType.TEXT_NODE && child.text.trim() !== '');

function attributes(element: HTMLElement, page: string): string {
  const kept = ATTRIBUTES.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === undefined ? [] : [[name, value]];
  });
  const href = element.getAttribute('href');
  if (href) kept.push(['href', href.startsWith('#') ? page + href : href]);
  return kept.map(([name, value = '']) => ` ${name}="${value.replaceAll('"', '&quot;')}"`).join('');
}
