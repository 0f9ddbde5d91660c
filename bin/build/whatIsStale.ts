import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Source files of the pages; `SERVER` lists the further source files of the server's bundle. */
const PAGES = [
  'pages',
  'content',
  'renderer',
  'components',
  'data',
  'public',
  'bin',
  'vite.config.ts',
  'package-lock.json',
];
const SERVER = ['server', 'database'];

/** File written at the very end of a build: its presence proves that the pages are complete. */
export const BUILD_STAMP = path.join('dist', 'build.json');

/** File with the whole server; bin/build/bundleServer.ts writes it last. */
export const SERVER_FILE = path.join('dist', 'serve.mjs');

/** Part that the next build must make: everything, only the server's file, or nothing. */
export type Stale = 'all' | 'server' | 'nothing';

/** Compares `dist/` with its sources. A built container image has no sources of pages, so nothing in it is ever stale. */
export function whatIsStale(root: string): Stale {
  if (!existsSync(path.join(root, 'pages'))) return 'nothing';
  const isOlder = (made: string, sources: readonly string[]) => {
    const stamp = path.join(root, made);
    return !existsSync(stamp) || newest(root, sources) > statSync(stamp).mtimeMs;
  };
  if (isOlder(BUILD_STAMP, PAGES) || stampedNames(root) !== namesOfSources(root)) return 'all';
  return isOlder(SERVER_FILE, [...SERVER, BUILD_STAMP]) ? 'server' : 'nothing';
}

/**
 * Returns a hash of the names of the pages' sources, which reveals a deleted file: that changes no other file's modification time. (It
 * changes its folder's, but so does development mode, in every folder from which it reads a setting.)
 */
export function namesOfSources(root: string): string {
  const names = filesOf(root, PAGES).map((file) => path.relative(root, file));
  return createHash('sha256').update(names.sort().join('\n')).digest('hex');
}

function stampedNames(root: string): string | undefined {
  return (JSON.parse(readFileSync(path.join(root, BUILD_STAMP), 'utf8')) as { names?: string }).names;
}

/** Modification time of the newest file in these files and folders. */
function newest(root: string, places: readonly string[]): number {
  return filesOf(root, places).reduce((latest, file) => Math.max(latest, statSync(file).mtimeMs), 0);
}

/** Returns every file in these files and folders, except tests; a missing path counts as empty. */
function filesOf(root: string, places: readonly string[]): string[] {
  return places.flatMap((place) => {
    const whole = path.join(root, place);
    if (!existsSync(whole)) return [];
    if (!statSync(whole).isDirectory()) return [whole];
    return readdirSync(whole, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => path.join(entry.parentPath, entry.name));
  });
}
