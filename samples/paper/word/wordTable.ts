import {
  AlignmentType,
  BorderStyle,
  LineRuleType,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { formatCell } from '../../../components/ui/table/formatCell.ts';
import type { DataTable } from '../../../data/examples/types.ts';
import { halfPoints, inWord, tint, twentieths, wordFaces } from './wordStyles.ts';

/** What the column of text is wide, in twentieths of a point. */
const TEXT_WIDTH = twentieths(455);
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const rule = (name: string) => ({ style: BorderStyle.SINGLE, size: 4, color: tint(name) });
const numeric = ({ columns }: DataTable, index: number) => index > 0 && columns[index]?.digits !== undefined;

/** Columns by what they hold. */
function widths(table: DataTable): number[] {
  const wants = table.columns.map((column, index) => {
    const longest = Math.max(...table.rows.map((row) => formatCell(row.cells[index], column, row).length));
    const word = Math.max(...column.label.split(' ').map((one) => one.length));
    return numeric(table, index)
      ? Math.max(7, longest + 2, word + 3)
      : Math.min(30, Math.max(8, longest, column.label.length));
  });
  const sum = wants.reduce((total, want) => total + want, 0);
  return wants.map((want) => Math.round((TEXT_WIDTH * want) / sum));
}

/** A table under its legend, its head repeated on each page, its note and its source below. */
export function wordTable(table: DataTable, source: string): (Paragraph | Table)[] {
  const columns = widths(table);
  const cell = (text: string, index: number, line: string, run: { bold?: boolean; color?: string }) =>
    new TableCell({
      width: { size: columns[index] ?? 0, type: WidthType.DXA },
      verticalAlign: VerticalAlign.CENTER,
      borders: { top: none, left: none, right: none, bottom: rule(line) },
      margins: {
        top: 60,
        bottom: 60,
        left: index === 0 ? 0 : numeric(table, index - 1) && !numeric(table, index) ? 220 : 80,
        right: 40,
      },
      children: [
        new Paragraph({
          // A table is never parted from itself, nor from its source.
          keepNext: true,
          alignment: numeric(table, index) ? AlignmentType.RIGHT : AlignmentType.LEFT,
          spacing: { after: 0, line: 252, lineRule: LineRuleType.AUTO },
          children: [new TextRun({ text: inWord(text), font: wordFaces.sans, size: halfPoints(9.5), ...run })],
        }),
      ],
    });
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: table.columns.map(({ label }, index) => cell(label, index, 'doc-ink', { color: tint('doc-ink-2') })),
  });
  const rows = table.rows.map(
    (row) =>
      new TableRow({
        cantSplit: true,
        children: table.columns.map((column, index) =>
          cell(formatCell(row.cells[index], column, row), index, row.look === 'total' ? 'doc-ink' : 'doc-line', {
            bold: row.look === 'total' || row.look === 'hot',
            ...(row.look === 'hot' && { color: tint('doc-blue') }),
          }),
        ),
      }),
  );
  const quiet = (text: string) => new Paragraph({ style: 'Quiet', text: inWord(text), spacing: { before: 60 } });
  return [
    new Paragraph({ style: 'Legend', text: inWord(table.caption) }),
    new Table({ columnWidths: columns, width: { size: TEXT_WIDTH, type: WidthType.DXA }, rows: [head, ...rows] }),
    ...(table.note ? [quiet(table.note)] : []),
    quiet(`Source : ${table.source ?? source}`),
  ];
}
