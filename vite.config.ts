import mdx from '@mdx-js/rollup';
import extractContents from '@stefanprobst/rehype-extract-toc';
import exposeContents from '@stefanprobst/rehype-extract-toc/mdx';
import react from '@vitejs/plugin-react';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { bakedData } from './bin/build/bakedData.ts';
import { frenchTypography } from './bin/build/frenchTypography.ts';
import { siteTypefaces } from './bin/build/siteTypefaces.ts';
import { frenchProse } from './bin/typography/frenchProse.ts';
import { tableLabels } from './server/markdown/tableLabels.ts';

/**
 * What articles and samples alone show. Each article counts as a page where shares are counted, so that every page would
 * carry it.
 */
const READING =
  /\/components\/(article\/|figures\/(charts\/|data\/|documents\/coverData|Chart|DrawingSvg|FigureWithValues|Motif|SaasMotif|tenth))|\/data\/(blog\/method|offer\/modelStops|examples\/strategicPlan\/schedule)\.ts/;

/** React, the styles and what five pages share travel in a file each: small files cost their headers. */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'styles', test: /node_modules\/(@emotion|stylis)\//, priority: 2 },
  { name: 'shared', test: (id: string) => !READING.test(id), minShareCount: 5, priority: 1 },
];

const prose: Plugin = {
  ...(mdx({
    remarkPlugins: [remarkGfm],
    // After the anchors, which keep the words as they are written.
    rehypePlugins: [rehypeSlug, frenchProse, extractContents, exposeContents, tableLabels],
  }) as Plugin),
  enforce: 'pre',
};

export default defineConfig(({ command }) => ({
  plugins: [
    bakedData(),
    frenchTypography(),
    siteTypefaces(),
    vike(),
    prose,
    react({ jsxImportSource: '@emotion/react' }),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups } },
          // Else what the desk shares with the quote dialog lands in the desk's own file, and the dialog loads the desk.
          experimental: { chunkOptimization: false },
        },
      },
    },
  },
  // The build for the server carries React and every library of the pages, so that the image needs none of them.
  ssr: command === 'build' ? { noExternal: true, external: ['vike'] } : {},
}));
