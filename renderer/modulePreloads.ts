import type { PageContextServer } from 'vike/types';

/** What a page loads, as Vike lists it. */
export interface PageAsset {
  src: string;
  assetType: string | null;
  /** Imported by nothing else: the only one a page names in a `<script>`. */
  isEntry: boolean;
}

/**
 * Links to the modules that hydrate a page, at low priority: what is read comes first, its text and its typefaces. Vike would
 * print them without one, and Chromium then fetches each as urgently as a typeface: what it prints is the entry alone.
 * The list is Vike's own, without a promise that its next version has it (docs/decisions/0072-scripts-come-last.md).
 */
export async function modulePreloads({ __getPageAssets: list }: PageContextServer) {
  if (!list) throw new Error('This version of Vike lists no assets: see renderer/modulePreloads.ts');
  const assets = await list();
  // While developing, modules are found as they are asked for.
  const modules = import.meta.env.PROD ? assets.filter(({ assetType }) => assetType === 'script') : [];
  return {
    links: modules.map(({ src }) => `<link rel="modulepreload" href="${src}" fetchpriority="low">`).join('\n'),
    listedForVike: { __getPageAssets: async () => assets.filter(({ isEntry }) => isEntry) },
  };
}
