import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What `npm start` runs: the memory settings of its environment, and Node's arguments. */
export function startCommand(): { environment: Record<string, string>; words: string[] } {
  const manifest = readFileSync(path.join(import.meta.dirname, '..', 'package.json'), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: { start: string } };
  const [, settings = '', words = ''] = /^exec env ((?:\w+=\S+ )+)node (.*?) \|\|/.exec(scripts.start) ?? [];
  const environment = Object.fromEntries(
    settings
      .trim()
      .split(' ')
      .map((setting) => setting.split('=')),
  );
  return { environment, words: words.split(' ') };
}
