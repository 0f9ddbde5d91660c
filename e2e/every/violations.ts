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
 * Runs axe on the page in its current state, in these schemes; returns scheme, rule and first places, and the rows of
 * a table that have more or fewer cells than its head. The first scheme is checked with every rule, the next ones for
 * colours alone; the wide form checks every rule in each.
 */
export async function violations(page: Page, schemes: readonly Scheme[] = SCHEMES): Promise<string[]> {
  // axe is loaded once per page: parsing its script takes as long as checking a small page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // Give far parts their true height, not their estimate (`components/ui/laidOutNear.ts`).
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
