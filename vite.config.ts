import path from 'node:path';
import mdx from '@mdx-js/rollup';
import extractContents from '@stefanprobst/rehype-extract-toc';
import exposeContents from '@stefanprobst/rehype-extract-toc/mdx';
import react from '@vitejs/plugin-react';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { bakedData } from './bin/bakedData.ts';
import { frenchTypography } from './bin/frenchTypography.ts';
import { siteTypefaces } from './bin/siteTypefaces.ts';
import { staticProse } from './bin/staticProse.ts';
import { tableLabels } from './bin/tableLabels.ts';
import { frenchProse } from './bin/typography/frenchProse.ts';

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The module and all it loads with itself. */
function loadedBy(id: string, modules: Modules, all = new Set<string>()): Set<string> {
  if (all.has(id)) return all;
  all.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) loadedBy(next, modules, all);
  return all;
}

/**
 * Each small file costs its headers, and a name in every list of files: what every page loads travels in one, React in
 * another, and what the live pages share in a third.
 */
const EVERY_PAGE = path.join(import.meta.dirname, 'renderer', '+client.ts');
const chunkGroups = [
  {
    name: (id: string, modules: Modules) =>
      id !== EVERY_PAGE && loadedBy(EVERY_PAGE, modules).has(id) ? 'site' : null,
    priority: 3,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'styles', test: /node_modules\/(@emotion|stylis)\//, priority: 2 },
  { name: 'parts', minShareCount: 5, priority: 1 },
];

/**
 * Tells the browser that a large file's functions run as it loads: it then compiles them off the main thread, as the file
 * arrives, not one by one when they are called (https://v8.dev/blog/explicit-compile-hints).
 */
const compileHint = ({ name }: { name: string }) =>
  /^react$|server-routing$/.test(name) ? '//# allFunctionsCalledOnLoad' : '';

/** Prose, once for each side: the browser's copy leaves out what never changes. */
const prose = (browser: boolean): Plugin => ({
  ...(mdx({
    remarkPlugins: [remarkGfm, [staticProse, { browser }]],
    // After the anchors, which keep the words as they are written.
    rehypePlugins: [rehypeSlug, frenchProse, extractContents, exposeContents, tableLabels],
  }) as Plugin),
  enforce: 'pre',
  applyToEnvironment: ({ name }) => (name === 'client') === browser,
});

export default defineConfig(({ command }) => ({
  plugins: [
    bakedData(),
    frenchTypography(),
    siteTypefaces(),
    vike(),
    prose(true),
    prose(false),
    react({ jsxImportSource: '@emotion/react' }),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: { rolldownOptions: { output: { postBanner: compileHint, codeSplitting: { groups: chunkGroups } } } },
    },
  },
  // The build for the server carries React and every library of the pages, so that the image needs none of them.
  ssr: command === 'build' ? { noExternal: true, external: ['vike'] } : {},
}));
