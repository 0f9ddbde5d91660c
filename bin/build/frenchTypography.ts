import path from 'node:path';
import type { Plugin } from 'vite';
import { setSource } from '../typography/setSource.ts';

/**
 * Folders whose strings are shown to readers. Titles in `+head` files get their typography later, where the tags are written (renderer/).
 */
const COPY = /^(components|content|data|pages|renderer)\/.*\.tsx?$/;
const NOT_COPY =
  /\.d\.ts$|\.test\.|(^|\/)\+|^components\/(french\/|theme\.ts|globalCss\.ts)|^data\/(french\/typo|company\/signature)\.ts/;

/**
 * Sets the texts of the sources in French typography during the build, for server and browser alike, so that authors write plain spaces and
 * apostrophes (docs/decisions/0027-french-typography.md).
 */
export function frenchTypography(): Plugin {
  let root = process.cwd();
  return {
    name: 'french-typography',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    transform(code, id) {
      const [file = id, query] = id.split('?');
      const place = path.relative(root, file).split(path.sep).join('/');
      if (!COPY.test(place) || NOT_COPY.test(place) || /\b(raw|url)\b/.test(query ?? '')) return null;
      return setSource(code, file);
    },
  };
}
