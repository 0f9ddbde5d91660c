import { describe, expect, it } from 'vitest';
import { automationAudit } from './automationAudit.ts';
import { financialAnalysis } from './financialAnalysis.ts';
import { marketStudy } from './marketStudy.ts';
import { premiumContent } from './premiumContent.ts';
import { saasComparison } from './saasComparison.ts';
import { strategicPlan } from './strategicPlan.ts';
import { type Block, type DataTable, type Example, totalPages } from './types.ts';

const pages: readonly [Example, number][] = [
  [marketStudy, 47],
  [premiumContent, 58],
  [automationAudit, 34],
  [strategicPlan, 24],
  [financialAnalysis, 28],
  [saasComparison, 53],
];
const tablesOf = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []));
const everyTable = (example: Example): DataTable[] => [
  ...example.analyses.flatMap(({ table, prose }) => [...(table ? [table] : []), ...tablesOf(prose ?? [])]),
  ...example.preview.pages.flatMap(({ blocks }) => tablesOf(blocks)),
  ...(example.recommendation.table ? [example.recommendation.table] : []),
];

describe.each(pages)('the example %#', (example, total) => {
  it('counts as many pages as its sections', () => {
    expect(totalPages(example)).toBe(total);
  });

  it('shows each inner page inside the section that claims it', () => {
    let first = 1;
    const ranges = new Map(
      example.structure.sections.map(({ title, pages: count }) => {
        const range = [first, first + count - 1] as const;
        first += count;
        return [title, range];
      }),
    );
    for (const { section, folio } of example.preview.pages) {
      const [from, to] = ranges.get(section) ?? [0, 0];
      expect(folio, section).toBeGreaterThanOrEqual(from);
      expect(folio, section).toBeLessThanOrEqual(to);
    }
  });

  it('shares the work between five models and splits its budget without a remainder', () => {
    expect(example.method.roles).toHaveLength(5);
    expect(example.method.roles.reduce((sum, { share }) => sum + share, 0)).toBe(100);
    expect(example.recommendation.split.parts.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  });

  it('gives every row of a table one cell per column', () => {
    for (const table of everyTable(example))
      for (const row of table.rows) expect(row.cells, table.caption).toHaveLength(table.columns.length);
  });

  it('adds up: a row named Total is the sum of the rows above it, column by column', () => {
    for (const table of everyTable(example)) {
      const at = table.rows.findIndex(({ cells }) => cells[0] === 'Total');
      table.rows[at]?.cells.forEach((cell, column) => {
        if (typeof cell !== 'number') return;
        const sum = table.rows.slice(0, at).reduce((total, { cells }) => total + Number(cells[column] ?? 0), 0);
        expect(sum, `${table.caption}, column ${column}`).toBeCloseTo(cell, 6);
      });
    }
  });

  it('describes itself in at most 155 characters and cites only https sources', () => {
    expect(example.meta.description.length).toBeLessThanOrEqual(155);
    for (const { url } of example.sources) expect(url).toMatch(/^https:\/\//);
  });
});

it('the financial example raises what its prudent scenario needs, and spends what its charges add', () => {
  const rows = financialAnalysis.recommendation.table?.rows ?? [];
  const [research, sales, team, spent, reserve, raised] = rows.map(({ cells }) => Number(cells[3]));
  expect(Number(research) + Number(sales) + Number(team)).toBeCloseTo(Number(spent), 6);
  expect(Number(spent) + Number(reserve)).toBeCloseTo(Number(raised), 6);
  const forecast = financialAnalysis.analyses[0]?.table?.rows ?? [];
  const charges =
    forecast
      .find(({ cells }) => cells[0] === 'Charges opérationnelles')
      ?.cells.slice(1)
      .map(Number) ?? [];
  const [base = 0, next = 0, last = 0] = charges;
  expect(next - base + (last - base)).toBeCloseTo(Number(spent), 6);
  const sizing = financialAnalysis.preview.pages[2]?.blocks[0];
  const steps = sizing?.kind === 'table' ? sizing.table.rows.map(({ cells }) => Number(cells[1])) : [];
  expect((steps[0] ?? 0) + (steps[1] ?? 0) + (steps[2] ?? 0)).toBeCloseTo(steps[3] ?? Number.NaN, 6);
  expect((steps[3] ?? 0) + (steps[4] ?? 0)).toBeCloseTo(steps[5] ?? Number.NaN, 6);
});

it('the cash of each financial year follows from the year before', () => {
  const rows = new Map(
    financialAnalysis.analyses[0]?.table?.rows.map(({ cells }) => [String(cells[0]), cells.slice(1).map(Number)]) ?? [],
  );
  const of = (name: string) => rows.get(name) ?? [];
  let cash = 3.58;
  of('Trésorerie fin d’année').forEach((closing, year) => {
    cash += (of('EBITDA')[year] ?? 0) + (of('Investissements et BFR')[year] ?? 0) + (of('Levée de fonds')[year] ?? 0);
    expect(closing).toBeCloseTo(cash, 6);
    expect((of('Marge brute')[year] ?? 0) - (of('Charges opérationnelles')[year] ?? 0)).toBeCloseTo(
      of('EBITDA')[year] ?? Number.NaN,
      6,
    );
  });
});
