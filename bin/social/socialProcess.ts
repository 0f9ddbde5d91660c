import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import type { SocialJob } from '../../data/pageHead.ts';
import { makeContent, UNCHANGED } from '../../data/settings/makeContent.ts';
import { drawCard } from './drawCard.tsx';
import { renderCard, renderIcon } from './renderCard.ts';

// Visitors come first.
setPriority(10);
const { cards, settings, ...given } = JSON.parse(await text(process.stdin)) as SocialJob;
const content = makeContent({ ...UNCHANGED, settings });
const mark = Buffer.from(given.mark, 'base64');
// What sets the drawing reads no WebP.
const logo = given.logo && (await sharp(Buffer.from(given.logo, 'base64')).png().toBuffer()).toString('base64');
/** Each image after its length; a card that cannot be drawn, its words being too long, has none. */
for (const card of cards) {
  const png = await Promise.resolve()
    .then(() => ('share' in card ? renderIcon(mark, card) : renderCard(drawCard(card, content, logo))))
    .catch(() => Buffer.alloc(0));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(png.length);
  process.stdout.write(Buffer.concat([length, png]));
}
