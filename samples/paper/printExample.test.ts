import { beforeAll, describe, expect, test } from 'vitest';
import { chartTable } from '../../components/figures/charts/chartTable.ts';
import { type Element, structureTree, walk } from '../../data/examples/testing/structureTree.ts';
import { decimal } from '../../data/french/frenchNumbers.ts';
import { samples } from '../samples.ts';
import { extractPlan } from './extractPlan.ts';
import { leastFill, printExample } from './printExample.ts';

test.each(samples)(
  'the extract of $slug prints every result and inner page once, in the order of the deliverable',
  (example) => {
    const plan = extractPlan(example);
    const folios = plan.map(({ folio }) => folio);
    expect(folios).toEqual([...folios].sort((a, b) => a - b));
    expect(new Set(folios).size).toBe(folios.length);
    const printed = plan.flatMap(({ blocks }) => blocks);
    const shown = printed.map((block) =>
      block.kind === 'chart' ? block.chart : block.kind === 'table' ? block.table : block,
    );
    expect(new Set(shown).size).toBe(shown.length);
    for (const { chart, table } of example.analyses) {
      if (chart) expect(shown).toContain(chart);
      if (table) expect(shown).toContain(table);
    }
    for (const { chart } of example.document.figures) expect(shown).toContain(chart);
    for (const { blocks } of example.preview.pages) {
      for (const block of blocks) expect(printed).toContainEqual(block);
    }
  },
);

/** What must hold of a table's row: cells only, its first one a head unless it is empty. */
const rowsOf = (table: Element) => walk(table).filter(({ type }) => type === 'TR');

describe.each(samples)('the document $slug', (example) => {
  let fills: readonly number[];
  let tree: Element;
  let all: Element[];
  let bytes: Buffer;
  beforeAll(async () => {
    const paper = printExample(example);
    fills = paper.fills;
    bytes = await paper.bytes();
    tree = structureTree(bytes);
    all = walk(tree);
  });

  test('leaves no page but the last under the least fill', () => {
    expect(fills.slice(0, -1).filter((fill) => fill < leastFill)).toEqual([]);
    expect(Math.max(...fills)).toBeLessThanOrEqual(1);
  });

  test('is announced by the link with its true number of pages and its size', () => {
    const link = example.downloads.find(({ file }) => file.endsWith('.pdf'));
    expect(link?.count).toBe(fills.length);
    expect(Math.abs(bytes.length / 1000 / (link?.kilobytes ?? 0) - 1)).toBeLessThan(0.15);
  });

  test('has one first heading, and skips no level below it', () => {
    const levels = all.flatMap(({ type }) => (/^H\d$/.test(type) ? [Number(type[1])] : []));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  test('tags each table by rows and cells under heads that say which way they head', () => {
    const tables = all.filter(({ type }) => type === 'Table');
    expect(tables.length).toBeGreaterThan(4);
    for (const table of tables) {
      expect(table.children.map(({ type }) => type)).toEqual(['Caption', 'THead', 'TBody']);
      const [head, ...rows] = rowsOf(table);
      for (const cell of head?.children ?? []) expect(cell.type === 'TD' || cell.scope === 'Column').toBe(true);
      for (const row of rows) {
        expect(row.children).toHaveLength(head?.children.length ?? 0);
        expect(row.children[0]).toMatchObject({ type: 'TH', scope: 'Row' });
        expect(row.children.slice(1).every(({ type }) => type === 'TD')).toBe(true);
      }
    }
  });

  test('says of each chart its conclusion and every value', () => {
    const spoken = all.filter(({ type }) => type === 'Figure').map(({ alt = '' }) => alt);
    expect(spoken.every((alt) => alt.length > 0)).toBe(true);
    for (const message of extractPlan(example)) {
      for (const block of message.blocks) {
        if (block.kind !== 'chart') continue;
        const { columns, rows } = chartTable(block.chart);
        const alt = spoken.find((one) => one.startsWith(`${block.chart.title}. ${block.chart.measure}.`)) ?? '';
        for (const { cells } of rows)
          cells.forEach((cell, index) => {
            if (cell !== null)
              expect(alt).toContain(typeof cell === 'number' ? decimal(cell, columns[index]?.digits ?? 0) : cell);
          });
      }
    }
  });

  test('says its language and its title', () => {
    const source = bytes.toString('latin1');
    expect(source).toContain('/Lang (fr-FR)');
    expect(source).toContain('/DisplayDocTitle true');
    expect(source).toContain('/Marked true');
  });
});
