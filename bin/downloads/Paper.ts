import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { typo } from '../../components/french/typo.ts';
import { site } from '../../data/site.ts';
import { paints } from './palette.ts';
import { unpackWoff } from './unpackWoff.ts';

const require = createRequire(import.meta.url);
const font = (name: string) => unpackWoff(readFileSync(require.resolve(`@fontsource/${name}-normal.woff`)));
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

/** A4 in points: the text column is 483 wide. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 539.28, top: 86, bottom: 784 };
export const column = page.right - page.left;

/** A document being set: text in the house fonts with French typography, from the top of a page to its foot. */
export class Paper {
  readonly pdf: PDFKit.PDFDocument;
  /** Where the next block starts. */
  y = page.top;
  /** The room the last block left below itself. */
  #below = 0;
  #head: readonly [string, string] = ['', ''];
  readonly #root: PDFKit.PDFStructureElement;

  constructor({ title, subject }: { title: string; subject: string }) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      lang: 'fr-FR',
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: title, Author: site.brand, Subject: subject },
    });
    for (const [name, file] of Object.entries(fonts)) this.pdf.registerFont(name, file);
    this.#root = this.pdf.struct('Document');
    this.pdf.addStructure(this.#root);
  }

  /** Glyphs absent from both fonts are set otherwise: the narrow no-break space as a no-break space. */
  text(words: string): string {
    return typo(words).replace(/\u202f/g, '\u00a0');
  }

  /** Says what the drawing inside is, for those who hear the document. */
  tagged(tag: string, draw: () => void, alt?: string): void {
    this.#root.add(this.pdf.struct(tag, alt ? { alt } : {}, draw));
  }

  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  use({ face = 'sans', size = 10.5, fill = paints.ink }: Style): this {
    this.pdf.font(face).fontSize(size).fillColor(fill);
    return this;
  }

  height(words: string, width: number, style: Style): number {
    this.use(style);
    return this.pdf.heightOfString(this.text(words), { width, features: features(style), ...gap(this.pdf, style) });
  }

  /** How wide words are on one line. */
  width(words: string, style: Style): number {
    this.use(style);
    return this.pdf.widthOfString(this.text(words), { features: features(style) });
  }

  /** Words in a box, at a place; the cursor does not move. */
  place(words: string, x: number, y: number, width: number, style: Style): void {
    this.use(style);
    this.pdf.text(this.text(words), x, y, {
      width,
      align: style.align ?? 'left',
      features: features(style),
      ...gap(this.pdf, style),
    });
  }

  /** The narrowest width that keeps a title on as many lines: no word left alone. */
  balanced(words: string, width: number, style: Style): number {
    const height = this.height(words, width, style);
    let [least, most] = [width / 3, width];
    while (most - least > 8) {
      const middle = (least + most) / 2;
      if (this.height(words, middle, style) > height) least = middle;
      else most = middle;
    }
    return most;
  }

  /** A paragraph at the cursor, which moves below it; a new page where it does not fit. */
  block(tag: string, words: string, style: Style, after = 8, width = column, indent = 0): void {
    const height = this.height(words, width - indent, style);
    this.ensure(height);
    this.tagged(tag, () => this.place(words, page.left + indent, this.y, width - indent, style));
    this.y += height;
    this.leave(after);
  }

  /** Room below what was just printed; it needs no place at the foot of a sheet. */
  leave(room: number): void {
    this.y += room;
    this.#below = room;
  }

  /** Starts a new page unless so much room is left. */
  ensure(height: number): void {
    if (this.y + height > page.bottom) this.newPage(...this.#head);
  }

  /** The height something takes without the room below it, printed on a page thrown away; infinite where it takes more than one page. */
  measure(print: (on: Paper) => void): number {
    this.newPage('', '');
    const { count } = this.pdf.bufferedPageRange();
    print(this);
    return this.pdf.bufferedPageRange().count > count ? Number.POSITIVE_INFINITY : this.y - this.#below - page.top;
  }

  newPage(left: string, right: string): void {
    this.#head = [left, right];
    this.pdf.addPage();
    this.y = page.top;
    this.artifact(() => {
      const style = { size: 8.5, fill: paints['ink-2'] };
      this.place(left, page.left, 46, column / 2, style);
      this.place(right, page.left + column / 2, 46, column / 2, { ...style, align: 'right' });
      this.rule(64, paints.line);
    });
  }

  rule(y: number, stroke: string, width = 0.7, from = page.left, to = page.right): void {
    this.pdf.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(stroke).stroke();
  }

  /** An entry of the reader's outline. */
  bookmark(title: string): void {
    this.pdf.outline.addItem(this.text(title));
  }

  /** Feet, once the number of pages is known; the cover has none. */
  finish(): void {
    const { count } = this.pdf.bufferedPageRange();
    for (let index = 1; index < count; index++) {
      this.pdf.switchToPage(index);
      this.artifact(() => {
        const style = { size: 8, fill: paints['ink-2'] };
        this.rule(794, paints.line);
        this.place('Cinq IA recoupées, un humain · exemple illustratif', page.left, 802, column * 0.8, style);
        this.place(`${index + 1}/${count}`, page.left, 802, column, { ...style, align: 'right' });
      });
    }
    this.#root.end();
    this.pdf.end();
  }
}

/** What is measured must be what is set: figures of one width are wider. */
const features = ({ tabular }: Style): PDFKit.Mixins.OpenTypeFeatures[] =>
  tabular ? ['kern', 'liga', 'tnum', 'lnum'] : ['kern', 'liga'];

/** pdfkit adds to the font's own line height; a leading is a share of the size. */
function gap(pdf: PDFKit.PDFDocument, { size = 10.5, leading = 1.45 }: Style): { lineGap: number } {
  return { lineGap: size * leading - pdf.currentLineHeight(false) };
}
