import path from 'node:path';
import type { SourceMap } from 'magic-string';
import MagicString from 'magic-string';
import { parseSync } from 'vite';
import { typo } from '../../data/french/typo.ts';
import { COMPOUNDS, NUMBERS, wholeWords } from '../../data/french/wholeWords.ts';
import { isSpoken, type Node, nameOf, RAW_TAGS, skips, TEXT_TAGS, TITLE_TAGS, tagOf } from './sourceNodes.ts';

/** Placeholder for the value between two chunks; the typographic rules of either chunk can treat it as a number. */
const VALUE = '0\ue0000';
const UNIT_AT_ONCE = /^[\p{L}€$£%]/u;

/** Whether « à » between two values joins a range, which it does only after « de »: « de 10 à 18 », but « Étude de marché à 120 € ». */
const isRange = (before: string | undefined) => before === undefined || /\bde $/.test(before);

/** Sets the chunks of a template string in French typography: « de ${from} à ${to} » gets the spaces of « de 0 à 20 ». */
const setChunks = (chunks: readonly string[]): string[] =>
  typo(chunks.join(VALUE))
    .split(VALUE)
    .map((set, index) => {
      const chunk = chunks[index] ?? '';
      if (chunk === ' à ' && !isRange(chunks[index - 1])) return chunk;
      // Removes the space that typography added before a unit or ending typed directly after a value: `${price}€`, `mot${plural}s`.
      return UNIT_AT_ONCE.test(chunk) ? set.replace(/^\u00a0/, '') : set;
    });

