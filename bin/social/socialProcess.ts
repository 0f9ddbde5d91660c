import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import type { SocialJob } from '../../data/pageHead.ts';
import { makeContent, UNCHANGED } from '../../data/settings/makeContent.ts';
import { drawCard } from './drawCard.tsx';
import { renderCard, renderIcon } from './renderCard.ts';

// Visitors come first.
setPriority(10);
const { card, settings, ...given } = JSON.parse(await text(process.stdin)) as SocialJob;
// What sets the drawing reads no WebP.
const logo = given.logo && (await sharp(Buffer.from(given.logo, 'base64')).png().toBuffer()).toString('base64');
process.stdout.write(
  'share' in card
    ? await renderIcon(Buffer.from(given.mark, 'base64'), card)
    : await renderCard(drawCard(card, makeContent({ ...UNCHANGED, settings }), logo)),
);
