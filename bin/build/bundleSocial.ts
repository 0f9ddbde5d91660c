import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { bakedData } from './bakedData.ts';
import { frenchTypography } from './frenchTypography.ts';

const TYPEFACES = [
  import.meta.resolve('@fontsource/newsreader/files/newsreader-latin-400-normal.woff'),
  import.meta.resolve('@fontsource/newsreader/files/newsreader-latin-600-normal.woff'),
  import.meta.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff'),
  import.meta.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
];

/** Puts what draws a social image while the site runs into `dist/social/`: a process of its own, with its typefaces. */
export async function bundleSocial(root: string): Promise<void> {
  const outDir = path.join(root, 'dist', 'social');
  await build({
    root,
    configFile: false,
    plugins: [bakedData(), frenchTypography()],
    publicDir: false,
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
    build: {
      ssr: true,
      target: 'node22',
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: path.join(root, 'bin', 'social', 'socialProcess.ts'),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
    ssr: { noExternal: true, external: ['sharp'] },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await mkdir(path.join(outDir, 'typefaces'), { recursive: true });
  for (const file of TYPEFACES) await copyFile(new URL(file), path.join(outDir, 'typefaces', path.basename(file)));
}
