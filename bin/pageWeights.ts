import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { EVERY_PAGE, reach, readManifest } from '../server/buildManifest.ts';
import { typefaces } from './typefaces/subsetTypeface.ts';

/** Bytes a first visit needs before any click, as they travel: brotli where the file has such a copy. */
export interface PageWeight {
  /** Vike's name of the page: `/pages/index`. */
  page: string;
  script: number;
  /** Of which files that some other live page does without: shared parts such as the calculator's count in full. */
  own: number;
  /** Whether React takes the page over. */
  live: boolean;
  /** The files counted, inside the build's `client`. */
  files: readonly string[];
}

const PAGE = 'virtual:vike:page-entry:client:';
const RUNTIME = /runtime-(server|client)-routing\/entry\.js$/;
const DESK = '/pages/admin';

const sizeOf = (file: string) => {
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(file)).size;
};

/**
 * The JavaScript of every page of a build, each file once: what every page shares and, where React takes the page over,
 * the runtime and the page's own entry, with all they import.
 */
export function pageWeights(dist: string): PageWeight[] {
  const manifest = readManifest(dist);
  const client = path.join(dist, 'client');
  const runtime = Object.keys(manifest).filter((name) => RUNTIME.test(name));
  const isLive = (name: string) => existsSync(path.join(path.dirname(dist), name.slice(PAGE.length), '+live.ts'));
  const pages = Object.keys(manifest)
    .filter((name) => name.startsWith(PAGE))
    .map((name) => {
      const live = isLive(name);
      const entries = live ? [EVERY_PAGE, name, ...runtime] : [EVERY_PAGE];
      return { page: name.slice(PAGE.length), live, files: reach(manifest, entries, new Set(['start.js'])) };
    });
  const visited = pages.filter(({ page, live }) => live && page !== DESK);
  const weigh = (files: string[]) => files.reduce((sum, file) => sum + sizeOf(path.join(client, file)), 0);
  return pages
    .map(({ page, live, files }) => ({
      page,
      live,
      files: [...files],
      script: weigh([...files]),
      own: weigh([...files].filter((file) => visited.some((other) => !other.files.has(file)))),
    }))
    .sort((one, other) => other.script - one.script);
}

/** What the two font files weigh. */
export function fontWeight(dist: string): number {
  const names = typefaces.map(({ name }) => name).join('|');
  const files = readFileSync(path.join(dist, 'assets.json'), 'utf8').match(
    new RegExp(`assets/[^"]*(${names})[^"]*\\.woff2`, 'g'),
  );
  return [...new Set(files)].reduce((sum, file) => sum + sizeOf(path.join(dist, 'client', file)), 0);
}
