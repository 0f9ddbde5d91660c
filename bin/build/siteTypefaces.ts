import path from 'node:path';
import type { Plugin } from 'vite';
import { charactersInUse } from '../typefaces/charactersInUse.ts';
import { subsetTypeface, typefaces } from '../typefaces/subsetTypeface.ts';

const MODULE = 'virtual:typefaces';

/**
 * The module `virtual:typefaces` (components/typefaces.d.ts): the site's two typefaces with the addresses of their
 * files, reduced to what the site sets (docs/decisions/0026-speed.md). The same in development and in a build.
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
