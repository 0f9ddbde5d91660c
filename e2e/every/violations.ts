import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { isWide } from '../testing/wide.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: unknown[] }[];
}

export const SCHEMES = ['light', 'dark'] as const;
const COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] };
type Scheme = (typeof SCHEMES)[number];

/**
 * Runs axe on the page as it is, in these schemes; returns scheme, rule and first places of each violation, and the table rows with more or
 * fewer cells than the head. Every rule is checked in the first scheme, only colours in the others; every rule in all in the wide form.
 */
export async function violations(page: Page, schemes: readonly Scheme[] = SCHEMES): Promise<string[]> {
  // axe is loaded once per page: parsing its script takes as long as checking a small page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // Gives parts far from the window their true height instead of an estimate (`components/ui/laidOutNear.ts`).
  await page.evaluate(() => document.documentElement.style.setProperty('--far', 'visible'));
  const found = await page.evaluate(unevenRows);
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme });
    for (const violation of await run(page, index === 0 || isWide ? {} : COLOURS))
      found.push(`${colorScheme}, ${violation}`);
  }
  return found;
}

/** Runs in the page: lists table rows whose cells do not match the head's columns; screen readers would read them out wrongly. */
const unevenRows = (): string[] => {
  const width = ({ cells }: HTMLTableRowElement) => [...cells].reduce((sum, { colSpan }) => sum + colSpan, 0);
  return [...document.querySelectorAll('table')].flatMap(({ tHead, tBodies }) => {
    const heads = tHead?.rows[0];
    if (!heads) return [];
    const uneven = [...tBodies].flatMap(({ rows }) => [...rows]).filter((row) => width(row) !== width(heads));
    return uneven.slice(0, 3).map((row) => `« ${row.textContent} » is not as wide as « ${heads.textContent} »`);
  });
};

/**
 * While a modal dialog is open only the dialog is checked: the elements behind it are inert, and were checked in another view. The wide
 * form checks the whole page.
 */
const MODAL = isWide ? undefined : 'dialog:modal';

const run = (page: Page, options: object): Promise<string[]> =>
  page.evaluate(
    async ({ more, modal }) => {
      const { axe } = window as unknown as {
        axe: { run(where: Element, options: object): Promise<{ violations: Violation[] }> };
      };
      const where = (modal && document.querySelector(modal)) || document.documentElement;
      const found = await axe.run(where, { resultTypes: ['violations'], preload: false, ...more });
      return found.violations.map(({ id, nodes }) => {
        const places = nodes.map((node) => node.target.join(' ')).slice(0, 3);
        return `${id}: ${places.join(' | ')}`;
      });
    },
    { more: options, modal: MODAL },
  );
