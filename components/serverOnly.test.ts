import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Matches imports that exist at run time; `import type` does not. */
const IMPORTS = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/g;
const importsOf = (source: string): string[] =>
  [...source.matchAll(IMPORTS)].map(([, still, later]) => still ?? later ?? '');

/** Returns the chain of imports that leads from a file to a package; undefined if none does. */
function wayTo(name: string, file: string, seen = new Set<string>()): string[] | undefined {
  if (seen.has(file) || !existsSync(file)) return undefined;
  seen.add(file);
  for (const target of importsOf(readFileSync(file, 'utf8'))) {
    if (target === name) return [file, name];
    if (!target.startsWith('.')) continue;
    const way = wayTo(name, path.join(path.dirname(file), target), seen);
    if (way) return [file, ...way];
  }
  return undefined;
}

test('zod stays on the server: no module of the browser imports it, directly or through others', () => {
  const files = globSync('{components,pages,renderer,content}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(50);
  const ways = files.flatMap((file) => {
    const way = wayTo('zod', file);
    return way ? [way.join(' → ')] : [];
  });
  expect(ways).toEqual([]);
});

test('twin: the search finds zod where it is, behind several modules', () => {
  expect(wayTo('zod', 'server/api/leads.ts')).toBeDefined();
  expect(wayTo('zod', 'data/api/leadInput.ts')).toEqual(['data/api/leadInput.ts', 'zod']);
});
