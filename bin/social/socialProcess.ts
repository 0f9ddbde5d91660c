import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import satori from 'satori';
import sharp from 'sharp';
import type { SocialCard, SocialJob } from '../../data/pageHead.ts';
import type { Content } from '../../data/settings/content.ts';
import { makeContent, UNCHANGED } from '../../data/settings/makeContent.ts';
import { renderIcon } from './renderIcon.ts';
import { CARD, socialCard } from './socialCard.tsx';

/** Reads a font file that the build copied beside this program. */
const font = async (name: string, weight: 400 | 500, file: string) => ({
  ...{ name, weight },
  data: await readFile(path.join(import.meta.dirname, 'typefaces', file)),
});

/**
 * Sizes to try for the headline, in px; the smallest fits the longest title that the desk accepts beside a cover. `ROOM`: height in px
 * available above the strands.
 */
const SIZES = [88, 80, 74, 68, 62, 56, 50, 44, 38];
const ROOM = 300;

/**
 * Draws a card as a PNG of 1200 x 630 with a palette, its headline as large as fits. Without dithering, which would look like stains on the
 * plain ground.
 */
export async function drawSocialCard(card: SocialCard, content: Content, logo?: string): Promise<Buffer> {
  const { figures, words } = socialCard({ card, content, logo });
  const fonts = await Promise.all([
    font('Newsreader', 400, 'newsreader-latin-400-normal.woff'),
    font('Instrument Sans', 500, 'instrument-sans-latin-500-normal.woff'),
  ]);
  for (const size of SIZES) {
    let height = 0;
    const onNodeDetected = (node: { key?: unknown; height: number }) => {
      if (node.key === 'headline') height = node.height;
    };
    const svg = await satori(words(size), { ...CARD, fonts, onNodeDetected });
    if (height > ROOM) continue;
    const whole = figures.replace(/<\/svg>$/, `${svg}</svg>`);
    return sharp(Buffer.from(whole)).png({ palette: true, colours: 128, dither: 0, effort: 4 }).toBuffer();
  }
  throw new Error('The headline of a social image is too long');
}

if (import.meta.main) {
  // Gives this process a lower priority than the server.
  setPriority(10);
  const { card, settings, ...given } = JSON.parse(await text(process.stdin)) as SocialJob;
  // Converts the logo to PNG, since satori cannot read WebP.
  const logo = given.logo && (await sharp(Buffer.from(given.logo, 'base64')).png().toBuffer()).toString('base64');
  process.stdout.write(
    'share' in card
      ? await renderIcon(Buffer.from(given.mark, 'base64'), card)
      : await drawSocialCard(card, makeContent({ ...UNCHANGED, settings }), logo),
  );
}
