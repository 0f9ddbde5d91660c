import type { Cell, CellStyle, WriteSheet } from 'hucre';
import { token } from './palette.ts';

/** A live formula (without its equals sign) and the value it has now, for readers that do not recalculate. */
export interface Live {
  formula: string;
  result: number | string;
}
export type Entry = string | number | null | Live;

/** Named in every cell: a font without a name is whatever the reader takes. */
const sans = { name: 'Calibri', size: 11 };
const rgb = (name: string) => ({ rgb: token(name).slice(1) });
const line = { style: 'thin' as const, color: rgb('doc-line') };

/** Inputs are blue on a wash, as financial models have them; what is computed is ink. */
export const looks = {
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

/** A worksheet written row by row; rows count from 1, as the formulas do. */
export class Grid {
  readonly #cells = new Map<string, Partial<Cell>>();
  readonly #extra: Partial<WriteSheet>;
  readonly name: string;
  readonly widths: readonly number[];

  constructor(name: string, widths: readonly number[], extra: Partial<WriteSheet> = {}) {
    this.name = name;
    this.widths = widths;
    this.#extra = extra;
  }

  row(
    row: number,
    entries: readonly Entry[],
    look: keyof typeof looks = 'plain',
    numFmt: string = formats.money,
  ): this {
    entries.forEach((entry, column) => {
      if (entry === null) return;
      const style: CellStyle = {
        ...(column === 0 && look === 'input' ? looks.plain : looks[look]),
        ...(typeof entry !== 'string' && { numFmt }),
        ...(look === 'head' && column > 0 && { alignment: { horizontal: 'right', wrapText: true } }),
      };
      const cell: Partial<Cell> =
        typeof entry === 'object'
          ? { type: 'formula', formula: entry.formula, formulaResult: entry.result, value: entry.result, style }
          : { type: typeof entry === 'string' ? 'string' : 'number', value: entry, style };
      this.#cells.set(`${row - 1},${column}`, cell);
    });
    return this;
  }

  sheet(): WriteSheet {
    return {
      name: this.name,
      columns: this.widths.map((width) => ({ width })),
      cells: this.#cells,
      pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
      ...this.#extra,
    };
  }
}
