import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { paints, words } from './parts.ts';

const require = createRequire(import.meta.url);
const font = (name: string) => readFileSync(require.resolve(`@fontsource/${name}-normal.woff`));
/** Three cuts are enough: the serif speaks for the document, the sans for tables and labels. */
const fonts = {
  serif: font('newsreader/files/newsreader-latin-400'),
  sans: font('instrument-sans/files/instrument-sans-latin-400'),
  bold: font('instrument-sans/files/instrument-sans-latin-600'),
};

export type Face = keyof typeof fonts;
export interface Style {
  face?: Face;
  size?: number;
  fill?: string;
  /** Of the size. */
  leading?: number;
  align?: 'left' | 'right' | 'center';
  /** Figures of one width, for columns of numbers. */
  tabular?: boolean;
}
/** An element of the structure tree: what a screen reader walks through. */
export type Structure = PDFKit.PDFStructureElement;

/** What an element of the structure tree says of itself (pdfkit takes more than its types know). */
interface Described {
  alt?: string;
  /** Of a head of a table. */
  scope?: 'Row' | 'Column';
  /** Where a figure stands: left, top, right, bottom. */
  bbox?: readonly [number, number, number, number];
}

/** A4 in points: the text column is 483 wide. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 539.28, top: 84, bottom: 784 };
export const column = page.right - page.left;
/** What a page offers below its head. */
export const body = page.bottom - page.top;

/** A document being set: text in the house fonts with French typography, tagged as it is drawn. */
export class Paper {
  readonly pdf: PDFKit.PDFDocument;
  /** The lowest ink of each page, its head and foot apart, as a share of the room a page offers. */
  readonly fills: number[] = [];
  readonly #root: Structure;
  /** Heights and widths already measured: a layout is tried several times before it is printed. */
  readonly #measured = new Map<string, number>();

  constructor({ title, subject, made }: { title: string; subject: string; made: Date }) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      lang: 'fr-FR',
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: title, Subject: subject, CreationDate: made },
    });
    for (const [name, file] of Object.entries(fonts)) this.pdf.registerFont(name, file);
    this.#root = this.pdf.struct('Document');
    this.pdf.addStructure(this.#root);
  }

  /** A part of the document in the structure tree: what it holds is added to it in reading order. */
  section(): Structure {
    return this.within(this.#root, 'Sect');
  }

  /** An element that holds others. */
  within(parent: Structure, type: string, options: Described = {}): Structure {
    const element = this.pdf.struct(type, options as PDFKit.Mixins.StructureElementOptions);
    parent.add(element);
    return element;
  }

  /** An element and what is drawn for it; without a drawing, an empty one. */
  tagged(parent: Structure, type: string, draw?: () => void, options: Described = {}) {
    const element = this.pdf.struct(type, options as PDFKit.Mixins.StructureElementOptions);
    parent.add(element);
    if (draw) element.add(draw);
    element.end();
  }

  /** The document's bytes, once it is finished. */
  async bytes(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.pdf) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  use(style: Style): void {
    this.#font(style).fillColor(style.fill ?? paints.ink);
  }

  /** What a measure needs: no page yet. */
  #font({ face = 'sans', size = 10.5 }: Style): PDFKit.PDFDocument {
    return this.pdf.font(face).fontSize(size);
  }

  #once(key: string, measure: () => number): number {
    const known = this.#measured.get(key);
    if (known !== undefined) return known;
    const found = measure();
    this.#measured.set(key, found);
    return found;
  }

  height(text: string, width: number, style: Style): number {
    const { face, size, leading, tabular } = style;
    return this.#once(`${face} ${size} ${leading} ${tabular} ${width} ${text}`, () => {
      this.#font(style);
      return this.pdf.heightOfString(words(text), { width, ...features(style), ...gap(this.pdf, style) });
    });
  }

  /** How wide words are on one line. */
  width(text: string, style: Style): number {
    return this.#once(`${style.face} ${style.size} ${style.tabular} ${text}`, () => {
      this.#font(style);
      return this.pdf.widthOfString(words(text), features(style));
    });
  }

  /** Words in a box, at a place. */
  place(text: string, x: number, y: number, width: number, style: Style): void {
    this.use(style);
    this.pdf.text(words(text), x, y, {
      width,
      align: style.align ?? 'left',
      ...features(style),
      ...gap(this.pdf, style),
    });
  }

  /** The narrowest width that keeps a title on as many lines: no word left alone. */
  balanced(text: string, width: number, style: Style): number {
    const height = this.height(text, width, style);
    let [least, most] = [width / 3, width];
    while (most - least > 8) {
      const middle = (least + most) / 2;
      if (this.height(text, middle, style) > height) least = middle;
      else most = middle;
    }
    return most;
  }

  newPage(left: string, right: string): void {
    this.pdf.addPage();
    this.artifact(() => {
      const style = { size: 8.5, fill: paints['ink-2'] };
      this.place(left, page.left, 46, column / 2, style);
      this.place(right, page.left + column / 2, 46, column / 2, { ...style, align: 'right' });
      this.rule(64, paints.line);
    }, 'Pagination');
  }

  rule(y: number, stroke: string, width = 0.7, from = page.left, to = page.right): void {
    this.pdf.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(stroke).stroke();
  }

  /** An entry of the reader's outline. */
  bookmark(title: string): void {
    this.pdf.outline.addItem(words(title));
  }

  /** Feet, once the number of pages is known; the cover has none. */
  finish(): void {
    const { count } = this.pdf.bufferedPageRange();
    for (let index = 1; index < count; index++) {
      this.pdf.switchToPage(index);
      this.artifact(() => {
        const style = { size: 8, fill: paints['ink-2'] };
        this.rule(794, paints.line);
        this.place('Extrait d’un exemple illustratif', page.left, 802, column * 0.8, style);
        this.place(`${index + 1}/${count}`, page.left, 802, column, { ...style, align: 'right' });
      }, 'Pagination');
    }
    this.#root.end();
    this.pdf.end();
  }
}

/**
 * What is measured must be what is set: figures of one width are wider. Without a list pdfkit sets kerning and ligatures
 * by itself, and remembers each word it has laid out.
 */
const features = ({ tabular }: Style): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
  tabular ? { features: ['kern', 'liga', 'tnum', 'lnum'] } : {};

/** pdfkit adds to the font's own line height; a leading is a share of the size. */
function gap(pdf: PDFKit.PDFDocument, { size = 10.5, leading = 1.45 }: Style): { lineGap: number } {
  return { lineGap: size * leading - pdf.currentLineHeight(false) };
}
