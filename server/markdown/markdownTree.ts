import type { ArticleProblem } from '../../data/api/articles.ts';
import type { ArticleFigure } from '../../data/articles/figureTypes.ts';
import type { PictureFiles } from '../../data/media/pictures.ts';

/** The fields of a Markdown node that the code of this folder reads and writes, before it becomes HTML. */
export interface MarkdownNode {
  type: string;
  children?: MarkdownNode[];
  value?: string;
  url?: string;
  title?: string | null;
  alt?: string | null;
  depth?: number;
  name?: string;
  /** Name of the link definition or footnote. */
  identifier?: string;
  checked?: boolean | null;
  attributes?: Record<string, string | null | undefined> | null;
  data?: { directiveLabel?: boolean; hName?: string; hProperties?: Record<string, unknown>; hChildren?: unknown[] };
  position?: { start: { offset?: number; line: number }; end: { offset?: number } } | undefined;
}

export const textOf = ({ value, children = [] }: MarkdownNode): string => value ?? children.map(textOf).join('');

export const textNode = (value: string): MarkdownNode => ({ type: 'text', value });
export const paragraph = (...children: MarkdownNode[]): MarkdownNode => ({ type: 'paragraph', children });

const BLOCKS = new Set(['root', 'blockquote', 'listItem', 'containerDirective', 'footnoteDefinition', 'part']);

/** Node with the text of a part that is not allowed; wrapped in a paragraph where the parent holds blocks. */
export const shown = (text: string, parent: MarkdownNode): MarkdownNode =>
  BLOCKS.has(parent.type) ? paragraph(textNode(text)) : textNode(text);

/** Turns a node into an element of this name. */
export const element = (
  hName: string,
  hProperties: Record<string, unknown>,
  children: MarkdownNode[] = [],
): MarkdownNode => ({ type: 'part', children, data: { hName, hProperties } });

/** Spaces and controls that browsers drop from an address before they read its scheme, and characters they take for a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\u2000-\u200f\u2028-\u202f\u2060-\u206f\ufeff\\]/;
const ELSEWHERE = /^(https?:\/\/[^/?#]|mailto:[^?#]+@)/i;
const HERE = /^(\/(?!\/)|#)/;

/** Whether a text may be a link: `http`, `https`, `mailto`, a page of the site from its root, or a heading of the same page. */
export const isAllowedLink = (url: string): boolean => !HIDDEN.test(url) && (ELSEWHERE.test(url) || HERE.test(url));

const MAIL_ADDRESS = /^[^\s@/:?#]+@(?:[\p{L}\d-]+\.)+\p{L}{2,}$/u;
const HOST = /^(?:[\p{L}\d-]+\.)+(\p{L}{2,})(?::\d+)?(?:[/?#]|$)/u;
/** File extensions: a typed name that ends in one is no address, since none is a top-level domain. */
const FILE_ENDS = /^(?:html?|php|pdf|md|txt|jpe?g|png|gif|webp|svg|docx?|xlsx?|pptx?|csv|zip)$/i;

/** Address of a link: one typed without `https://` or `mailto:` is completed, any other is unchanged. */
export function completedLink(url: string): string {
  if (isAllowedLink(url)) return url;
  if (MAIL_ADDRESS.test(url)) return `mailto:${url}`;
  const end = HOST.exec(url)?.[1];
  return end && !FILE_ENDS.test(end) && isAllowedLink(`https://${url}`) ? `https://${url}` : url;
}

export const refusedLink = ({ url }: MarkdownNode): string =>
  `Le lien « ${url} » n’est pas permis : http, https, mailto ou une page du site.`;

/** Item of a task list, with its checkbox as a character of its text. */
export function tickedItem({ checked, ...item }: MarkdownNode): MarkdownNode {
  if (typeof checked !== 'boolean') return item;
  const [first, ...others] = item.children ?? [];
  const box = textNode(checked ? '☑ ' : '☐ ');
  return {
    ...item,
    children: [{ ...first, type: 'paragraph', children: [box, ...(first?.children ?? [])] }, ...others],
  };
}

/** Context of the parts of a text: the names they may use, and the figures and pictures found in it. */
export interface PartsContext {
  source: string;
  /** Ids of the article's sources. */
  sources: ReadonlySet<string>;
  picture: (address: string) => PictureFiles | undefined;
  /** Names of the values the text may use. */
  values: readonly string[];
  figures: ArticleFigure[];
  pictures: PictureFiles[];
  problem(weight: ArticleProblem['weight'], node: MarkdownNode, detail: string): void;
}

/** Returns the source text of a node, as typed. */
export function asTyped({ source }: Pick<PartsContext, 'source'>, { position, value }: MarkdownNode): string {
  const [from, to] = [position?.start.offset, position?.end.offset];
  return from === undefined || to === undefined ? (value ?? '') : source.slice(from, to);
}
