import type { ArticleFigure } from '../../data/articles/figureTypes.ts';
import type { TextPiece } from '../../data/articles/types.ts';
import { typo } from '../../data/french/typo.ts';
import { COMPOUNDS, NUMBERS, wholeWords } from '../../data/french/wholeWords.ts';
import type { PictureFiles } from '../../data/media/pictures.ts';
import { isAllowedLink } from './markdownTree.ts';

/** Ending of « 1er », set as a superscript. */
const FIRST = /(?<=\b1)(er)\b/;

/** A piece of typeset text: plain words, words kept on one line, or a superscript. */
interface SetPiece {
  kind: 'plain' | 'whole' | 'raised';
  text: string;
}

/** Sets a text in French typography and splits it into text and no-break pieces for its page (docs/decisions/0027-french-typography.md). */
const setWords = (text: string, whole: RegExp): SetPiece[] =>
  wholeWords(typo(text), whole).flatMap((words, index): SetPiece[] =>
    index % 2 === 1
      ? [{ kind: 'whole', text: words }]
      : words.split(FIRST).map((piece, at) => ({ kind: at % 2 === 1 ? 'raised' : 'plain', text: piece })),
  );

/** The fields of a node of a page's tree that are read here. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

interface Found {
  figures: readonly ArticleFigure[];
  pictures: readonly PictureFiles[];
}

/** Elements of prose; others are replaced by their children. */
const PLAIN = new Set(
  'h2 h3 h4 p ul ol li blockquote table thead tbody tr th td em strong mark del hr br code pre sup'.split(' '),
);
const RAW = new Set(['code', 'pre']);
const TITLES = new Set(['h2', 'h3']);

/** The parts of an article, by their element. */
const PARTS: Record<string, string> = {
  'x-note': 'Note',
  'x-key': 'Key',
  'x-example': 'Illustration',
  'x-stat': 'Stat',
  'x-call': 'Call',
  'x-screen': 'Screen',
  'x-if': 'If',
  'x-named-figure': 'NamedFigure',
  'x-tool': 'Tool',
};

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The properties of plain elements that a page may have, under React's names. */
function propertiesOf(tag: string, properties: Record<string, unknown>): Record<string, unknown> {
  const { id, href, align, start, ariaLabel, dataLabel, dataStacks } = properties;
  const label = text(ariaLabel);
  return {
    ...(text(id) && { id }),
    ...(tag === 'a' && { href }),
    ...(tag === 'ol' && typeof start === 'number' && start !== 1 && { start }),
    ...((tag === 'th' || tag === 'td') && (align === 'right' || align === 'center') && { style: { textAlign: align } }),
    ...(label && { 'aria-label': label }),
    ...(dataLabel !== undefined && { 'data-label': dataLabel }),
    ...(dataStacks !== undefined && { 'data-stacks': '' }),
  };
}

/** Turns a sanitized tree into the pieces from which a page is rendered, in French typography; no piece can contain code. */
export function textPieces(nodes: readonly HtmlNode[], found: Found, whole = NUMBERS): TextPiece[] {
  const within = (children: readonly HtmlNode[] = [], how = whole) => textPieces(children, found, how);
  return joined(nodes).flatMap((node): TextPiece[] => {
    const { type, tagName: tag = '', value = '', properties = {}, children } = node;
    if (type === 'text') return words(value, whole);
    if (type !== 'element') return within(children);
    if (tag === 'a') {
      const href = text(properties.href);
      return href && isAllowedLink(href)
        ? [['a', propertiesOf(tag, properties), ...within(children)]]
        : within(children);
    }
    if (RAW.has(tag)) return [[tag, {}, rawText(node)]];
    if (PLAIN.has(tag)) {
      const inner = (children ?? []).filter((child, index, all) =>
        HOLDS_BLOCKS.has(tag) ? isNotBlank(child) : !partsBlocks(child, index, all),
      );
      return [[tag, propertiesOf(tag, properties), ...within(inner, TITLES.has(tag) ? COMPOUNDS : whole)]];
    }
    if (tag === 'x-figure') return withData('Figure', found.figures[Number(properties.index)], {});
    if (tag === 'x-picture') {
      const label = text(properties.label) ?? '';
      const caption = text(properties.title);
      return withData('Picture', found.pictures[Number(properties.index)], {
        alt: typo(label),
        ...(caption && { caption: typo(caption) }),
      });
    }
    const part = PARTS[tag];
    if (tag === 'x-quote') {
      const author = Object.keys(properties).length > 0 ? [['QuoteBy', { ...properties }] as const] : [];
      return [['PullQuote', {}, ...within((children ?? []).filter(isNotBlank)), ...author]];
    }
    if (tag === 'x-value') return [['Value', { ...properties }]];
    if (tag === 'x-cite') return [['Cite', { id: text(properties.source) ?? '' }]];
    const inner = (children ?? []).filter((child, index, all) => !partsBlocks(child, index, all));
    return part ? [[part, { ...properties }, ...within(inner)]] : within(inner);
  });
}

/** Joins adjacent texts, as around a mark that had no effect. */
function joined(nodes: readonly HtmlNode[]): HtmlNode[] {
  const whole: HtmlNode[] = [];
  for (const node of nodes) {
    const last = whole.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      whole[whole.length - 1] = { type: 'text', value: `${last.value}${node.value}` };
    else whole.push(node);
  }
  return whole;
}

const BLOCK = /^(p|ul|ol|pre|table|blockquote|h\d|hr|x-(?!cite$|value$).+)$/;
/** Whether a node is a line break beside a block or at an end of its parent; such a line break has no meaning and is dropped. */
const partsBlocks = ({ type, value }: HtmlNode, index: number, all: readonly HtmlNode[]) =>
  type === 'text' &&
  value === '\n' &&
  [all[index - 1], all[index + 1]].some((beside) => !beside || BLOCK.test(beside.tagName ?? ''));

/** Elements whose children are blocks: white space between them has no meaning, and React refuses it inside a table. */
const HOLDS_BLOCKS = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'blockquote']);
const isNotBlank = ({ type, value = '' }: HtmlNode) => type !== 'text' || value.trim() !== '';

const withData = (part: string, data: object | undefined, rest: Record<string, unknown>): TextPiece[] =>
  data ? [[part, { data, ...rest }]] : [];

const rawText = ({ value, children = [] }: HtmlNode): string => value ?? children.map(rawText).join('');

const words = (value: string, whole: RegExp): TextPiece[] =>
  setWords(value, whole).flatMap(({ kind, text }): TextPiece[] => {
    if (text === '') return [];
    if (kind === 'plain') return [text];
    return [kind === 'whole' ? ['bdi', { className: 'nowrap' }, text] : ['sup', {}, text]];
  });
