import { describe, expect, it, test } from 'vitest';
import { type Block, type DataTable, totalPages } from '../../data/examples/types.ts';
import { extents } from '../../data/offer/extents.ts';
import { slidesOf } from '../paper/deck/decks.ts';
import { extractPlan } from '../paper/extractPlan.ts';
import { drivers as auditDrivers } from './automationAudit/drivers.ts';
import { auditOf } from './automationAudit/model.ts';
import { automationAudit } from './automationAudit.ts';
import { financialAnalysis } from './financialAnalysis.ts';
import { competitors } from './marketStudy/competitors.ts';
import { marketStudy } from './marketStudy.ts';
import { contentDrivers } from './premiumContent/drivers.ts';
import { contentModel } from './premiumContent/model.ts';
import { premiumContent } from './premiumContent.ts';
import { saasComparison } from './saasComparison.ts';
import type { Sample } from './sample.ts';
import { duration, drivers as planDrivers } from './strategicPlan/drivers.ts';
import { strategicPlan } from './strategicPlan.ts';

const pages: readonly [Sample, number][] = [
  [marketStudy, 47],
  [premiumContent, 59],
  [automationAudit, 34],
  [strategicPlan, 24],
  [financialAnalysis, 28],
  [saasComparison, 53],
];
const tablesOf = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []));
/** Of the page and of the document alone. */
const innerPages = ({ preview, document }: Sample) => [...preview.pages, ...(document.pages ?? [])];
const everyTable = (example: Sample): DataTable[] => [
  ...example.analyses.flatMap(({ table, prose }) => [...(table ? [table] : []), ...tablesOf(prose ?? [])]),
  ...innerPages(example).flatMap(({ blocks }) => tablesOf(blocks)),
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
    expect(example.method.journal.answers).toHaveLength(5);
    expect(new Set(example.method.journal.answers).size, 'the answers part').toBeGreaterThan(2);
    expect(example.method.journal.folio).toBeLessThanOrEqual(totalPages(example));
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

/** The numbers of the sources that pages, tables and charts refer to: « [2] », « source 1 ». */
const citedBy = ({ sources: _sources, method: _method, ...rest }: Sample): number[] => [
  ...new Set(
    [...JSON.stringify(rest).matchAll(/\[(\d+)\]|source (\d+)\b/g)].map(([, mark, named]) => Number(mark ?? named)),
  ),
];

it.each([automationAudit, financialAnalysis, saasComparison, strategicPlan])(
  '$slug cites each of its sources on a page, and no other',
  (example) => {
    expect(citedBy(example).toSorted((a, b) => a - b)).toEqual(example.sources.map((_, index) => index + 1));
  },
);

it.each(pages)('the charts of the example %# say more than the title above them', (example) => {
  const messages = extractPlan(example).flatMap(({ title, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'chart' ? [[title, block.chart.title]] : [])),
  );
  const slides = slidesOf(example).flatMap(({ title, chart }) => (chart ? [[title, chart.title]] : []));
  for (const [title, chart] of [...messages, ...slides]) expect(chart).not.toBe(title);
});

test('the models hold what every page of the site announces of the samples', () => {
  expect(competitors).toHaveLength(extents.market.competitors);
  const { words: announced, ...shown } = extents.content;
  const { pieces, words, rows, published, of } = contentModel(contentDrivers);
  expect({
    pieces,
    formats: rows.length,
    weeks: published.length,
    article: of('article').words,
    satellite: of('satellite').words,
  }).toEqual(shown);
  expect(words).toBeGreaterThanOrEqual(announced);
  const { lines, kept, weeks, year } = auditOf(auditDrivers);
  expect({ automated: lines.length, kept: kept.length, weeks, firstYear: Math.round(year.roi * 100) / 100 }).toEqual(
    extents.automation,
  );
  const { projects, discarded, gates } = planDrivers;
  expect([duration, projects.length, discarded.length, gates.length]).toEqual([
    extents.strategy.months,
    extents.strategy.projects,
    extents.strategy.discarded,
    extents.strategy.gates,
  ]);
});
