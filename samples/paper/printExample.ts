import { totalPages } from '../../data/examples/types.ts';
import { covers } from '../../data/offer/covers.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import type { Sample } from '../models/sample.ts';
import { type Box, printBoxes } from './boxes.ts';
import { extractPlan } from './extractPlan.ts';
import { pagesOf, paginate } from './layOut.ts';
import { backMatter, methodTitle, printContents, printCover, sourcesTitle } from './matter.ts';
import { body, Paper, page, type Structure } from './Paper.ts';
import { madeOn } from './parts.ts';

/** The pages before the first message: cover, contents. */
const FRONT = 2;

/** How full every page but the last must be. */
export const leastFill = 0.6;

/** An example as a PDF: everything is laid out, so that cover and contents know its extent, then printed once. */
export function printExample(example: Sample): Paper {
  const { kind, title: name } = covers(content)[example.cover];
  const { source } = example.document;
  const paper = new Paper({
    title: `${kind} : ${name}`,
    subject: example.lead,
    made: madeOn(example.document.date),
  });
  let next = FRONT + 1;
  const messages = extractPlan(example).map((message) => {
    const pages = pagesOf(paper, message, source, body);
    const at = next;
    next += pages.length;
    return { title: message.title, folio: message.folio, pages, page: at };
  });
  const back = [1, 0.7, 0.4]
    .map((roomier) => paginate(backMatter(paper, example, roomier), body))
    .reduce((best, one) => (one.length < best.length ? one : best));
  const holding = (title: string) => back.findIndex((boxes) => boxes.some((box) => box.titled === title));
  const ends = [methodTitle, sourcesTitle].map((title) => ({
    title,
    folio: null,
    page: next + Math.max(0, holding(title)),
  }));

  printCover(paper, example, { extract: next - 1 + back.length, whole: totalPages(example) });
  const print = (boxes: readonly Box[], part: Structure) => {
    paper.newPage(kind, name);
    const titled = boxes.find((box) => box.titled);
    if (titled?.titled) paper.bookmark(titled.titled);
    paper.fills.push((printBoxes(boxes, page.top, part) - page.top) / body);
  };
  print(printContents(paper, example, [...messages, ...ends]), paper.section());
  for (const { pages } of messages) {
    const part = paper.section();
    for (const boxes of pages) print(boxes, part);
  }
  const part = paper.section();
  for (const boxes of back) print(boxes, part);
  paper.finish();
  return paper;
}
