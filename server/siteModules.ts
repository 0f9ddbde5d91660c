import { EVERY_PAGE, reach, readManifest } from './buildManifest.ts';

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
  const manifest = readManifest(dist);
  const shared = reach(manifest, [EVERY_PAGE]);
  const onIntent = [...reach(manifest, ['components/quote/openDialog.tsx'])].filter((file) => !shared.has(file));
  const addresses = (files: readonly string[]) => files.map((file) => `/${file}`);
  return { shared: addresses([...shared].reverse()), onIntent: addresses(onIntent) };
}
