import { formatCell } from '../../components/ui/formatCell.ts';
import type { DataTable, Row } from '../../data/examples/types.ts';
import { column, type Paper, page, type Style } from './Paper.ts';
import { paints } from './palette.ts';

const GAP = 12;
/** Between a number set at the right and a text set at the left. */
const WIDE_GAP = 24;
const PAD = 4.5;
const DENSE_PAD = 2.6;
const HEAD: Style = { size: 10, fill: paints['ink-2'], leading: 1.25 };
const CELL: Style = { size: 11, leading: 1.3 };
const look = (row: Row): Style =>
  row.look === 'total'
    ? { ...CELL, face: 'bold' }
    : row.look === 'hot'
      ? { ...CELL, face: 'bold', fill: paints.blue }
      : CELL;
const numeric = (table: DataTable, index: number) => index > 0 && table.columns[index]?.digits !== undefined;
const gapBefore = (table: DataTable, index: number) =>
  index === 0 ? 0 : numeric(table, index - 1) && !numeric(table, index) ? WIDE_GAP : GAP;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Numbers get the room they need; texts share the rest by what they have to say, never less than their longest word. */
function widths(paper: Paper, table: DataTable): number[] {
  const natural = table.columns.map((col, index) => {
    const tabular = numeric(table, index);
    const texts = table.rows.map((row) => ({ text: formatCell(row.cells[index], col, row), ...look(row), tabular }));
    const head = { text: col.label, ...HEAD, tabular };
    const whole = ({ text, ...style }: typeof head) => paper.width(text, style);
    const longestWord = ({ text, ...style }: typeof head) =>
      Math.max(...text.split(' ').map((word) => paper.width(word, style)));
    const label = whole(head);
    const want = Math.max(...texts.map(whole), 30) + 1;
    const heading = Math.max(longestWord(head), label / 2 + 8) + 1;
    const least = Math.max(heading, ...texts.map(longestWord)) + 1;
    return tabular
      ? { want: Math.max(want, heading), least: Math.max(want, heading) }
      : { want: Math.max(want, label + 1), least };
  });
  const room = column - sum(table.columns.map((_, index) => gapBefore(table, index)));
  const spare = room - sum(natural.map(({ want }) => want));
  const texts = sum(natural.map(({ want }, index) => (numeric(table, index) ? 0 : want)));
  if (spare >= 0) return natural.map(({ want }, index) => want + (numeric(table, index) ? 0 : (spare * want) / texts));
  const give = sum(natural.map(({ want, least }) => want - least)) || 1;
  return natural.map(({ want, least }) => want + (spare * (want - least)) / give);
}

/** A ruled table under its caption, its note below; rows never break across pages. */
export function printTable(paper: Paper, table: DataTable, pad = table.dense ? DENSE_PAD : PAD): void {
  const cols = widths(paper, table);
  let right = page.left;
  const lefts = cols.map((width, index) => {
    const left = right + gapBefore(table, index);
    right = left + width;
    return left;
  });
  const draw = (texts: readonly string[], style: Style, rule: string, tag: string) => {
    const styles = texts.map(
      (_, index): Style => (numeric(table, index) ? { ...style, align: 'right', tabular: true } : style),
    );
    const height = Math.max(
      ...texts.map((text, index) => (text ? paper.height(text, cols[index] ?? 0, styles[index] ?? style) : 0)),
    );
    paper.ensure(height + pad * 2);
    const y = paper.y + pad;
    paper.tagged(tag, () =>
      texts.forEach((text, index) => {
        if (!text) return;
        paper.place(text, lefts[index] ?? 0, y, cols[index] ?? 0, styles[index] ?? style);
      }),
    );
    paper.y = y + height + pad;
    paper.artifact(() => paper.rule(paper.y, rule));
  };
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
  paper.leave(6);
  if (table.note) paper.block('Note', table.note, { size: 9, fill: paints['ink-2'], leading: 1.35 }, 6);
  paper.leave(table.note ? 8 : 12);
}
