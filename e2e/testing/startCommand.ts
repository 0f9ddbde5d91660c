import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The words that `npm start` gives to Node for the server, once the build is there. */
export function startCommand(): string[] {
  const manifest = readFileSync(path.join(import.meta.dirname, '../..', 'package.json'), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: { start: string } };
  const [program, ...words] = (scripts.start.split(' && ').at(-1) ?? '').split(' ');
  if (program !== 'node') throw new Error(`npm start runs ${program}, not node`);
  return words;
}
