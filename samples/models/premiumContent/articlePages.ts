import type { Block } from '../../../data/examples/types.ts';
import { wordsOf } from './wordCount.ts';

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
