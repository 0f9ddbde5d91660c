import { text } from 'node:stream/consumers';
import type { ChangedValues } from '../../data/settings/settled.ts';
import type { SocialCard } from '../../data/socialCard.ts';

/** What is drawn, with what the owner changed of the site's words. */
export interface SocialJob {
  card: SocialCard;
  settings: ChangedValues;
}

const { card, settings } = JSON.parse(await text(process.stdin)) as SocialJob;
// Before any module that says what the site is called is loaded.
Object.assign(globalThis, { settledContent: { settings } });
const [{ drawCard }, { renderCard }] = await Promise.all([import('./drawCard.tsx'), import('./renderCard.ts')]);
process.stdout.write(await renderCard(drawCard(card)));
