import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Bytes a first visit needs before any click, as they travel: brotli where the file has such a copy. */
export interface PageWeight {
  /** Vike's name of the page: `/pages/index`. */
  page: string;
  script: number;
  /** Of which files that some public page does without: shared parts such as the accordion count in full. */
  own: number;
}

interface Chunk {
  file: string;
  imports?: string[];
}

const PAGE = 'virtual:vike:page-entry:client:';
const ENTRY = /runtime-(server|client)-routing\/entry\.js$/;

const sizeOf = (file: string) => {
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(file)).size;
};

/** The JavaScript of every page of a build: its entry, the runtime's and all they import, each file once. */
export function pageWeights(dist: string): PageWeight[] {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path.join(dist, 'assets.json'), 'utf8'));
  const client = path.join(dist, 'client');
  const reach = (name: string, files: Set<string>): Set<string> => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return files;
    files.add(chunk.file);
    for (const needed of chunk.imports ?? []) reach(needed, files);
    return files;
  };
  const runtime = Object.keys(manifest).filter((name) => ENTRY.test(name));
  const pages = Object.keys(manifest)
    .filter((name) => name.startsWith(PAGE))
    .map((name) => ({
      page: name.slice(PAGE.length),
      files: [name, ...runtime].reduce((all, one) => reach(one, all), new Set(['start.js'])),
    }));
  const visited = pages.filter(({ page }) => !page.startsWith('/pages/admin'));
  const weigh = (files: string[]) => files.reduce((sum, file) => sum + sizeOf(path.join(client, file)), 0);
  return pages
    .map(({ page, files }) => ({
      page,
      script: weigh([...files]),
      own: weigh([...files].filter((file) => visited.some((other) => !other.files.has(file)))),
    }))
    .sort((one, other) => other.script - one.script);
}

/** What the two preloaded font files weigh. */
export function fontWeight(dist: string): number {
  const files = readFileSync(path.join(dist, 'assets.json'), 'utf8').match(
    /assets\/[^"]+latin-wght-normal[^"]+\.woff2/g,
  );
  return [...new Set(files)].reduce((sum, file) => sum + sizeOf(path.join(dist, 'client', file)), 0);
}