/** Matches lengths, durations and shares in CSS, which have no space before the unit; texts for readers always have one. */
const MEASURES = /\d(px|r?em|v[wh]|fr|deg|m?s|%)(?![\p{L}\d])/u;
/** Matches strings that are code: style rules, selectors, functions of CSS, addresses, markup. */
const CODE =
  /[^\s\u00a0\u202f];|[{}<>]|@media|\b(calc|url|var|clamp|attr|translate|rotate|scale|cubic-bezier)\(|[\w-]+:\/\/|\[data-|^[.#&:][\w-]/;
/** Matches strings that are drawings: the commands of an SVG path, and lists of coordinates. */
const DRAWING = /^\s*[Mm]\s*-?[\d.]+[\s,-]|^(?!\d{1,3}( \d{3})+$)[\d\s.,+-]*$/;
/** Blanks of the desk's templates: `{service}`. */
const BLANKS = /\{\p{L}+\}/gu;

/**
 * Whether a string of the source is French text for readers, not a code, address, style or drawing. Only strings with a space or an
 * apostrophe are texts, so keys and codes are never changed.
 */
function isProse(text: string): boolean {
  const bare = text.replace(BLANKS, '');
  return /[\s']/.test(text) && !DRAWING.test(bare) && !CODE.test(bare) && !MEASURES.test(bare);
}

/**
 * Returns the text that React gets between two tags: lines trimmed at line breaks, empty lines dropped, the remaining ones joined by a
 * space (as every JSX compiler does).
 */
function jsxText(raw: string): string {
  const lines = raw.split(/\r\n|\n|\r/);
  return lines
    .map((line, index) => {
      const from = index === 0 ? line : line.replace(/^[ \t]+/, '');
      return index === lines.length - 1 ? from : from.replace(/[ \t]+$/, '');
    })
    .filter((line) => line !== '')
    .join(' ');
}

const WHOLE_TITLE = 'wholeTitle_';
const TITLES = path.join(import.meta.dirname, '../../components/french/titles.tsx');
/** Pattern that matches nothing, for elements that may contain text only. */
const NOTHING = /(?!)/;
const ELEMENTS = new Set(['JSXElement', 'JSXFragment', 'JSXEmptyExpression']);
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

/** Transforms one module: finds its French texts and replaces them in place. */
class Pass {
  readonly source: MagicString;
  private readonly code: string;
  private hasTitles = false;

  constructor(code: string) {
    this.code = code;
    this.source = new MagicString(code);
  }

  /**
   * Sets the texts in a node of the syntax tree.
   * @param whole matches words that must not be broken across lines
   */
  visit(node: Node, whole = NUMBERS): void {
    if (node.type === 'Literal') this.literal(node);
    else if (node.type === 'TemplateLiteral') this.template(node);
    else if (node.type === 'JSXText') this.between(node, whole);
    else if (node.type === 'JSXElement') this.element(node, whole);
    else this.inside(node, whole);
  }

  private inside(node: Node, whole?: RegExp): void {
    for (const [key, child] of Object.entries(node))
      for (const part of Array.isArray(child) ? child : [child])
        if (typeof part?.type === 'string' && !skips(node, key, part)) this.visit(part, whole);
  }

  private literal({ value, start, end }: Node): void {
    if (typeof value !== 'string' || !isProse(value)) return;
    const set = typo(value);
    if (set !== value) this.source.overwrite(start, end, JSON.stringify(set));
  }

  private template(node: Node): void {
    const chunks = node.quasis as { start: number; value: { raw: string; cooked: string } }[];
    const set = setChunks(chunks.map(({ value }) => value.cooked));
    for (const [index, { start, value }] of chunks.entries()) {
      const text = isProse(value.cooked) ? (set[index] ?? '') : value.cooked;
      const from = this.code.indexOf(value.raw, start);
      if (text !== value.cooked)
        this.source.overwrite(from, from + value.raw.length, text.replace(/[\\`]|\$(?=\{)/g, '\\$&'));
    }
    for (const part of node.expressions as Node[]) this.visit(part);
  }

  private between({ start, end }: Node, whole: RegExp): void {
    const text = jsxText(this.code.slice(start, end));
    const set = wholeWords(typo(text), whole)
      .map((piece, index) => (index % 2 === 1 ? `<bdi className="nowrap">${piece}</bdi>` : piece))
      .join('');
    if (set !== text) this.source.overwrite(start, end, set);
  }

  private element(node: Node, whole: RegExp): void {
    const tag = tagOf(node);
    for (const attribute of (node.openingElement as { attributes: Node[] }).attributes) this.attribute(tag, attribute);
    if (RAW_TAGS.has(tag)) return;
    const own = TEXT_TAGS.has(tag) ? NOTHING : TITLE_TAGS.has(tag) ? COMPOUNDS : whole;
    for (const child of node.children as Node[]) {
      this.visit(child, own);
      if (TITLE_TAGS.has(tag) && child.type === 'JSXExpressionContainer') this.title(child.expression as Node);
    }
  }

  /**
   * Wraps an expression in a heading in `wholeTitle`, which applies typography at run time, since the source does not contain that text.
   */
  private title({ type, start, end }: Node): void {
    if (ELEMENTS.has(type)) return;
    if (!this.hasTitles) this.source.prepend(`import { wholeTitle as ${WHOLE_TITLE} } from '${TITLES}';`);
    this.hasTitles = true;
    this.source.appendLeft(start, `${WHOLE_TITLE}(`).appendRight(end, ')');
  }

  private attribute(tag: string, attribute: Node): void {
    const value = attribute.value as Node | null | undefined;
    if (attribute.type !== 'JSXAttribute') this.inside(attribute);
    else if (value?.type === 'Literal') {
      const raw = this.code.slice(value.start + 1, value.end - 1);
      const set = typo(raw);
      if (isSpoken(tag, nameOf(attribute.name)) && isProse(raw) && set !== raw)
        this.source.overwrite(value.start + 1, value.end - 1, set);
    } else if (value && (isSpoken(tag, nameOf(attribute.name)) || FUNCTIONS.has((value.expression as Node).type))) {
      this.visit(value);
    }
  }
}

/** Returns a module with its texts in French typography, and the source map; null if nothing changes. */
export function setSource(code: string, file: string): { code: string; map: SourceMap } | null {
  const { program, errors } = parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const pass = new Pass(code);
  pass.visit(program as unknown as Node);
  const { source } = pass;
  return source.hasChanged()
    ? { code: source.toString(), map: source.generateMap({ source: file, hires: true }) }
    : null;
}
