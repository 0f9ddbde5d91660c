import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bareCell } from '../data/entry/csvCells.ts';
import { csvLine, csvStyles } from './exportTables.ts';

/** A strict reader of RFC 4180, for one line. */
function read(line: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = line.replace(/\r\n$/, '');
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const value = quoted ? (quoted[1] ?? '').replaceAll('""', '"') : (rest.split(separator)[0] ?? '');
    cells.push(value);
    const length = quoted ? quoted[0].length : value.length;
    if (length >= rest.length) return cells;
    expect(rest[length]).toBe(separator);
    rest = rest.slice(length + 1);
    if (rest === '') return [...cells, ''];
  }
}

/** Cells a spreadsheet would run. */
const RUNS = /^[\s\u3000]*[=+\-@＝＋－＠]/;

/** Splits a line like a spreadsheet that is set to another separator, which reads quotes as text. */
const misread = (line: string, separator: string): string[] => line.split(separator === '\n' ? /[\r\n]/ : separator);

/** Leads whose texts hide a formula behind each separator a spreadsheet offers. */
const hidden = [',', ';', '\t', '|', '\n'].flatMap((separator) => [
  `Lyon${separator}=HYPERLINK("http://evil.test")`,
  `Lyon${separator} "@SUM(A1)`,
]);

describe.each(Object.entries(csvStyles))('%s', (_name, style) => {
  test('whatever people typed is read back cell by cell, and no cell can be run as a formula', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom(
              '=1+1',
              '+33 6',
              '-2',
              '@x',
              '\t=1',
              ' =1',
              '＝1',
              'a;b',
              'a,b',
              'a"b',
              'a\nb',
              'a; =1',
              "'=1",
              "''-",
              "a,'=1",
              'a,"=1',
            ),
          ),
          { minLength: 2, maxLength: 8 },
        ),
        (values) => {
          const cells = read(csvLine(values, style), style.separator);
          expect(cells.map(bareCell)).toEqual(values);
          for (const cell of cells) expect(cell).not.toMatch(RUNS);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('a reader set to any other separator finds no formula either, even behind the separator in a text', () => {
    const line = csvLine(hidden, style);
    for (const separator of [',', ';', '\t', '|', '\n'])
      expect(misread(line, separator).filter((cell) => RUNS.test(cell.replace(/^["\s]+/, '')))).toEqual([]);
    // Twin: if cells were quoted for our own separator only, several formulas would run.
    const careless = hidden.map((text) => `"${text.replaceAll('"', '""')}"`).join(style.separator);
    expect(misread(careless, '|').filter((cell) => RUNS.test(cell.replace(/^["\s]+/, ''))).length).toBeGreaterThan(0);
  });

  test('twin: a line written without that care is seen', () => {
    const values = ['=1+1', ' @x', '＝1', 'Lyon'];
    expect(read(`${values.join(style.separator)}\r\n`, style.separator).filter((cell) => RUNS.test(cell))).toHaveLength(
      3,
    );
  });
});
