import type { Cell, CellStyle, CellValue, WriteSheet } from 'hucre';
import { token } from './parts.ts';

/** A word, a number, a formula (with its equals sign), or nothing; a cell may have a look and a format of its own. */
type Content = string | number | null;
export type Entry = Content | { value: Content; look?: keyof typeof looks; format?: string };
/** The value of a cell named as formulas name it: `Synthèse!B15`. */
export type ReadCell = (address: string) => CellValue;

/** What a sheet computes, by the names of its rows and columns. */
export type Results = Record<string, readonly (number | string)[]>;

/** Named in every cell: a font without a name is whatever the reader takes. */
const sans = { name: 'Calibri', size: 11 };
const rgb = (name: string) => ({ rgb: token(name).slice(1) });
const line = { style: 'thin' as const, color: rgb('doc-line') };

/** Inputs are blue on a wash, as financial models have them; what is computed is ink. */
const looks = {
  plain: { font: sans },
  input: {
    font: { ...sans, color: rgb('doc-blue') },
    fill: { type: 'pattern', pattern: 'solid', fgColor: rgb('wash') },
  },
  head: {
    font: { ...sans, bold: true, color: rgb('doc-ink-2') },
    border: { bottom: { style: 'thin', color: rgb('doc-ink') } },
  },
  /** Heads of columns of words. */
  labels: {
    font: { ...sans, bold: true, color: rgb('doc-ink-2') },
    border: { bottom: { style: 'thin', color: rgb('doc-ink') } },
  },
  /** Sentences, on as many lines as they take. */
  text: { font: sans, alignment: { wrapText: true, vertical: 'top' } },
  total: { font: { ...sans, bold: true }, border: { top: line, bottom: { style: 'thin', color: rgb('doc-ink') } } },
  title: { font: { ...sans, bold: true, size: 14 } },
  note: { font: { ...sans, size: 9, color: rgb('doc-ink-2') } },
} satisfies Record<string, CellStyle>;

export const formats = {
  money: '#,##0.00;[Red]-#,##0.00',
  whole: '#,##0',
  percent: '0.0%',
  months: '0.0',
  thousands: '#,##0;[Red]-#,##0',
};

/** The letter of a column of the first twenty-six, or of the next: `A` for 0. */
export const letterAt = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : `A${String.fromCharCode(39 + column)}`;
/** The name of a sheet as a formula writes it. */
export const quoted = (sheet: string): string => (/^[\p{L}\d]+$/u.test(sheet) ? sheet : `'${sheet}'`);
/** The same formula in several columns: `each('BCD', (c) => `${c}6+${c}7`)`. */
export const each = (columns: Iterable<string>, formula: (column: string, index: number) => string): string[] =>
  [...columns].map((column, index) => `=${formula(column, index)}`);
/** Cells left as they are, before those a row writes. */
export const blanks = (count: number): null[] => Array.from({ length: count }, () => null);

/** A worksheet written row by row; rows count from 1, as the formulas do. */
export class Grid {
  readonly #cells = new Map<string, { value: string | number; style: CellStyle }>();
  readonly #named = new Map<string, readonly string[]>();
  readonly #extra: Partial<WriteSheet>;
  readonly name: string;
  readonly widths: readonly number[];

  constructor(name: string, widths: readonly number[], extra: Partial<WriteSheet> = {}) {
    this.name = name;
    this.widths = widths;
    this.#extra = extra;
  }

  /** Writes a row. With a `name`, its figures are read back under it once computed. */
  row(
    row: number,
    entries: readonly Entry[],
    look: keyof typeof looks = 'plain',
    format: string = formats.money,
    name?: string,
  ): this {
    entries.forEach((entry, column) => {
      const cell = typeof entry === 'object' && entry !== null ? entry : { value: entry };
      if (cell.value === null) return;
      const ownLook = cell.look ?? (column === 0 && look === 'input' ? 'plain' : look);
      const isWords = typeof cell.value === 'string' && !cell.value.startsWith('=');
      this.#cells.set(`${letterAt(column)}${row}`, {
        value: cell.value,
        style: {
          ...looks[ownLook],
          ...(!isWords && { numFmt: cell.format ?? format }),
          ...(ownLook === 'head' && column > 0 && { alignment: { horizontal: 'right', wrapText: true } }),
        },
      });
    });
    const figures = entries.flatMap((entry, column) =>
      column > 0 && entry !== null ? [`${letterAt(column)}${row}`] : [],
    );
    if (name) this.#named.set(name, figures);
    return this;
  }

  /** Gives a name to a column's figures, from one row to another. */
  column(name: string, letter: string, from: number, to: number): this {
    this.#named.set(
      name,
      Array.from({ length: to - from + 1 }, (_, index) => `${letter}${from + index}`),
    );
    return this;
  }

  /** The named results, once computed: figures, and words where a formula concludes. Throws where there is none. */
  results(read: ReadCell): Results {
    const figure = (cell: string) => {
      const value = read(`${this.name}!${cell}`);
      if (typeof value !== 'number' && (typeof value !== 'string' || value.startsWith('#')))
        throw new Error(`${this.name}!${cell} is ${value}`);
      return value;
    };
    return Object.fromEntries([...this.#named].map(([name, cells]) => [name, cells.map(figure)]));
  }

  /** The sheet; its formulas with the values `read` gives them, or without any. */
  sheet(read?: ReadCell): WriteSheet {
    const cells = new Map<string, Partial<Cell>>();
    for (const [place, { value, style }] of this.#cells)
      if (typeof value === 'string' && value.startsWith('=')) {
        const result = read ? read(`${this.name}!${place}`) : null;
        const formula = { type: 'formula' as const, formula: value.slice(1), value: result, style };
        cells.set(keyOf(place), result === null ? formula : { ...formula, formulaResult: result as string | number });
      } else cells.set(keyOf(place), { type: typeof value === 'string' ? 'string' : 'number', value, style });
    return {
      name: this.name,
      columns: this.widths.map((width) => ({ width })),
      cells,
      pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
      ...this.#extra,
    };
  }
}

/** The first sheet of a workbook: what it is, where to write, what each sheet holds. */
export function readMe(title: string, words: readonly string[]): Grid {
  const grid = new Grid('Lisez-moi', [110]);
  grid.row(1, [title], 'title');
  words.forEach((text, index) => {
    if (text) grid.row(3 + index, [text], 'text');
  });
  return grid;
}

/** The place of a cell as the library counts: `5,1` for `B6`. */
export function keyOf(cell: string): string {
  const [, letters = '', row = ''] = /^\$?([A-Z]+)\$?(\d+)$/.exec(cell) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return `${Number(row) - 1},${column}`;
}
