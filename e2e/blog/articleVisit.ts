import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { articles } from '../../data/blog/articles.baked.ts';

export const articleOf = (route: string) => articles.find(({ slug }) => route === `/blog/${slug}`);

/** A table of an article's prose, in the frame that scrolls where the table is too wide. */
export const TABLE = 'article [role=group][aria-label^=Tableau]';

/** Returns the faults of an article's layout at a window of this width: in its title, its header's drawing and its tables. */
export async function articleFaults(page: Page, width: number): Promise<string[]> {
  if (width > 1200) return [];
  return page.evaluate(
    ({ wide, frames }) => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const found: string[] = [];
      if (wide >= 1024) {
        const strands = box('article header > svg');
        const words = document.querySelector('article header h1')?.parentElement?.getBoundingClientRect();
        const cover = document.querySelector('[data-article-body]')?.previousElementSibling;
        if (!strands && !cover?.querySelector('svg')) found.push('neither strands nor a cover');
        if (strands && (!words || words.right > strands.left))
          found.push(`words to ${words?.right} on the strands from ${strands.left}`);
      }
      if (wide > 390) return found;
      const title = document.querySelector('article h1') as HTMLElement;
      const lines = Math.round(title.offsetHeight / Number.parseFloat(getComputedStyle(title).lineHeight));
      if (wide === 390 && lines > 4) found.push(`a title of ${lines} lines`);
      const hidden = [...document.querySelectorAll(frames)]
        .map((table) => table.scrollWidth - table.clientWidth)
        .filter((pixels) => pixels > 0);
      if (hidden.length > 0) found.push(`tables too wide by ${hidden.join(', ')}`);
      return found;
    },
    { wide: width, frames: TABLE },
  );
}

/**
 * Checks the links of an article's end: back to the blog, its sources, which open in new tabs, and the call to action; with `pressed`, that
 * its button opens the quote form.
 */
export async function leadsOn(
  page: Page,
  { callToAction }: (typeof articles)[number],
  pressed: boolean,
): Promise<void> {
  expect(await page.getByRole('link', { name: 'Retour au blog' }).getAttribute('href')).toBe('/blog');
  const outward = await page
    .locator('article a:not([href^="/"], [href^="#"])')
    .evaluateAll((all) => all.map((one) => ['href', 'target', 'rel'].map((name) => one.getAttribute(name))));
  expect(outward.length).toBeGreaterThan(0);
  for (const [href, ...rest] of outward) {
    expect(href).toMatch(/^https:/);
    expect(rest).toEqual(['_blank', 'noopener']);
  }
  const action = page.getByRole('button', { name: callToAction.button });
  expect(await action.count()).toBe(1);
  if (!pressed) return;
  await action.click();
  await page.getByRole('dialog', { name: 'Demande de devis' }).waitFor();
}
