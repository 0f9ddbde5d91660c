import type { Block } from '../../../data/examples/types.ts';

/** Words as a word processor counts them: runs of signs between spaces that hold a letter or a digit; `[1]` is not one. */
export const wordsIn = (text: string): number =>
  text
    .replace(/\[\d+\]/g, '')
    .split(/\s+/)
    .filter((run) => /[\p{L}\d]/u.test(run)).length;

/** Words of running text and headings; a pull quote repeats a sentence and is not counted twice. */
export const wordsOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + (block.kind === 'text' || block.kind === 'heading' ? wordsIn(block.text) : 0), 0);

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
