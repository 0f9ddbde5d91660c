import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';
import { cardOf, type SocialCard, socialImage } from '../../data/pageHead.ts';
import { unchangedContent } from '../../data/settings/unchangedContent.ts';
import type { drawCard } from '../social/drawCard.tsx';
import { renderCard } from '../social/renderCard.ts';
import { frenchTypography } from './frenchTypography.ts';
import type { SitePage } from './sitePages.ts';

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
