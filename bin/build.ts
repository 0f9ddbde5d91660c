import { copyFile, glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as buildPages } from 'vike/api';
import { build } from 'vite';
import { bakedData } from './build/bakedData.ts';
import { buildIcons } from './build/buildIcons.ts';
import { buildSocialImages } from './build/buildSocialImages.ts';
import { bundleServer } from './build/bundleServer.ts';
import { describePages, sitePages } from './build/describePages.ts';
import { frenchTypography } from './build/frenchTypography.ts';
import { budgets, fontWeight, hasBudget, type PageWeight, pageWeights } from './build/pageWeights.ts';
import { BUILD_STAMP, namesOfSources } from './build/whatIsStale.ts';

const TYPEFACES = [
  import.meta.resolve('@fontsource/newsreader/files/newsreader-latin-400-normal.woff'),
  import.meta.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff'),
];

/** Bundles the program that draws social images at run time into `dist/social/`, with its typefaces. */
async function bundleSocial(root: string): Promise<void> {
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

const COMPRESSIBLE = /\.(js|css|svg|xml|txt|json|webmanifest)$/;
const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses at a request. */
async function compressAssets(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((file) => file.isFile() && COMPRESSIBLE.test(file.name))
      .map(async (file) => {
        const name = path.join(file.parentPath, file.name);
        const bytes = await readFile(name);
        await writeFile(`${name}.br`, await br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        await writeFile(`${name}.gz`, await gz(bytes, { level: 9 }));
      }),
  );
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9);

function row(weight: PageWeight): string {
  const { page, script, later, ahead } = weight;
  const isOver =
    hasBudget(weight) && (script > budgets.script || script + later > budgets.whole || ahead > budgets.ahead);
  return `${page.replace('/pages', '').padEnd(48)}${kb(script)}${kb(script + later)}${kb(ahead)}${isOver ? '  over' : ''}`;
}

/** Returns the table, printed by the build, of each page's weight and budget. */
function weightTable(dist: string): string {
  return [
    `${'JavaScript, compressed KB'.padEnd(48)}  hydrates    whole    ahead`,
    ...pageWeights(dist).map(row),
    `${'budget'.padEnd(48)}${kb(budgets.script)}${kb(budgets.whole)}${kb(budgets.ahead)}`,
    `${'fonts of every page'.padEnd(48)}${kb(fontWeight(dist))}${kb(budgets.fonts)}`,
  ].join('\n');
}

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Builds the site into `dist/`: the pages for browser and server, their compressed files, the build stamp, the server's file. */
async function buildSite(): Promise<void> {
  await rm(path.join(ROOT, BUILD_STAMP), { force: true });
  await buildPages({ viteConfig: { root: ROOT, logLevel: 'warn' } });
  const client = path.join(ROOT, 'dist', 'client');
  await buildIcons(client);
  await describePages(path.join(ROOT, 'dist'));
  // Bundles the drawing program before `buildSocialImages`, which imports it.
  await bundleSocial(ROOT);
  await buildSocialImages(
    client,
    sitePages(path.join(ROOT, 'dist')).filter(({ noindex }) => !noindex),
  );
  await compressAssets(client);
  await mkdir(path.join(ROOT, 'dist'), { recursive: true });
  const { version } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const built = { version, at: new Date().toISOString(), names: namesOfSources(ROOT) };
  await writeFile(path.join(ROOT, BUILD_STAMP), `${JSON.stringify(built)}\n`);
  process.stdout.write(`${weightTable(path.join(ROOT, 'dist'))}\n`);
}

// Exits when the output can no longer be written: after the start that runs this build was killed, nobody reads the output, and the write
// error would repeat for ever.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit(1));

const started = performance.now();
process.env.NODE_ENV = 'production';
// Deletes the bundles of the previous build first: if this build fails, the next start must not take a half-built `dist/` for a complete
// one.
for await (const part of glob('dist/*.mjs', { cwd: ROOT })) await rm(path.join(ROOT, part));
if (process.argv[2] === 'server') await bundleSocial(ROOT);
else
  await buildSite().catch((error: unknown) => {
    // Sets exit code 1 itself, since Vike only logs an uncaught error and the process would exit with 0.
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.exit(1);
  });
await bundleServer(ROOT);
process.stdout.write(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
