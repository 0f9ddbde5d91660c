import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Sources of the pages; `SERVER` lists the other sources of the server's bundle. */
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

/** File of the build's stamp, written last: present only once the pages are complete. */
export const BUILD_STAMP = path.join('dist', 'build.json');

/** The server in one file; bin/build/bundleServer.ts writes it last. */
export const SERVER_FILE = path.join('dist', 'serve.mjs');

/** Extent of the next build: everything, only the server's file, or nothing. */
export type Stale = 'all' | 'server' | 'nothing';

/** Compares `dist/` with its sources. A built container image holds no page sources, so its build is never stale. */
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
 * Returns a digest of the names of the pages' sources: a deleted file changes no modification time. (A folder's time would show it, but
 * development mode changes that of every folder it reads a setting from.)
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

/** Returns every file in these files and folders, tests left out; a missing path counts as empty. */
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
