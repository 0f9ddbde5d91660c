import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import type { SocialCard, SocialJob } from '../../data/socialCard.ts';

// Visitors come first.
setPriority(10);
const { cards, settings } = JSON.parse(await text(process.stdin)) as SocialJob;
// Before any module that says what the site is called is loaded.
Object.assign(globalThis, { settledContent: { settings } });
const [{ drawCard }, { renderCard }] = await Promise.all([import('./drawCard.tsx'), import('./renderCard.ts')]);
const draw = async (card: SocialCard) => renderCard(drawCard(card));
/** Each image after its length; a card that cannot be drawn, its words being too long, has none. */
for (const card of cards) {
  const png = await draw(card).catch(() => Buffer.alloc(0));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(png.length);
  process.stdout.write(Buffer.concat([length, png]));
}
