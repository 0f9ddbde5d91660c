import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cardOf, socialImage } from '../../data/pageHead.ts';
import { unchangedContent } from '../../data/settings/unchangedContent.ts';
import type { drawSocialCard } from '../social/socialProcess.ts';
import type { SitePage } from './describePages.ts';

const ROOT = path.dirname(path.dirname(import.meta.dirname));
const CACHE = path.join(ROOT, 'node_modules', '.cache', 'social');

/**
 * Draws the social image (1200 x 630 PNG) of each page into `outDir`, by the program that also draws them while the site runs; an image
 * that an earlier build drew is copied from the cache.
 */
export async function buildSocialImages(outDir: string, pages: readonly SitePage[]): Promise<void> {
  const drawer = path.join(ROOT, 'dist', 'social', 'socialProcess.mjs');
  const [program, { drawSocialCard: draw }] = await Promise.all([
    readFile(drawer),
    import(drawer) as Promise<{ drawSocialCard: typeof drawSocialCard }>,
  ]);
  await Promise.all([mkdir(CACHE, { recursive: true }), mkdir(path.join(outDir, 'social'), { recursive: true })]);
  await Promise.all(
    pages.map(async (page) => {
      const card = cardOf(page);
      const name = createHash('sha256').update(program).update(JSON.stringify(card)).digest('hex').slice(0, 32);
      const known = path.join(CACHE, `${name}.png`);
      const target = path.join(outDir, socialImage(page.path));
      await copyFile(known, target).catch(async () => {
        await writeFile(`${known}.${process.pid}.tmp`, await draw(card, unchangedContent));
        await rename(`${known}.${process.pid}.tmp`, known);
        await copyFile(known, target);
      });
    }),
  );
}
