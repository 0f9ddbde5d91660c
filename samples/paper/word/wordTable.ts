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
import type { DataTable } from '../../../data/examples/types.ts';
import { cellTexts, columnWidths, faces, follows, numeric, rowLook, shade, words } from '../office.ts';
import { halfPoints, twentieths } from './wordStyles.ts';

/** What the column of text is wide, in twentieths of a point. */
const TEXT_WIDTH = twentieths(455);
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const rule = (name: string) => ({ style: BorderStyle.SINGLE, size: 4, color: shade(name) });
/** A table under its legend, its head repeated on each page, its note and its source below. */
export function wordTable(table: DataTable, source: string): (Paragraph | Table)[] {
  const columns = columnWidths(table, TEXT_WIDTH).map(Math.round);
  const cell = (text: string, index: number, line: string, run: { bold?: boolean; color?: string }) =>
    new TableCell({
      width: { size: columns[index] ?? 0, type: WidthType.DXA },
      verticalAlign: VerticalAlign.CENTER,
      borders: { top: none, left: none, right: none, bottom: rule(line) },
      margins: {
        top: 60,
        bottom: 60,
        left: index === 0 ? 0 : follows(table, index) ? 220 : 80,
        right: 40,
      },
      children: [
        new Paragraph({
          // A table is never parted from itself, nor from its source.
          keepNext: true,
          alignment: numeric(table, index) ? AlignmentType.RIGHT : AlignmentType.LEFT,
          spacing: { after: 0, line: 252, lineRule: LineRuleType.AUTO },
          children: [new TextRun({ text: words(text), font: faces.sans, size: halfPoints(9.5), ...run })],
        }),
      ],
    });
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: table.columns.map(({ label }, index) => cell(label, index, 'doc-ink', { color: shade('doc-ink-2') })),
  });
  const rows = table.rows.map((row) => {
    const { rule: line, bold, color } = rowLook(row);
    const cells = cellTexts(table, row).map((text, index) => cell(text, index, line, { bold, color }));
    return new TableRow({ cantSplit: true, children: cells });
  });
  const quiet = (text: string) => new Paragraph({ style: 'Quiet', text: words(text), spacing: { before: 60 } });
  return [
    new Paragraph({ style: 'Legend', text: words(table.caption) }),
    new Table({ columnWidths: columns, width: { size: TEXT_WIDTH, type: WidthType.DXA }, rows: [head, ...rows] }),
    ...(table.note ? [quiet(table.note)] : []),
    quiet(`Source : ${table.source ?? source}`),
  ];
}
