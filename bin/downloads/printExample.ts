import { covers } from '../../data/covers.ts';
import { type Example, totalPages } from '../../data/examples/types.ts';
import { extractPlan } from './extractPlan.ts';
import { column, Paper, page } from './Paper.ts';
import { paints } from './palette.ts';
import { printBlocks } from './printBlocks.ts';
import { type Chapter, contents, LEAD, method, recommendation, sources, type Unit } from './printChapters.ts';
import { printCover } from './printCover.ts';

const TITLE = { face: 'serif', size: 23, leading: 1.14 } as const;
const LABEL = { size: 10, fill: paints['ink-2'] } as const;
/** Room above a chapter that follows another on its sheet. */
const BETWEEN = 22;
/** Room below its title. */
const BELOW = 10;

/** The chapters after the contents: results, pages of the deliverable, recommendation, method, sources. */
function chaptersOf(example: Example): Chapter[] {
  const parts = extractPlan(example).map(({ origin, section, title, lead, groups }) => ({
    origin,
    ...(section && { section }),
    title,
    opening: lead ? 2 : 1,
    units: [
      ...(lead ? [(on: Paper) => on.block('P', lead, LEAD, 16)] : []),
      ...groups.map((group) => (on: Paper) => printBlocks(on, group, section === undefined)),
    ],
  }));
  return [...parts, recommendation(example), method(example), sources(example)];
}

/** What the cover and the contents say of the extract, known once it has been set: its length, the page of each chapter. */
interface Extent {
  count: number;
  pages: readonly number[];
}

/** Sets an example with what is known of its extent. Returns the extent it came to have. */
function setExample(example: Example, { count, pages }: Extent): Extent & { paper: Paper } {
  const { kind, title: name } = covers[example.cover];
  const paper = new Paper({ title: `${kind} : ${example.title}`, subject: example.meta.description });
  const scratch = new Paper({ title: '', subject: '' });
  const height = (units: readonly Unit[]) =>
    scratch.measure((on) => {
      for (const print of units) print(on);
    });

  const open = ({ origin, section, title, units, opening = 2 }: Chapter) => {
    const label = section ? `${origin} · ${section}` : origin;
    const width = paper.balanced(title, column, TITLE);
    const start =
      paper.height(label, column, LABEL) + paper.height(title, width, TITLE) + BELOW + height(units.slice(0, opening));
    if (paper.y > page.top) paper.y += BETWEEN;
    if (paper.y + start > page.bottom) paper.newPage(kind, name);
    paper.bookmark(title);
    const on = paper.pdf.bufferedPageRange().count;
    paper.block('P', label, LABEL, 2);
    paper.block('H1', title, TITLE, BELOW, width);
    for (const print of units) {
      paper.ensure(Math.min(height([print]), page.bottom - page.top));
      print(paper);
    }
    return on;
  };

  printCover(paper, example, { extract: count, whole: totalPages(example) });
  paper.newPage(kind, name);
  const chapters = chaptersOf(example);
  open(contents(example, chapters, pages));
  paper.y = page.bottom;
  const found = chapters.map(open);
  const set = paper.pdf.bufferedPageRange().count;
  paper.finish();
  return { paper, count: set, pages: found };
}

/** An example as a PDF, set twice: its cover and contents need the extent of the first setting. */
export function printExample(example: Example): Paper {
  return setExample(example, setExample(example, { count: 0, pages: [] })).paper;
}
