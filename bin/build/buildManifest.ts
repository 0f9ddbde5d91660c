import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Vite's manifest of a build (`dist/assets.json`): what each module or entry became, by its path in the project. */
export type Manifest = Record<string, { file: string; imports?: string[]; isDynamicEntry?: boolean }>;

export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(path.join(dist, 'assets.json'), 'utf8'));

/** The files these entries load, and all they import, each once. Unknown names add nothing. */
export function reach(manifest: Manifest, names: readonly string[], files = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) continue;
    files.add(chunk.file);
    reach(manifest, chunk.imports ?? [], files);
  }
  return files;
}
