import { readFileSync } from 'node:fs';

/** The table « Recomputed » of a section of `docs/samples.md`, row by row; throws where there is no such section. */
export function recomputedIn(section: string): Record<string, string> {
  const text = readFileSync(new URL('../../docs/samples.md', import.meta.url), 'utf8');
  const body = text.split(/^## /m).find((part) => part.startsWith(`${section}\n`));
  if (!body) throw new Error(`docs/samples.md has no section ${section}`);
  const rows = [...body.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].map(([, name = '', value = '']) => [name, value]);
  return Object.fromEntries(rows.filter(([name]) => name !== 'Recomputed' && !name?.startsWith('---')));
}
