import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Manifest, reach } from './buildManifest.ts';

/** Addresses of modules of a build. */
export interface SiteModules {
  /** What every page of the site loads, the last being the entry. */
  shared: readonly string[];
  /**
   * What the quote dialog needs beside them: fetched when nothing else is left to load, so that the first click on a phone
   * does not wait for the network.
   */
  onIntent: readonly string[];
}

/** Reads them from Vite's manifest. */
export function siteModules(dist: string): SiteModules {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(dist, 'assets.json'), 'utf8'));
  const shared = reach(manifest, ['renderer/+client.ts']);
  const onIntent = [...reach(manifest, ['components/quote/openDialog.tsx'])].filter((file) => !shared.has(file));
  const addresses = (files: readonly string[]) => files.map((file) => `/${file}`);
  return { shared: addresses([...shared].reverse()), onIntent: addresses(onIntent) };
}
