import type { HTMLElement } from 'node-html-parser';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { figureMarkdown } from './figureMarkdown.ts';

/** What of a page is no text of its author: drawings, controls, what only some hear. */
const DROPPED = 'style, script, svg, template, .sr, [aria-hidden="true"], [role="status"], [hidden]';
const FIELDS = 'input:not([type="hidden"]), select, textarea, [role="slider"], [role="radiogroup"]';

/** Marks that a directive is to stand here: letters alone pass through HTML and Markdown as they are. */
const open = (index: number) => `Directivedebut${index}fin`;
const OPEN = /Directivedebut(\d+)fin/g;

const words = (element: HTMLElement | null | undefined) => (element?.text ?? '').replace(/\s+/g, ' ').trim();
const quoted = (text: string) => text.replaceAll('"', '”');

interface Source {
  id: string;
}

/**
 * The text of a built article's page as Markdown of the desk: prose, tables, citations, boxes and figures. What only works on the page, or is drawn by
 * its own code, becomes a sentence that names it and leads to the article.
 * @param body the element that holds the text; it is changed.
 */
export function articleMarkdown(body: HTMLElement, page: string, sources: readonly Source[]): string {
  const directives: string[] = [];
  const marked = (directive: string) => {
    directives.push(directive);
    return open(directives.length - 1);
  };
  const inline = (html: string) => markdownOf(html, directives);

  for (const cite of body.querySelectorAll('sup a[href^="#source-"]')) {
    const source = sources[Number(cite.getAttribute('href')?.slice('#source-'.length)) - 1];
    cite.parentNode?.replaceWith(source ? marked(`:source[${source.id}]`) : '');
  }
  for (const part of body.querySelectorAll('[data-figure]')) part.replaceWith(`<p>${marked(figureMarkdown(part))}</p>`);
  let chapter = '';
  for (const child of [...body.childNodes]) {
    const element = child as HTMLElement;
    if (element.tagName === 'H2') chapter = words(element);
    if (!element.querySelector?.(FIELDS)) continue;
    const named = element.querySelector('[aria-label]')?.getAttribute('aria-label');
    const name =
      words(element.querySelector('h2, h3, h4, legend, figcaption')) || named || chapter || 'à utiliser sur place';
    element.replaceWith(`<p>Partie interactive de l’article d’origine : <a href="${page}">${name}</a>.</p>`);
  }
  for (const dropped of body.querySelectorAll(DROPPED)) dropped.remove();
  for (const button of body.querySelectorAll('button')) {
    if (/^h\d$/i.test(button.parentNode?.tagName ?? '')) button.replaceWith(...button.childNodes);
    else button.remove();
  }
  for (const title of body.querySelectorAll('summary')) title.replaceWith(`<p><strong>${words(title)}</strong></p>`);
  for (const box of body.querySelectorAll('aside')) {
    const [first] = box.querySelectorAll('p');
    // Only the title of a box has a style of its own.
    const title = first?.getAttribute('class') ? first : undefined;
    const kind = box.getAttribute('data-kind');
    const name =
      kind === 'key' ? '{genre=retenir}' : kind ? '{genre=exemple}' : title ? `{titre="${quoted(words(title))}"}` : '';
    title?.remove();
    const inside = inline(box.innerHTML);
    box.replaceWith(`<p>${marked(`:::encadre${name}\n${inside}\n:::`)}</p>`);
  }
  for (const quote of body.querySelectorAll('blockquote[class]'))
    quote.replaceWith(`<p>${marked(`:::citation\n${inline(quote.innerHTML)}\n:::`)}</p>`);
  return `${markdownOf(body.innerHTML, directives)}\n`;
}

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, { document: true })
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkStringify, { bullet: '-', emphasis: '*', strong: '*', rule: '-' });

/** With what the marks stand for in their place, also inside one another. */
function markdownOf(html: string, directives: readonly string[]): string {
  let text = String(processor.processSync(html.replace(/<!--.*?-->/gs, ''))).trim();
  // A box may hold a citation.
  while (OPEN.test(text)) text = text.replace(OPEN, (_, index) => directives[Number(index)] ?? '');
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
