import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { articles } from '../../data/blog/articles.baked.ts';
import { openPage } from '../testing/openPage.ts';

/** What `look` says of the header of every article at one width, where it says something. */
async function everyHeader(width: number, look: () => string | undefined) {
  const page: Page = await openPage('/blog/article-1', { width, height: 844 });
  const found: string[] = [];
  for (const { slug } of articles) {
    await page.goto(new URL(`/blog/${slug}`, page.url()).href, { waitUntil: 'domcontentloaded' });
    const said = await page.evaluate(look);
    if (said) found.push(`${slug}: ${said}`);
  }
  return found;
}

test('the title of an article takes four lines of a phone at most', async () => {
  const long = await everyHeader(390, () => {
    const title = document.querySelector('article h1') as HTMLElement;
    const lines = Math.round(title.offsetHeight / Number.parseFloat(getComputedStyle(title).lineHeight));
    return lines > 4 ? `${lines} lines` : undefined;
  });
  expect(long).toEqual([]);
});

test.each([1024, 1180])('at %i px no word of an article stands on the strands of its header', async (width) => {
  const covered = await everyHeader(width, () => {
    const strands = document.querySelector('article header > svg')?.getBoundingClientRect();
    const words = document.querySelector('article header h1')?.parentElement?.getBoundingClientRect();
    return strands && words && words.right <= strands.left ? undefined : `${words?.right} over ${strands?.left}`;
  });
  expect(covered).toEqual([]);
});
