import type { ArticleProblem } from '../../data/api/articles.ts';
import type { ArticleFigure } from '../../data/articles/figureTypes.ts';
import type { PictureFiles } from '../../data/media/pictures.ts';

/** What this room reads and writes of a Markdown document's tree, before it is HTML. */
export interface MarkdownNode {
  type: string;
  children?: MarkdownNode[];
  value?: string;
  url?: string;
  title?: string | null;
  alt?: string | null;
  depth?: number;
  name?: string;
  checked?: boolean | null;
  attributes?: Record<string, string | null | undefined> | null;
  data?: { directiveLabel?: boolean; hName?: string; hProperties?: Record<string, unknown>; hChildren?: unknown[] };
  position?: { start: { offset?: number; line: number }; end: { offset?: number } } | undefined;
}

export const textOf = ({ value, children = [] }: MarkdownNode): string => value ?? children.map(textOf).join('');

export const textNode = (value: string): MarkdownNode => ({ type: 'text', value });
export const paragraph = (...children: MarkdownNode[]): MarkdownNode => ({ type: 'paragraph', children });

/** What becomes an element of this name. */
export const element = (
  hName: string,
  hProperties: Record<string, unknown>,
  children: MarkdownNode[] = [],
): MarkdownNode => ({ type: 'part', children, data: { hName, hProperties } });

/** Spaces and controls that browsers leave out of an address before they read its scheme, and signs they take for a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\u2000-\u200f\u2028-\u202f\u2060-\u206f\ufeff\\]/;
const ELSEWHERE = /^(https?:\/\/[^/?#]|mailto:[^?#]+@)/i;
const HERE = /^(\/(?!\/)|#)/;

/** Whether a text may lead somewhere: `http`, `https`, `mailto`, a page of the site from its root, or a heading of the same page. */
export const isAllowedLink = (url: string): boolean => !HIDDEN.test(url) && (ELSEWHERE.test(url) || HERE.test(url));

/** What the parts of a text may name, and what was found in it. */
export interface PartsContext {
  source: string;
  /** Ids of the article's sources. */
  sources: ReadonlySet<string>;
  picture: (address: string) => PictureFiles | undefined;
  /** Names of the values it may use. */
  values: readonly string[];
  figures: ArticleFigure[];
  pictures: PictureFiles[];
  problem(weight: ArticleProblem['weight'], node: MarkdownNode, detail: string): void;
}

/** A part as it was typed. */
export function asTyped({ source }: PartsContext, { position, value }: MarkdownNode): string {
  const [from, to] = [position?.start.offset, position?.end.offset];
  return from === undefined || to === undefined ? (value ?? '') : source.slice(from, to);
}
