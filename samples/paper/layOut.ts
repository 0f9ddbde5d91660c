import { chartTable } from '../../components/figures/charts/chartTable.ts';
import type { Block } from '../../data/examples/types.ts';
import { type Box, beside, heightOf, listBox, type Place, textBox, together, wholeColumn } from './boxes.ts';
import type { Message } from './extractPlan.ts';
import { figureBox } from './figureBox.ts';
import { column, type Paper, page, type Style } from './Paper.ts';
import { paints } from './parts.ts';
import { SMALL, splitBox, tableBox } from './tableBox.ts';

const TITLE = { face: 'serif', size: 24, leading: 1.14 } as const;
export const LABEL = { size: 10, fill: paints['ink-2'], leading: 1.45 } as const;
export const LEAD = { size: 12.5, fill: paints['ink-2'], leading: 1.45 } as const;
export const HEADING = { face: 'bold', size: 11.5, leading: 1.4 } as const;
const text = (size: number): Style => ({ face: 'serif', size, leading: 1.42 });

/** Words beside a chart, the room between them, and what is left for the chart. */
const SIDE: Place = { x: page.right - 152, width: 152 };
const CHART: Place = { x: page.left, width: column - SIDE.width - 22 };
/** A text without figures is set narrower: some seventy signs a line. */
const PROSE: Place = { x: page.right - 400, width: 400 };

/** The title of a page, its lines of one length. */
export const titleBox = (paper: Paper, title: string): Box => ({
  ...textBox(paper, 'H2', title, TITLE, 12, { x: page.left, width: paper.balanced(title, column, TITLE) }),
  keep: true,
  titled: title,
});

/** How a message is set: how tall its charts, how roomy its tables, how large its text. */
export interface Setting {
  stretch: number;
  size: number;
}

type Words = Exclude<Block, { kind: 'table' | 'chart' }>;
const isWords = (block: Block): block is Words => block.kind !== 'table' && block.kind !== 'chart';

/** Words of a page, at a place. */
function wordsBox(paper: Paper, block: Words, size: number, place: Place): Box {
  switch (block.kind) {
    case 'heading':
      return { ...textBox(paper, 'H3', block.text, HEADING, 4, place), keep: true };
    case 'text':
      return textBox(paper, 'P', block.text, text(size), 9, place);
    case 'quote': {
      const quoted = { x: place.x + 24, width: place.width - 24 };
      return textBox(paper, 'BlockQuote', block.text, { face: 'serif', size: size + 4, leading: 1.25 }, 12, quoted);
    }
    case 'note':
      return textBox(paper, 'P', block.text, SMALL, 10, place);
    case 'list':
      return listBox(paper, block.items, text(size), 10, place);
  }
}

/** Headings with what they head, and single blocks. */
function grouped(blocks: readonly Words[]): Words[][] {
  const groups: Words[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind !== 'heading' && last?.[0]?.kind === 'heading') last.push(block);
    else groups.push([block]);
  }
  return groups;
}

const BESIDE = new Set(['bars', 'columns', 'lines', 'gantt', 'dots', 'flow']);
/** Charts with many periods or many names need the whole width. */
const leavesRoom = (block: Extract<Block, { kind: 'chart' }>): boolean =>
  BESIDE.has(block.chart.type) && !(block.chart.type === 'lines' && block.chart.labels.length > 8);

/** The first chart with as many words beside it as it is tall; what is left of them goes on below. */
function opening(
  paper: Paper,
  first: Extract<Block, { kind: 'chart' }>,
  words: readonly Words[],
  source: string,
  { stretch, size }: Setting,
): { box: Box; rest: readonly Words[] } {
  const whole = { box: figureBox(paper, first.chart, wholeColumn, source, stretch), rest: words };
  if (!leavesRoom(first)) return whole;
  const figure = figureBox(paper, first.chart, CHART, source, stretch);
  const groups = grouped(words);
  const side: Box[] = [];
  let taken = 0;
  for (const group of groups) {
    const more = group.map((block) => wordsBox(paper, block, Math.min(size, 11.2), SIDE));
    if (group[0]?.kind === 'note' || heightOf([...side, ...more]) > figure.height + 14) break;
    side.push(...more);
    taken += 1;
  }
  if (side.length === 0) return whole;
  return { box: beside(figure, together(side)), rest: groups.slice(taken).flat() };
}

/** A message as boxes, from its label to its last note; the first four never part. */
function layOut(paper: Paper, message: Message, source: string, setting: Setting): Box[] {
  const { stretch, size } = setting;
  const { folio, section, title, lead, blocks, split } = message;
  const roomier = Math.min(Math.max(stretch, 0.75), 1.35);
  const boxes: Box[] = [
    { ...textBox(paper, 'P', `Page ${folio} du livrable · ${section}`, LABEL, 2), keep: true },
    titleBox(paper, title),
  ];
  if (lead) boxes.push({ ...textBox(paper, 'P', lead, LEAD, 14), keep: true });
  if (split) boxes.push(splitBox(paper, split, source, roomier));
  const first = blocks.find((block) => block.kind === 'chart');
  const below = blocks.filter((block) => block !== first);
  const words = below.filter(isWords);
  const opened = first && opening(paper, first, words, source, setting);
  if (opened) boxes.push(opened.box);
  // More points than can be written on the curves: a row each.
  if (first?.chart.type === 'lines' && first.chart.labels.length > 8)
    boxes.push(tableBox(paper, { ...chartTable(first.chart), dense: true }, source, roomier));
  const left = new Set(opened ? opened.rest : words);
  const place = first || words.length < blocks.length ? wholeColumn : PROSE;
  for (const block of below) {
    if (block.kind === 'table') boxes.push(tableBox(paper, block.table, source, roomier));
    else if (block.kind === 'chart') boxes.push(figureBox(paper, block.chart, wholeColumn, source, stretch));
    else if (left.has(block)) boxes.push(wordsBox(paper, block, size, place));
  }
  return boxes;
}

/** Boxes page by page: each takes what fits, none ends on a heading. */
export function paginate(boxes: readonly Box[], room: number): Box[][] {
  const pages: Box[][] = [];
  let current: Box[] = [];
  for (const box of boxes) {
    if (current.length > 0 && heightOf([...current, box]) > room) {
      const moved: Box[] = [];
      while (current.at(-1)?.keep) moved.unshift(...current.splice(-1));
      pages.push(current);
      current = [...moved];
    }
    current.push(box);
  }
  return current.length > 0 ? [...pages, current] : pages;
}

const STEPS = [1.9, 1.7, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7, 0.6];
const SIZES = [12.6, 12.2, 11.8, 11.4];

/**
 * A message on one page, its charts as tall as the page allows; where it is longer, on several pages, its text at the
 * size that leaves the emptiest of them the fullest.
 */
export function pagesOf(paper: Paper, message: Message, source: string, room: number): Box[][] {
  for (const stretch of STEPS) {
    const boxes = layOut(paper, message, source, { stretch, size: 12 });
    if (heightOf(boxes) <= room) return [boxes];
  }
  const tried = SIZES.map((size) => paginate(layOut(paper, message, source, { stretch: 1, size }), room));
  const emptiest = (pages: Box[][]) => Math.min(...pages.map(heightOf));
  return tried.reduce((best, one) => (emptiest(one) > emptiest(best) ? one : best));
}
