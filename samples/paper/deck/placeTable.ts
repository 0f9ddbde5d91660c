import type PptxGenJS from 'pptxgenjs';
import { formatCell } from '../../../components/ui/table/formatCell.ts';
import type { DataTable } from '../../../data/examples/types.ts';
import { faces, shade, words } from './deckStyle.ts';
import type { Frame } from './placeChart.ts';

const numeric = ({ columns }: DataTable, index: number) => index > 0 && columns[index]?.digits !== undefined;

/** Columns by what they hold: numbers need little, words share the rest. */
function widths(table: DataTable, whole: number): number[] {
  const wants = table.columns.map((column, index) => {
    const written = table.rows.map((row) => formatCell(row.cells[index], column, row));
    const longest = Math.max(...written.map((text) => text.length));
    const word = Math.max(...[column.label, ...written].flatMap((text) => text.split(/[ -]/).map((one) => one.length)));
    return numeric(table, index)
      ? Math.max(8, longest + 2, column.label.length * 0.6)
      : Math.max(word + 4, Math.min(34, Math.max(9, longest)));
  });
  const sum = wants.reduce((total, want) => total + want, 0);
  return wants.map((want) => (whole * want) / sum);
}

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
      ...(numeric(table, index - 1) && !numeric(table, index) && { margin: [0.03, 0.08, 0.03, 0.3] }),
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
  const rows = table.rows.map((row) =>
    table.columns.map((column, index) =>
      cell(formatCell(row.cells[index], column, row), index, {
        bold: row.look === 'total' || row.look === 'hot',
        color: shade(row.look === 'hot' ? 'doc-blue' : 'doc-ink'),
        border: [none, none, rule(row.look === 'total' ? 'doc-ink' : 'doc-line'), none],
      }),
    ),
  );
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
    colW: widths(table, w),
    rowH: Math.min(lines > 6 ? 0.46 : 0.6, (h - 0.4) / lines),
    fontFace: faces.sans,
    fontSize: size,
    valign: 'middle',
    margin: [0.03, 0.08, 0.03, 0.02],
    hasHeader: true,
  } as PptxGenJS.TableProps);
}
