import type { Block } from '../../../data/examples/types.ts';
import { capital, decimal, spelled } from '../../../data/french/frenchNumbers.ts';
import { sum } from '../../parts.ts';
import type { ContentDrivers, FormatName } from './drivers.ts';
import { partBlocks, writtenParts } from './texts.ts';

/** Words as a word processor counts them: runs of signs between spaces that hold a letter or a digit; `[1]` is not one. */
export const wordsIn = (text: string): number =>
  text
    .replace(/\[\d+\]/g, '')
    .split(/\s+/)
    .filter((run) => /[\p{L}\d]/u.test(run)).length;

/** Words of running text and headings; a pull quote repeats a sentence and is not counted twice. */
export const wordsOf = (blocks: readonly Block[]): number =>
  sum(blocks, (block) => (block.kind === 'text' || block.kind === 'heading' ? wordsIn(block.text) : 0));

/** The blocks of a text page by page: a page takes paragraphs up to `capacity` words; no heading ends a page. */
export function articlePages(blocks: readonly Block[], capacity: number): Block[][] {
  const pages: Block[][] = [[]];
  for (const block of blocks) {
    const page = pages.at(-1);
    if (!page) continue;
    if (page.length > 0 && wordsOf([...page, block]) > capacity) {
      const heading = page.at(-1)?.kind === 'heading' ? page.splice(-1) : [];
      pages.push([...heading, block]);
    } else page.push(block);
  }
  return pages;
}

/** Numbers of the sources a text cites, as in `[2]`. */
const citedIn = (texts: readonly string[]): number[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number)))),
];

/** Parts of the article in order: words counted where the text is in the extract, planned where it is not. */
function articlePlan({ laterParts }: ContentDrivers) {
  const written = writtenParts.map((part) => ({
    title: part.title,
    words: wordsOf(partBlocks(part)),
    sources: citedIn(part.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))),
    written: true,
  }));
  return [...written, ...laterParts.map((part) => ({ ...part, written: false }))];
}

/** Everything the lot's tables and sentences show: pieces, words and pages by format, the calendar, the parts' pages. */
export function contentModel(drivers: ContentDrivers) {
  const { formats, weeks, fixed, wordsPerPage, linePages, calendarPages } = drivers;
  const plan = articlePlan(drivers);
  const articleWords = sum(plan, ({ words }) => words);
  const published = weeks.map(({ theme, added }, index) => ({ week: index + 1, theme, pieces: [...fixed, ...added] }));
  const rows = formats.map((format) => {
    const perWeek = published.map(({ pieces }) => pieces.filter((name) => name === format.name).length);
    const pieces = sum(perWeek);
    const words = format.words ?? articleWords;
    if ((format.perPage ?? 0) * words > wordsPerPage) throw new Error(`${format.label}: too long for its pages`);
    const pages = format.perPage ? Math.ceil(pieces / format.perPage) : pieces * Math.ceil(words / wordsPerPage);
    return { ...format, words, perWeek, pieces, total: pieces * words, pages };
  });
  const of = (name: FormatName) => {
    const found = rows.find((row) => row.name === name);
    if (!found) throw new Error(`No format ${name}`);
    return found;
  };
  const article = linePages + 1;
  const satellites = article + of('article').pages;
  const letters = satellites + of('satellite').pages;
  const guide = letters + of('letter').pages + of('post').pages;
  const scripts = guide + of('guide').pages;
  const calendar = scripts + of('script').pages;
  return {
    drivers,
    plan,
    published,
    rows,
    of,
    pieces: sum(rows, ({ pieces }) => pieces),
    words: sum(rows, ({ total }) => total),
    /** Words of the article that the extract holds. */
    extractWords: sum(plan.filter(({ written }) => written).map(({ words }) => words)),
    /** First page of each part of the file. */
    first: { article, satellites, letters, guide, scripts, calendar },
    pages: calendar + calendarPages - 1,
  };
}

export type ContentModel = ReturnType<typeof contentModel>;

/** The parts of the file, with the pages that follow from their words. */
export function sections({ drivers, of, plan, published }: ContentModel) {
  const count = (value: number) => decimal(value, 0);
  const cited = new Set(plan.flatMap((part) => part.sources)).size;
  return [
    {
      title: 'Ligne éditoriale',
      text: 'Lecteur visé, ton, douze requêtes, trois à ne pas viser',
      pages: drivers.linePages,
    },
    {
      title: 'Article de fond',
      text: `${count(of('article').words)} mots, quatre chantiers, ${spelled(cited)} sources`,
      pages: of('article').pages,
    },
    {
      title: 'Quatre articles satellites',
      text: `${count(of('satellite').words)} mots chacun, reliés à l’article de fond`,
      pages: of('satellite').pages,
    },
    {
      title: 'Lettres et publications',
      text: `${capital(spelled(of('letter').pieces))} lettres, ${spelled(of('post').pieces)} publications, objets compris`,
      pages: of('letter').pages + of('post').pages,
    },
    {
      title: 'Guide et scripts de vidéo',
      text: `Un guide de ${count(of('guide').words)} mots, ${spelled(of('script').pieces)} scripts minutés`,
      pages: of('guide').pages + of('script').pages,
    },
    {
      title: 'Calendrier et mesure',
      text: `${capital(spelled(published.length))} semaines, quatre indicateurs`,
      pages: drivers.calendarPages,
    },
  ];
}
