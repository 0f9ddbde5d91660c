import { formatCell } from '../../components/ui/formatCell.ts';
import type { DataTable, Row } from '../../data/examples/types.ts';
import { column, type Paper, page, type Style } from './Paper.ts';
import { paints } from './palette.ts';

const GAP = 12;
const PAD = 5.5;
const HEAD: Style = { size: 10, fill: paints['ink-2'], leading: 1.25 };
const CELL: Style = { size: 11, leading: 1.3 };
const numeric = (table: DataTable, index: number) => index > 0 && table.columns[index]?.digits !== undefined;

/** Numbers get the room they need; texts share the rest by what they have to say. */
function widths(paper: Paper, table: DataTable): number[] {
  const { pdf } = paper;
  const natural = table.columns.map((col, index) => {
    paper.use({ ...CELL, face: 'bold' });
    const cells = table.rows.map((row) => pdf.widthOfString(paper.text(formatCell(row.cells[index], col, row))));
    paper.use(HEAD);
    const words = col.label.split(' ').map((word) => pdf.widthOfString(paper.text(word)));
    const half = pdf.widthOfString(paper.text(col.label)) / 2 + 8;
    return { want: Math.max(...cells, 30), least: Math.max(...words, half) + 1 };
  });
  const fixed = natural.map(({ want, least }, index) => (numeric(table, index) ? Math.max(want, least) : undefined));
  const taken = fixed.reduce<number>((sum, width) => sum + (width ?? 0), 0) + GAP * (table.columns.length - 1);
  const wants = natural.map(({ want, least }, index) =>
    fixed[index] === undefined ? Math.max(Math.min(want, 230), least) : 0,
  );
  const wanted = wants.reduce((sum, want) => sum + want, 0);
  return natural.map((_, index) => fixed[index] ?? ((column - taken) * (wants[index] ?? 0)) / wanted);
}

/** A ruled table under its caption, its note below; rows never break across pages. */
export function printTable(paper: Paper, table: DataTable): void {
  const cols = widths(paper, table);
  const lefts = cols.map((_, index) => page.left + cols.slice(0, index).reduce((sum, width) => sum + width + GAP, 0));
  const draw = (texts: readonly string[], style: Style, rule: string, tag: string) => {
    const height = Math.max(...texts.map((text, index) => (text ? paper.height(text, cols[index] ?? 0, style) : 0)));
    paper.ensure(height + PAD * 2);
    const y = paper.y + PAD;
    paper.tagged(tag, () =>
      texts.forEach((text, index) => {
        if (!text) return;
        paper.place(text, lefts[index] ?? 0, y, cols[index] ?? 0, {
          ...style,
          ...(numeric(table, index) && { align: 'right' as const, tabular: true }),
        });
      }),
    );
    paper.y = y + height + PAD;
    paper.artifact(() => paper.rule(paper.y, rule));
  };
  const look = (row: Row): Style =>
    row.look === 'total'
      ? { ...CELL, face: 'bold' }
      : row.look === 'hot'
        ? { ...CELL, face: 'bold', fill: paints.blue }
        : CELL;
  paper.ensure(90);
  paper.block('Caption', table.caption, { face: 'bold', size: 11 }, 3);
  draw(
    table.columns.map(({ label }) => label),
    HEAD,
    paints.ink,
    'P',
  );
  for (const row of table.rows)
    draw(
      table.columns.map((col, index) => formatCell(row.cells[index], col, row)),
      look(row),
      row.look === 'total' ? paints.ink : paints.line,
      'P',
    );
  paper.y += 6;
  if (table.note) paper.block('Note', table.note, { size: 9, fill: paints['ink-2'], leading: 1.35 }, 6);
  paper.y += 14;
}
