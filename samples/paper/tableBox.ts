import { formatCell } from '../../components/ui/formatNumber.ts';
import type { DataTable, Row } from '../../data/examples/types.ts';
import type { Sample } from '../models/sample.ts';
import { type Box, textBox, together, wholeColumn } from './boxes.ts';
import { column, type Paper, page, type Structure, type Style } from './Paper.ts';
import { follows, numeric, paints, splitTable } from './parts.ts';

const GAP = 12;
/** Between a number set at the right and a text set at the left. */
const WIDE_GAP = 24;
const PAD = 4.5;
const DENSE_PAD = 2.6;
const HEAD: Style = { size: 10, fill: paints['ink-2'], leading: 1.25 };
const CELL: Style = { size: 11, leading: 1.3 };
const DENSE_CELL: Style = { size: 10, leading: 1.3 };
export const CAPTION: Style = { face: 'bold', size: 11, leading: 1.3 };
export const SMALL: Style = { size: 9, fill: paints['ink-2'], leading: 1.35 };

function look({ dense }: DataTable, row: Row): Style {
  const cell = dense ? DENSE_CELL : CELL;
  if (row.look === 'total') return { ...cell, face: 'bold' };
  return row.look === 'hot' ? { ...cell, face: 'bold', fill: paints.blue } : cell;
}
const gapBefore = (table: DataTable, index: number) => (index === 0 ? 0 : follows(table, index) ? WIDE_GAP : GAP);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Numbers get the room they need; texts share the rest by what they have to say, never less than their longest word. */
function widths(paper: Paper, table: DataTable): number[] {
  const natural = table.columns.map((col, index) => {
    const tabular = numeric(table, index);
    const texts = table.rows.map((row) => ({
      text: formatCell(row.cells[index], col, row),
      ...look(table, row),
      tabular,
    }));
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

interface Line {
  texts: readonly string[];
  style: Style;
  rule: string;
  /** Whether its cells head the columns. */
  heads?: true;
}

/** A ruled table as a table of the structure tree, under its caption; its note stands below, and its source where it shows data. */
export function tableBox(paper: Paper, table: DataTable, source: string | undefined, roomier = 1): Box {
  const pad = (table.dense ? DENSE_PAD : PAD) * roomier;
  const cols = widths(paper, table);
  let right = page.left;
  const lefts = cols.map((width, index) => {
    const left = right + gapBefore(table, index);
    right = left + width;
    return left;
  });
  const styleOf = (style: Style, index: number): Style =>
    numeric(table, index) ? { ...style, align: 'right', tabular: true } : style;
  const line = ({ texts, style, rule, heads }: Line): Box => {
    const height = Math.max(
      ...texts.map((text, index) => (text ? paper.height(text, cols[index] ?? 0, styleOf(style, index)) : 0)),
    );
    return {
      height: height + pad * 2,
      after: 0,
      print: (y, parent) => {
        const row = paper.within(parent, 'TR');
        texts.forEach((text, index) => {
          const draw = text
            ? () => paper.place(text, lefts[index] ?? 0, y + pad, cols[index] ?? 0, styleOf(style, index))
            : undefined;
          const head = draw && (heads || index === 0);
          paper.tagged(row, head ? 'TH' : 'TD', draw, head ? { scope: heads ? 'Column' : 'Row' } : {});
        });
        paper.artifact(() => paper.rule(y + height + pad * 2, rule));
      },
    };
  };
  const head = line({ texts: table.columns.map(({ label }) => label), style: HEAD, rule: paints.ink, heads: true });
  const rows = table.rows.map((row) =>
    line({
      texts: table.columns.map((col, index) => formatCell(row.cells[index], col, row)),
      style: look(table, row),
      rule: row.look === 'total' ? paints.ink : paints.line,
    }),
  );
  const caption = textBox(paper, 'Caption', table.caption, CAPTION, 3);
  const grid: Box = {
    height: caption.height + caption.after + head.height + sum(rows.map(({ height }) => height)),
    after: 5,
    print: (top, parent) => {
      const element: Structure = paper.within(parent, 'Table');
      caption.print(top, element);
      let y = top + caption.height + caption.after;
      head.print(y, paper.within(element, 'THead'));
      y += head.height;
      const inside = paper.within(element, 'TBody');
      for (const row of rows) {
        row.print(y, inside);
        y += row.height;
      }
    },
  };
  const from = table.source ?? source;
  const notes = [...(table.note ? [table.note] : []), ...(from ? [`Source : ${from}`] : [])];
  return together([grid, ...notes.map((note) => textBox(paper, 'P', note, SMALL, 1))], 16);
}

const HEIGHT = 58;
const FILLS = [paints.blue, paints.ink, paints['ink-2'], paints['line-strong']];

/** Shares as one bar, to scale, then the same as a table with its amounts. */
export function splitBox(paper: Paper, split: Sample['recommendation']['split'], source: string, roomier: number): Box {
  const { caption, parts } = split;
  const title = textBox(paper, 'P', caption, CAPTION, 6);
  const top = title.height + title.after;
  const alt = `${caption}. ${parts.map(({ label, share, amount }) => `${label} : ${share} %, ${amount}`).join(' ; ')}.`;
  const bar: Box = {
    height: top + HEIGHT,
    after: 14,
    print: (y, parent) => {
      const { x, width } = wholeColumn;
      const figure = paper.within(parent, 'Figure', { alt, bbox: [x, y, x + width, y + top + HEIGHT] });
      title.print(y, paper.within(figure, 'Caption'));
      figure.add(() => {
        let left = page.left;
        parts.forEach(({ share }, index) => {
          const part = (column * share) / 100;
          paper.pdf.rect(left, y + top, part - 1.5, HEIGHT).fill(FILLS[index] ?? paints.line);
          const fill = index === 3 ? paints.ink : paints.paper;
          const slim = share < 10;
          const size = slim ? 12 : 17;
          const style = { face: 'serif', size, fill, leading: 1.1 } as const;
          paper.place(`${share} %`, left + (slim ? 4 : 8), y + top + 34, 60, style);
          left += part;
        });
      });
    },
  };
  return together([bar, tableBox(paper, splitTable('Détail', split), source, roomier)]);
}
