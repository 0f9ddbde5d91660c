import path from 'node:path';
import { build } from 'vite';
import { bakedData } from './bakedData.ts';

/** Entries of the server bundle: the server, and the files it starts as threads and processes. */
const ENTRIES = [
  'bin/serve.ts',
  'database/file/copyThread.ts',
  'database/sqlite/readThread.ts',
  'server/offsite/copyProcess.ts',
  'server/markdown/markdownThread.ts',
  'server/media/pictureProcess.ts',
];

/**
 * Bundles the server and its libraries into one file: opening six hundred small files took half of a start
 * (docs/decisions/0001-rooms-and-doors.md). Left out: the database driver and sharp, which are binaries, and Vike, which the built pages
 * use too.
 */
export async function bundleServer(root: string): Promise<void> {
  await bundle(root, ENTRIES, '[name].mjs');
}

/**
 * Bundles start files into `dist/`.
 * @param names pattern of their file names there, which must not produce the name of the server's file
 */
export async function bundle(root: string, entries: readonly string[], names: string): Promise<void> {
  await build({
    root,
    configFile: false,
    plugins: [bakedData()],
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node22',
      outDir: path.join(root, 'dist'),
      emptyOutDir: false,
      rolldownOptions: {
        input: entries.map((file) => path.join(root, file)),
        output: { entryFileNames: names, chunkFileNames: names },
      },
    },
    ssr: { noExternal: true, external: ['better-sqlite3', 'sharp', 'vike'] },
  });
}
