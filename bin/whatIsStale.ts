import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the pages are built from, and what the server's own file is bundled from besides. */
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

/** Written once the pages are whole. */
export const BUILD_STAMP = path.join('dist', 'build.json');

/** The server in one file; bin/bundleServer.ts writes it last. */
export const SERVER_FILE = path.join('dist', 'serve.mjs');

/** What a build would have to make again: everything, only the server's file, or nothing. */
export type Stale = 'all' | 'server' | 'nothing';

/** Compares `dist/` with its sources. A built image has no pages to build from: never stale there. */
export function whatIsStale(root: string): Stale {
  if (!existsSync(path.join(root, 'pages'))) return 'nothing';
  const isOlder = (made: string, sources: readonly string[]) => {
    const stamp = path.join(root, made);
    return !existsSync(stamp) || sources.some((source) => newest(path.join(root, source)) > statSync(stamp).mtimeMs);
  };
  if (isOlder(BUILD_STAMP, PAGES)) return 'all';
  return isOlder(SERVER_FILE, [...SERVER, BUILD_STAMP]) ? 'server' : 'nothing';
}

/** The time of the newest file in a place, tests aside (a folder's own time tells of what left it); 0 without the place. */
function newest(place: string): number {
  if (!existsSync(place)) return 0;
  const whole = statSync(place);
  if (!whole.isDirectory()) return whole.mtimeMs;
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.name.includes('.test.'))
    .reduce(
      (latest, entry) => Math.max(latest, statSync(path.join(entry.parentPath, entry.name)).mtimeMs),
      whole.mtimeMs,
    );
}
