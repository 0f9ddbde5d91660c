import type PptxGenJS from 'pptxgenjs';
import type { DataTable } from '../../../data/examples/types.ts';
import { cellTexts, columnWidths, faces, follows, numeric, rowLook, shade, words } from '../parts.ts';
import type { Frame } from './placeChart.ts';

/** A table of the presentation program, ruled as the house rules tables. */
export function placeTable(slide: PptxGenJS.Slide, table: DataTable, { x, y, w, h }: Frame): void {
  const lines = table.rows.length + 1;
  const size = lines > 11 ? 11 : lines > 9 ? 12 : lines > 6 ? 13 : 15;
  const none = { type: 'none' as const };
  const rule = (name: string) => ({ type: 'solid' as const, pt: 0.75, color: shade(name) });
  const cell = (text: string, index: number, options: PptxGenJS.TableCellProps): PptxGenJS.TableCell => ({
    text: words(text),
    options: {
      align: numeric(table, index) ? 'right' : 'left',
      // Words after a number stand apart from it.
      ...(follows(table, index) && { margin: [0.03, 0.08, 0.03, 0.3] }),
      ...options,
    },
  });
  const head = table.columns.map(({ label }, index) =>
    cell(label, index, {
      color: shade('doc-ink-2'),
      fontSize: size - 1,
      valign: 'bottom',
      border: [none, none, rule('doc-ink'), none],
    }),
  );
  const rows = table.rows.map((row) => {
    const { rule: line, ...run } = rowLook(row);
    return cellTexts(table, row).map((text, index) =>
      cell(text, index, { ...run, border: [none, none, rule(line), none] }),
    );
  });
  slide.addText(words(table.caption), {
    x,
    y,
    w,
    h: 0.34,
    margin: 0,
    bold: true,
    fontFace: faces.sans,
    fontSize: 13,
    color: shade('doc-ink'),
    valign: 'top',
    lang: 'fr-FR',
  });
  slide.addTable([head, ...rows], {
    x,
    y: y + 0.4,
    w,
    colW: columnWidths(table, w),
    rowH: Math.min(lines > 6 ? 0.46 : 0.6, (h - 0.4) / lines),
    fontFace: faces.sans,
    fontSize: size,
    valign: 'middle',
    margin: [0.03, 0.08, 0.03, 0.02],
    hasHeader: true,
  } as PptxGenJS.TableProps);
}
