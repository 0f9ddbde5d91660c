import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Paint } from '../../components/figures/charts/shapes.ts';
import { ownTokens } from '../../components/ownTokens.ts';

/** Read as text: the module imports font files, which only the bundler understands. */
const css = readFileSync(path.join(import.meta.dirname, '../../components/globalCss.ts'), 'utf8');
const light = css.slice(css.indexOf('const LIGHT'), css.indexOf('const DARK'));

/** The light value of a design token, as in `doc-ink`. */
export function token(name: string): string {
  const value =
    (ownTokens.light as Record<string, string | undefined>)[name] ??
    new RegExp(`--${name}:(#[0-9A-Fa-f]{6})`).exec(light)?.[1];
  if (!value) throw new Error(`No token --${name} in the light scheme`);
  return value;
}

/** A chart's paints on a printed page: the document's own tokens, one blue. */
export const paints: Record<Paint, string> = {
  ink: token('doc-ink'),
  'ink-2': token('doc-ink-2'),
  'ink-3': token('doc-ink-2'),
  line: token('doc-line'),
  'line-strong': token('line-strong'),
  blue: token('doc-blue'),
  link: token('doc-blue'),
  paper: token('doc-paper'),
  'on-blue': token('on-blue'),
};
