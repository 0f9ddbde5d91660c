import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: unknown[] }[];
}

/** Puts axe into the page. */
export const withAxe = (page: Page) => page.evaluate(axe);

/** What axe finds wrong with the page as it stands: rule and first places. */
export const violations = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    const found = await axe.run({ resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => {
      const places = nodes.map((node) => node.target.join(' ')).slice(0, 3);
      return `${id}: ${places.join(' | ')}`;
    });
  });
