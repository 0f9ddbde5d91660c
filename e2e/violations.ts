import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Scheme = 'light' | 'dark';

interface Violation {
  id: string;
  nodes: { target: unknown[] }[];
}

/**
 * The widths a page is tried at, each with its schemes. Every rule meets both widths and both schemes; `AXE=all` tries each
 * with each, which found nothing more and takes a minute longer.
 */
export const looks: readonly { width: number; schemes: readonly Scheme[] }[] =
  process.env.AXE === 'all'
    ? [1440, 390].map((width) => ({ width, schemes: ['light', 'dark'] }))
    : [
        { width: 1440, schemes: ['light'] },
        { width: 390, schemes: ['dark'] },
      ];

/** What axe finds wrong with the page as it stands in these schemes: scheme, rule and first places. */
export async function violations(page: Page, schemes: readonly Scheme[]): Promise<string[]> {
  await page.evaluate(axe);
  const found: string[] = [];
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const violation of await run(page)) found.push(`${scheme}, ${violation}`);
  }
  return found;
}

const run = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    const found = await axe.run({ resultTypes: ['violations'], preload: false });
    return found.violations.map(({ id, nodes }) => {
      const places = nodes.map((node) => node.target.join(' ')).slice(0, 3);
      return `${id}: ${places.join(' | ')}`;
    });
  });
