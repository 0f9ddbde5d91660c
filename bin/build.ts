import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as buildPages } from 'vike/api';
import { buildIcons } from './build/buildIcons.ts';
import { buildSocialImages } from './build/buildSocialImages.ts';
import { bundleServer } from './build/bundleServer.ts';
import { bundleSocial } from './build/bundleSocial.ts';
import { compressAssets } from './build/compressAssets.ts';
import { describePages } from './build/describePages.ts';
import { sitePages } from './build/sitePages.ts';
import { weightTable } from './build/weightTable.ts';
import { BUILD_STAMP, namesOfSources } from './build/whatIsStale.ts';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Builds the site into `dist/`: pages for both sides, then their compressed copies, the stamp, and the server's file. */
async function buildSite(): Promise<void> {
  await rm(path.join(ROOT, BUILD_STAMP), { force: true });
  await buildPages({ viteConfig: { root: ROOT, logLevel: 'warn' } });
  const client = path.join(ROOT, 'dist', 'client');
  await buildIcons(client);
  await describePages(path.join(ROOT, 'dist'));
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

// A start that was killed reads no more: telling it of that would fail in its turn, for ever.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit(1));

const started = performance.now();
process.env.NODE_ENV = 'production';
// A build that fails leaves nothing a start would take for whole, and one that succeeds no part of the build before it.
for await (const part of glob('dist/*.mjs', { cwd: ROOT })) await rm(path.join(ROOT, part));
if (process.argv[2] !== 'server')
  await buildSite().catch((error: unknown) => {
    // Vike, which reports what nobody caught, would let the process end well.
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.exit(1);
  });
await bundleServer(ROOT);
await bundleSocial(ROOT);
process.stdout.write(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
