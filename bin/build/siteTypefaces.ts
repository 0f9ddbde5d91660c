import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { subsetTypeface, typefaces } from '../typefaces/subsetTypeface.ts';

/** Folders of the project whose texts pages may show. */
const ROOMS = ['components', 'content', 'data', 'pages', 'renderer'];
const SOURCE = /\.(tsx?|md)$/;
/** Characters that people may type, kept even if the sources lack them: ASCII, French and neighbouring letters, signs and spaces. */
const ALWAYS = [
  String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at)),
  'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŸŒàâäæçèéêëîïôöùûüÿœ',
  'ÁÅÍÑÓØÚáãåìíñòóõøßú',
  '‘’“”«»–—…•·€−×÷≈°©\u00a0',
].join('');

/** Every character a page may set in the site's typefaces, in the order of their codes. */
async function charactersInUse(root: string): Promise<string> {
  const found = new Set(ALWAYS);
  for (const room of ROOMS) {
    const files = await readdir(path.join(root, room), { recursive: true }).catch(() => []);
    const sources = files
      .filter((file) => SOURCE.test(file))
      .map((file) => readFile(path.join(root, room, file), 'utf8'));
    for (const text of await Promise.all(sources)) for (const sign of text) found.add(sign);
  }
  return [...found]
    .filter((sign) => sign >= ' ')
    .sort()
    .join('');
}

const MODULE = 'virtual:typefaces';

/**
 * Provides the module `virtual:typefaces` (modules.d.ts): both typefaces, reduced to the characters that the site uses, with the addresses
 * of their files (docs/decisions/0026-speed.md); the same in development and in a build.
 */
export function siteTypefaces(): Plugin {
  let root = process.cwd();
  return {
    name: 'site-typefaces',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const characters = await charactersInUse(root);
      const folder = path.join(root, 'node_modules', '.cache', 'typefaces');
      const files = await Promise.all(typefaces.map((typeface) => subsetTypeface(typeface, characters, folder)));
      const imports = files.map((file, index) => `import file${index} from ${JSON.stringify(`${file}?url`)};`);
      const list = typefaces.map(
        ({ family, weights: { min, max } }, index) =>
          `{ family: ${JSON.stringify(family)}, weight: '${min} ${max}', url: file${index} }`,
      );
      return `${imports.join('\n')}\nexport const typefaces = [${list.join(', ')}];`;
    },
  };
}
