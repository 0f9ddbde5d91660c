import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { makeContent, UNCHANGED } from '../../data/settings/makeContent.ts';
import type { SocialJob } from '../../data/socialCard.ts';
import { drawCard } from './drawCard.tsx';
import { renderCard } from './renderCard.ts';

// Visitors come first.
setPriority(10);
const { cards, settings } = JSON.parse(await text(process.stdin)) as SocialJob;
const content = makeContent({ ...UNCHANGED, settings });
/** Each image after its length; a card that cannot be drawn, its words being too long, has none. */
for (const card of cards) {
  const png = await Promise.resolve()
    .then(() => renderCard(drawCard(card, content)))
    .catch(() => Buffer.alloc(0));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(png.length);
  process.stdout.write(Buffer.concat([length, png]));
}
