import PptxGenJS from 'pptxgenjs';
import type { Chart } from '../../../data/examples/chartTypes.ts';
import type { DataTable } from '../../../data/examples/types.ts';
import { covers } from '../../../data/offer/covers.ts';
import { unchangedContent as content } from '../../../data/settings/unchangedContent.ts';
import type { Sample } from '../../models/sample.ts';
import {
  cellTexts,
  columnWidths,
  coverFacts,
  faces,
  follows,
  madeOn,
  numeric,
  rowLook,
  shade,
  steadyZip,
  words,
} from '../parts.ts';
import { type Frame, placeChart } from './placeChart.ts';

/** A table of the presentation program, ruled as the house rules tables. */
function placeTable(slide: PptxGenJS.Slide, table: DataTable, { x, y, w, h }: Frame): void {
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

/** Inches: a wide slide, the title above, the body, the source below. */
const slideSize = { width: 13.333, height: 7.5 };
const left = 0.62;
const width = slideSize.width - 2 * left;
const bodyTop = 1.95;
const bodyHeight = 4.65;
const sourceTop = 6.72;

/** A slide: one message, what shows it, and what the speaker says of it. */
export interface Slide {
  /** The part of the deck, as its plan names it. */
  part: string;
  /** A conclusion. */
  title: string;
  lead?: string;
  figures?: readonly { figure: string; label: string }[];
  chart?: Chart;
  table?: DataTable;
  points?: readonly string[];
  source: string;
  notes: string;
}

const MASTER = 'Page';
const COVER = 'Couverture';
const GAP = 0.5;
const body: Frame = { x: left, y: bodyTop, w: width, h: bodyHeight };

/** A part of the body, from a share of its width to another. */
const part = (from: number, to: number): Frame => ({
  ...body,
  x: left + from * width + (from > 0 ? GAP / 2 : 0),
  w: (to - from) * width - (from > 0 ? GAP / 2 : 0) - (to < 1 ? GAP / 2 : 0),
});

const plain = { fontFace: faces.sans, color: shade('doc-ink'), margin: 0, lang: 'fr-FR' } as const;

const quiet = shade('doc-ink-2');
/** Words in a frame. */
const say = (
  on: PptxGenJS.Slide,
  text: string,
  frame: Frame,
  fontSize: number,
  more: PptxGenJS.TextPropsOptions = {},
) => on.addText(words(text), { ...plain, ...frame, fontSize, ...more });

function placeFigures(on: PptxGenJS.Slide, figures: NonNullable<Slide['figures']>, { x, y, w }: Frame): void {
  const each = w / figures.length;
  figures.forEach(({ figure, label }, index) => {
    const at = { x: x + each * index, w: each - 0.3 };
    on.addShape('line', { ...at, y, h: 0, line: { color: shade('doc-ink'), width: 1 } });
    say(on, figure, { ...at, y: y + 0.15, h: 0.9 }, 36, { fontFace: faces.serif });
    say(on, label, { ...at, y: y + 1.1, h: 0.7 }, 14, { color: quiet, valign: 'top' });
  });
}

function placePoints(on: PptxGenJS.Slide, points: readonly string[], frame: Frame, size = 14): void {
  const long = points.length > 6;
  on.addText(
    points.map((point) => ({ text: words(point), options: { breakLine: true, paraSpaceAfter: long ? 5 : 12 } })),
    { ...plain, ...frame, fontSize: long ? 13 : size, valign: 'top', lineSpacingMultiple: 1.15, fit: 'shrink' },
  );
}

/** What the slide holds, side by side: a chart beside its table or its words. */
function placeBody(on: PptxGenJS.Slide, { figures, chart, table, points }: Slide, room: Frame): void {
  const inRoom = (frame: Frame): Frame => ({ ...frame, y: room.y, h: room.h });
  if (figures) {
    placeFigures(on, figures, { ...room, y: room.y + 0.2 });
    if (points) placePoints(on, points, { ...room, y: room.y + 2.3, h: room.h - 2.3 }, 18);
    return;
  }
  if (chart && table) {
    placeTable(on, table, inRoom(part(0, 0.52)));
    placeChart(on, chart, inRoom(part(0.52, 1)));
  } else if (chart) {
    placeChart(on, chart, points ? inRoom(part(0, 0.62)) : room);
    if (points) placePoints(on, points, inRoom(part(0.62, 1)));
  } else if (table) {
    placeTable(on, table, points ? inRoom(part(0, 0.6)) : room);
    if (points) placePoints(on, points, inRoom(part(0.6, 1)));
  } else if (points) placePoints(on, points, room);
}

function addSlide(pptx: PptxGenJS, slide: Slide): void {
  const on = pptx.addSlide({ masterName: MASTER });
  on.addText(words(slide.title), { placeholder: 'title' });
  say(on, slide.part, { x: left, y: 0.4, w: width, h: 0.3 }, 12, { color: quiet });
  const room = { ...body };
  if (slide.lead) {
    const h = slide.figures ? 1 : 0.5;
    say(on, slide.lead, { x: left, y: 1.72, w: width, h }, 16, { color: quiet, valign: 'top' });
    room.y += h - 0.05;
    room.h -= h - 0.05;
  }
  placeBody(on, slide, room);
  if (slide.source)
    say(on, `Source : ${slide.source}`, { x: left, y: sourceTop, w: width, h: 0.26 }, 10, { color: quiet });
  on.addNotes(words(slide.notes));
}

function addCover(pptx: PptxGenJS, slide: Slide, facts: readonly (readonly [string, string])[]): void {
  const on = pptx.addSlide({ masterName: COVER });
  on.addText(words(slide.title), { placeholder: 'title' });
  say(on, slide.lead ?? '', { x: left, y: 3.35, w: 11, h: 0.9 }, 20, { color: quiet, valign: 'top' });
  on.addText(
    facts.flatMap(([label, value]) => [
      { text: `${label} : `, options: { color: shade('doc-ink-2') } },
      { text: words(value), options: { bold: true, breakLine: true } },
    ]),
    { ...plain, x: left, y: 5.35, w: width, h: 1.3, fontSize: 13, valign: 'top', lineSpacingMultiple: 1.25 },
  );
  on.addNotes(words(slide.notes));
}

/** A deck: charts and tables the reader can edit, notes with their sources. */
export async function writeDeck(example: Sample, [first, ...slides]: readonly Slide[]): Promise<Uint8Array> {
  const cover = covers(content)[example.cover];
  if (!first) throw new Error('The deck has no cover');
  const pptx = new PptxGenJS();
  pptx.defineLayout({ name: 'Large', width: slideSize.width, height: slideSize.height });
  pptx.layout = 'Large';
  pptx.title = words(`${cover.kind} : ${cover.title}`);
  // Without them the library writes its own name.
  pptx.author = 'Exemple illustratif';
  pptx.company = 'Exemple illustratif';
  pptx.subject = words(example.lead);
  pptx.theme = { headFontFace: faces.serif, bodyFontFace: faces.sans };
  const line = (y: number, name: string, thick: number) =>
    ({ line: { x: left, y, w: width, h: 0, line: { color: shade(name), width: thick } } }) as const;
  const text = (said: string, y: number, fontSize: number, more: PptxGenJS.TextPropsOptions = {}) => ({
    text: { text: said, options: { ...plain, x: left, y, w: width, h: 0.4, fontSize, ...more } },
  });
  const title = (y: number, w: number, h: number, fontSize: number, valign: 'top' | 'bottom') => {
    const look = { fontFace: faces.serif, color: shade('doc-ink'), align: 'left', margin: 0 } as const;
    const options = { type: 'title', ...look, name: 'title', x: left, y, w, h, fontSize, valign } as const;
    return { placeholder: { options, text: '' } };
  };
  const small = { fontSize: 9, color: quiet, h: 0.25 };
  const background = { color: shade('doc-paper') };
  pptx.defineSlideMaster({
    title: COVER,
    background,
    objects: [
      text(cover.kind, 0.5, 18, { w: 6, fontFace: faces.serif }),
      line(5.1, 'doc-ink', 1.5),
      title(1.5, 10.5, 1.7, 48, 'bottom'),
    ],
  });
  pptx.defineSlideMaster({
    title: MASTER,
    background,
    objects: [
      title(0.7, width, 0.95, 26, 'top'),
      line(7.05, 'doc-line', 0.75),
      text('Exemple illustratif', 7.1, 9, { w: 6, ...small }),
    ],
    slideNumber: { x: left + width - 0.6, y: 7.1, w: 0.6, fontFace: faces.sans, ...small, align: 'right' },
  });
  addCover(pptx, first, coverFacts(example));
  for (const slide of slides) addSlide(pptx, slide);
  // The library says of notes, numbers and empty lines that they are in English: a reader's program would spell and speak them so.
  return steadyZip(
    (await pptx.write({ outputType: 'uint8array' })) as Uint8Array,
    madeOn(example.document.date),
    (xml) => xml.replaceAll('lang="en-US"', 'lang="fr-FR"'),
  );
}
