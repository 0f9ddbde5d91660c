import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';
import { grounds } from '../../data/looks/houseColours.ts';
import { FAVICON, faviconSvg, iconPath, icons } from '../../data/looks/icons.ts';
import { cardOf, type SocialCard, socialImage } from '../../data/pageHead.ts';
import { unchangedContent as content, unchangedContent } from '../../data/settings/unchangedContent.ts';
import type { drawCard } from '../social/drawCard.tsx';
import { renderCard, renderIcon } from '../social/renderCard.ts';
import type { SitePage } from './describePages.ts';
import { frenchTypography } from './frenchTypography.ts';

interface Drawing {
  drawCard: typeof drawCard;
}

const ROOT = path.dirname(path.dirname(import.meta.dirname));
const CACHE = path.join(ROOT, 'node_modules', '.cache', 'social');

const digest = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 32);
};

/** The hand that draws: the module, and a digest of every file it is made of. */
async function loadDrawing(): Promise<Drawing & { version: string }> {
  const { module, dependencies } = await runnerImport<Drawing>(path.join(ROOT, 'bin', 'social', 'drawCard.tsx'), {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [frenchTypography()],
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  });
  const own = ['bin/social/renderCard.ts', 'package-lock.json'];
  const sources = [...dependencies.filter((file) => !file.includes('node_modules') && !file.includes('?')), ...own];
  const contents = await Promise.all(sources.sort().map((file) => readFile(path.resolve(ROOT, file))));
  return { drawCard: module.drawCard, version: digest(...contents) };
}

/** Draws the social image of each page (1200 x 630 PNG) under `outDir`; known ones come from the cache. */
export async function buildSocialImages(outDir: string, pages: readonly SitePage[]): Promise<void> {
  const { drawCard, version } = await loadDrawing();
  await Promise.all([mkdir(CACHE, { recursive: true }), mkdir(path.join(outDir, 'social'), { recursive: true })]);
  const draw = async (card: SocialCard, target: string) => {
    const known = path.join(CACHE, `${digest(version, JSON.stringify(card))}.png`);
    await copyFile(known, target).catch(async () => {
      await writeFile(`${known}.${process.pid}.tmp`, await renderCard(drawCard(card, unchangedContent)));
      await rename(`${known}.${process.pid}.tmp`, known);
      await copyFile(known, target);
    });
  };
  await Promise.all(pages.map((page) => draw(cardOf(page), path.join(outDir, socialImage(page.path)))));
}

const manifest = {
  name: content.site.brand,
  short_name: content.site.brand,
  description: content.site.sentence,
  lang: 'fr',
  start_url: '/',
  display: 'browser',
  background_color: grounds.light.ground,
  theme_color: grounds.light.ground,
  icons: [
    { src: FAVICON, sizes: 'any', type: 'image/svg+xml' },
    ...icons
      .filter(({ size }) => size >= 192)
      .map(({ name, size }) => ({
        src: iconPath({ name }),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: name.startsWith('maskable') ? 'maskable' : 'any',
      })),
  ],
};

/** The 32-pixel PNG in the envelope of an icon file: what feed readers and older browsers ask for without being told. */
function iconFile(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.set([32, 32], 6); // its width and height
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // where it begins
  return Buffer.concat([head, png]);
}

/** The mark on the site's ground, in the sizes that browsers and phones ask for, and the manifest that names them. */
export async function buildIcons(outDir: string): Promise<void> {
  const mark = Buffer.from(faviconSvg());
  await writeFile(path.join(outDir, FAVICON), mark);
  await mkdir(path.join(outDir, 'icons'), { recursive: true });
  for (const icon of icons) await writeFile(path.join(outDir, iconPath(icon)), await renderIcon(mark, icon));
  await writeFile(path.join(outDir, 'favicon.ico'), iconFile(await readFile(path.join(outDir, 'icons', '32.png'))));
  await writeFile(path.join(outDir, 'manifest.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
}
