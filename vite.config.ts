import mdx from '@mdx-js/rollup';
import extractContents from '@stefanprobst/rehype-extract-toc';
import exposeContents from '@stefanprobst/rehype-extract-toc/mdx';
import react from '@vitejs/plugin-react';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { bakedData } from './bin/bakedData.ts';
import { staticProse } from './bin/staticProse.ts';
import { tableLabels } from './bin/tableLabels.ts';

/**
 * What every page needs travels in one file: each small file costs its headers, and a name in every list of files.
 * Several pages share the rest as they did.
 */
const chunkGroups = [{ name: 'site', minShareCount: 30, priority: 1 }];

/** Prose, once for each side: the browser's copy leaves out what never changes. */
const prose = (browser: boolean): Plugin => ({
  ...(mdx({
    remarkPlugins: [remarkGfm, [staticProse, { browser }]],
    rehypePlugins: [rehypeSlug, extractContents, exposeContents, tableLabels],
    jsxImportSource: '#french',
  }) as Plugin),
  enforce: 'pre',
  applyToEnvironment: ({ name }) => (name === 'client') === browser,
});

export default defineConfig(({ command }) => ({
  plugins: [bakedData(), vike(), prose(true), prose(false), react({ jsxImportSource: '#french' })],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } } },
  // The build for the server carries React and every library of the pages, so that the image needs none of them.
  ssr: command === 'build' ? { noExternal: true, external: ['vike'] } : {},
}));
