import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: unknown[] }[];
}

export const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** What axe finds wrong with the page as it stands, in these schemes: scheme, rule and first places. */
export async function violations(page: Page, schemes: readonly Scheme[] = SCHEMES): Promise<string[]> {
  await page.evaluate(axe);
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    for (const violation of await run(page)) found.push(`${colorScheme}, ${violation}`);
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
