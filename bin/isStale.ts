import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const SOURCES = ['pages', 'renderer', 'components', 'data', 'public', 'bin', 'vite.config.ts', 'package-lock.json'];

const newest = (place: string): number => {
  const { mtimeMs } = statSync(place);
  if (!statSync(place).isDirectory()) return mtimeMs;
  return Math.max(
    0,
    ...readdirSync(place, { recursive: true, withFileTypes: true }).map(
      (entry) => statSync(path.join(entry.parentPath, entry.name)).mtimeMs,
    ),
  );
};

/** Whether `dist/` is missing or older than what it is built from. A built image has no sources: never stale there. */
export function isStale(root: string): boolean {
  const stamp = path.join(root, 'dist', 'build.json');
  if (!existsSync(path.join(root, 'pages'))) return false;
  if (!existsSync(stamp)) return true;
  const built = statSync(stamp).mtimeMs;
  return SOURCES.some((source) => existsSync(path.join(root, source)) && newest(path.join(root, source)) > built);
}
