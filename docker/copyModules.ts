import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Package {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * Modules that a package imports only to build itself. Found by reading the imports of the running server, and proved by starting the
 * image.
 */
const BUILD_ONLY: Record<string, RegExp> = {
  vike: /^(vite|esbuild|cac|es-module-lexer|json5|magic-string|semver|tinyglobby|picomatch|convert-route|source-map-support|vite-plugin-wrapper|@babel\/.*|@universal-deploy\/.*)$/,
  'better-sqlite3': /^node-addon-api$/,
};

/** Files that Node never opens in the image: sources, type declarations, source maps, documentation. */
const LEFT_OUT =
  /\.(d\.[cm]?ts|map|md)$|better-sqlite3\/(deps|src|binding\.gyp)|kysely\/dist\/cjs|\/zod\/src(\/|$)|\/vike\/dist\/client/;
const platform = `${process.platform}-${process.arch}`;
const isForeign = (file: string) =>
  file.endsWith('.node') && !new RegExp(`^(.+-)?${platform}(-[\\d.]+)?\\.node$`).test(path.basename(file));
/** Packages with sharp's binaries: only those of this platform are installed. */
const BINARIES = new RegExp(`^@img/sharp-(libvips-)?${platform}$`);

/**
 * Copies the packages the running server needs from `from/node_modules` to `to/node_modules`: the production
 * dependencies of `from/package.json` and all they need in turn, without what serves other platforms or only a build.
 */
export function copyModules(from: string, to: string): void {
  const copied = new Set<string>();
  const copy = (name: string, asker: string): void => {
    const folder = find(name, asker, from);
    if (!folder || copied.has(folder)) return;
    copied.add(folder);
    const keep = (file: string) => {
      const inside = path.relative(folder, file);
      return !inside.startsWith('node_modules') && !LEFT_OUT.test(file) && !isForeign(file);
    };
    cpSync(folder, path.join(to, path.relative(from, folder)), { recursive: true, filter: keep });
    const { dependencies = {}, optionalDependencies = {} } = read(folder);
    const binaries = Object.keys(optionalDependencies).filter((one) => BINARIES.test(one));
    for (const needed of [...Object.keys(dependencies), ...binaries])
      if (!BUILD_ONLY[name]?.test(needed)) copy(needed, folder);
  };
  for (const name of Object.keys(read(from).dependencies ?? {})) copy(name, from);
}

/** Path of the package Node would load for a module in `asker`: in the nearest `node_modules` upwards. */
function find(name: string, asker: string, root: string): string | undefined {
  const here = path.join(asker, 'node_modules', name);
  if (existsSync(path.join(here, 'package.json'))) return here;
  return asker === root ? undefined : find(name, path.dirname(asker), root);
}

const read = (folder: string): Package => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

if (import.meta.main) {
  const [, , from = '.', to = 'runtime'] = process.argv;
  copyModules(path.resolve(from), path.resolve(to));
}
