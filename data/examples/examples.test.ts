import { describe, expect, test } from 'vitest';
import { examples } from '../examples.ts';
import { unchangedContent as content } from '../settings/unchangedContent.ts';
import { documentPages } from './documentPages.ts';
import { type DataTable, type Example, totalPages } from './types.ts';

const tablesOf = ({ pages }: Example): DataTable[] =>
  pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : [])));

/** Returns the numbers of the sources that an example's pages, tables and charts cite: « [2] », « source 1 », « sources 1 à 6 et 14 ». */
function citedBy({ sources: _sources, method: _method, ...rest }: Example): number[] {
  const words = JSON.stringify(rest);
  const ranges = [...words.matchAll(/sources (\d+) à (\d+)(?: et (\d+))?/g)].flatMap(([, from, to, more]) => [
    ...Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index),
    ...(more ? [Number(more)] : []),
  ]);
  const marks = [...words.matchAll(/\[(\d+)\]|source (\d+)\b/g)].map(([, mark, named]) => Number(mark ?? named));
  return [...new Set([...ranges, ...marks])].sort((a, b) => a - b);
}

/** Sums a column of a table. Rounded cells may differ from a rounded total by half a unit each. */
const sumOf = ({ rows }: Pick<DataTable, 'rows'>, column: number) =>
  rows.reduce((sum, { cells }) => sum + Number(cells[column] ?? 0), 0);

/** Finds the totals of these tables that are not the sum of the rows above them. */
const wrongTotals = (tables: readonly DataTable[]): string[] =>
  tables.flatMap(({ caption, columns, rows }) => {
    const at = rows.findIndex(({ cells }) => cells[0] === 'Total');
    return (rows[at]?.cells ?? []).flatMap((cell, column) => {
      if (typeof cell !== 'number') return [];
      const above = rows.slice(0, at);
      const slack = above.length * 0.5 * 10 ** -(columns[column]?.digits ?? 0);
      return Math.abs(sumOf({ rows: above }, column) - cell) <= slack ? [] : [`${caption}, column ${column}`];
    });
  });

describe.each(examples(content))('the example $slug', (example) => {
  const tables = tablesOf(example);

  test('has one cell a column in every row, and totals that add up; a wrong one, the twin, is found', () => {
    for (const { caption, columns, rows } of tables)
      for (const { cells } of rows) expect(cells, caption).toHaveLength(columns.length);
    expect(wrongTotals(tables)).toEqual([]);
    const table = { caption: 'T', columns: [{ label: '' }, { label: '', digits: 0 }] };
    expect(wrongTotals([{ ...table, rows: [{ cells: ['A', 4] }, { cells: ['Total', 6] }] }])).toEqual(['T, column 1']);
  });

  test('is read in the order of the deliverable, as many pages as its PDF says, the last one signed', () => {
    const pages = documentPages(example);
    const [pdf] = example.downloads;
    expect(pages).toHaveLength(pdf?.count ?? 0);
    const folios = pages.flatMap((one) => (one.kind === 'inner' ? [one.page.folio] : []));
    expect(folios).toEqual([...new Set(folios)].sort((a, b) => a - b));
    expect(folios.at(-1)).toBeLessThanOrEqual(totalPages(example));
    expect(pages.map(({ symbol }) => symbol).indexOf('signed')).toBe(pages.length - 1);
    // The pages of one chapter follow one another: no chapter appears twice.
    const chapters = pages.map(({ chapter }) => chapter).filter((one, index, all) => one !== all[index - 1]);
    expect(chapters).toHaveLength(new Set(chapters).size);
  });

  test('shares the work between five models, whose answers part, and its budget without a remainder', () => {
    expect([example.method.roles, example.method.journal.answers]).toEqual([
      expect.objectContaining({ length: 5 }),
      expect.objectContaining({ length: 5 }),
    ]);
    expect(new Set(example.method.journal.answers).size).toBeGreaterThan(2);
    const splits = example.pages.flatMap(({ split }) => split ?? []);
    expect(splits.map(({ parts }) => parts.reduce((sum, { share }) => sum + share, 0))).toEqual([100]);
  });

  test('cites no source that it does not list', () => {
    const listed = example.sources.map((_, index) => index + 1);
    expect(citedBy(example).filter((number) => !listed.includes(number))).toEqual([]);
    expect(example.meta.description.length).toBeLessThanOrEqual(155);
  });
});
