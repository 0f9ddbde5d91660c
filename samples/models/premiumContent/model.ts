import { partBlocks, writtenParts } from './article.ts';
import type { ContentDrivers, FormatName } from './drivers.ts';
import { wordsOf } from './wordCount.ts';

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

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Everything the lot's tables and sentences show: pieces, words and pages by format, the calendar, the parts' pages. */
export function contentModel(drivers: ContentDrivers) {
  const { formats, weeks, fixed, wordsPerPage, linePages, calendarPages } = drivers;
  const plan = articlePlan(drivers);
  const articleWords = sum(plan.map(({ words }) => words));
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
    pieces: sum(rows.map(({ pieces }) => pieces)),
    words: sum(rows.map(({ total }) => total)),
    /** Words of the article that the extract holds. */
    extractWords: sum(plan.filter(({ written }) => written).map(({ words }) => words)),
    /** First page of each part of the file. */
    first: { article, satellites, letters, guide, scripts, calendar },
    pages: calendar + calendarPages - 1,
  };
}

export type ContentModel = ReturnType<typeof contentModel>;
