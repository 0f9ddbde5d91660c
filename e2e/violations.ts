import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: unknown[] }[];
}

/** What axe finds wrong with the page as it stands, in both schemes: scheme, rule and first places. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await run(page, colorScheme)));
  }
  return found;
}

/** A scheme changes colours and nothing else: the dark one is only asked about those. */
const run = (page: Page, scheme: 'light' | 'dark'): Promise<string[]> =>
  page.evaluate(async (scheme) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    const colours = { runOnly: { type: 'tag', values: ['cat.color'] } };
    const found = await axe.run({ resultTypes: ['violations'], ...(scheme === 'dark' && colours) });
    return found.violations.map(({ id, nodes }) => {
      const places = nodes.map((node) => node.target.join(' ')).slice(0, 3);
      return `${scheme}, ${id}: ${places.join(' | ')}`;
    });
  }, scheme);
