import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReactElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { grounds } from '../../data/looks/houseColours.ts';
import type { Icon } from '../../data/looks/icons.ts';
import type { CardDrawing } from './drawCard.tsx';

/** Where the build put them beside the process that draws while the site runs (`bin/build.ts`), else where npm did. */
const COPIES = path.join(import.meta.dirname, 'typefaces');
const fileOf = (file: string): string => {
  const copy = path.join(COPIES, path.basename(file));
  return existsSync(copy) ? copy : createRequire(import.meta.url).resolve(file);
};
const font = async (name: string, weight: 400 | 500 | 600, file: string) => ({
  name,
  weight,
  data: await readFile(fileOf(file)),
});
const fonts = await Promise.all([
  font('Newsreader', 400, '@fontsource/newsreader/files/newsreader-latin-400-normal.woff'),
  font('Newsreader', 600, '@fontsource/newsreader/files/newsreader-latin-600-normal.woff'),
  font('Instrument Sans', 500, '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff'),
  font('Instrument Sans', 600, '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
]);

/** The last ones are for the longest title the desk takes, beside a cover. */
const SIZES = [88, 80, 74, 68, 62, 56, 50, 44, 38];
/** Pixels label and headline may take above the strands. */
const ROOM = 293;

async function setWords(words: ReactElement): Promise<{ svg: string; height: number }> {
  let height = 0;
  const svg = await satori(words, {
    width: 1200,
    height: 630,
    fonts,
    onNodeDetected: (node) => {
      if (node.key === 'headline') height = node.height;
    },
  });
  return { svg, height };
}

/** The largest headline that stays clear of the strands. */
async function fittedWords({ words }: CardDrawing): Promise<string> {
  for (const size of SIZES) {
    const { svg, height } = await setWords(words(size));
    if (height <= ROOM) return svg;
  }
  throw new Error('The headline of a social image is too long');
}

/** A drawn card as a PNG of 1200 x 630 with a palette. Not dithered: on so plain a ground the error spreads as stains. */
export async function renderCard(drawing: CardDrawing): Promise<Buffer> {
  const words = await fittedWords(drawing);
  const svg = drawing.figures.replace(/<\/svg>$/, `${words}</svg>`);
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, dither: 0, effort: 4 }).toBuffer();
}

/** The mark, drawn 26 wide or a picture, in the middle of the site's ground, as a PNG. */
export async function renderIcon(mark: Buffer, { size, share }: Icon): Promise<Buffer> {
  const inner = Math.round(size * share);
  const drawn = await sharp(mark, { density: (72 * inner) / 26 })
    .resize(inner, inner, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: grounds.light.ground } })
    .composite([{ input: drawn }])
    .png({ palette: size > 32 })
    .toBuffer();
}
