import {
  AlignmentType,
  BorderStyle,
  type IStylesOptions,
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
import { cellTexts, columnWidths, faces, follows, numeric, rowLook, shade, words } from '../parts.ts';

/** Half-points and twentieths of a point, as the format counts. */
export const halfPoints = (points: number): number => Math.round(points * 2);
export const twentieths = (points: number): number => Math.round(points * 20);
const heading = (size: number, before: number, after: number) => ({
  run: { font: faces.serif, size: halfPoints(size), color: shade('doc-ink'), bold: false },
  paragraph: {
    spacing: { before: twentieths(before), after: twentieths(after), line: 264, lineRule: LineRuleType.AUTO },
    keepNext: true,
  },
});

/** Word's own styles in the house's look: a change of style changes the document. */
export const wordStyles: IStylesOptions = {
  default: {
    document: {
      run: { font: faces.serif, size: halfPoints(11), color: shade('doc-ink'), language: { value: 'fr-FR' } },
      paragraph: { spacing: { line: 320, lineRule: LineRuleType.AUTO, after: twentieths(8) } },
    },
    title: { run: { font: faces.serif, size: halfPoints(34) }, paragraph: { spacing: { after: twentieths(12) } } },
    heading1: heading(20, 0, 10),
    heading2: heading(13.5, 14, 5),
  },
  paragraphStyles: [
    {
      id: 'Quiet',
      name: 'Mention',
      basedOn: 'Normal',
      run: { font: faces.sans, size: halfPoints(9), color: shade('doc-ink-2') },
      paragraph: { spacing: { after: twentieths(6), line: 264, lineRule: LineRuleType.AUTO } },
    },
    {
      id: 'Lead',
      name: 'Chapeau',
      basedOn: 'Normal',
      run: { font: faces.sans, size: halfPoints(11.5), color: shade('doc-ink-2') },
      paragraph: { spacing: { after: twentieths(12), line: 320, lineRule: LineRuleType.AUTO } },
    },
    {
      id: 'Legend',
      name: 'Légende de tableau',
      basedOn: 'Normal',
      run: { font: faces.sans, size: halfPoints(10), bold: true },
      paragraph: { keepNext: true, spacing: { before: twentieths(8), after: twentieths(4) } },
    },
    {
      id: 'Pulled',
      name: 'Exergue',
      basedOn: 'Normal',
      run: { size: halfPoints(15) },
      paragraph: {
        indent: { left: twentieths(24) },
        spacing: { before: twentieths(8), after: twentieths(14), line: 288, lineRule: LineRuleType.AUTO },
      },
    },
  ],
};

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
