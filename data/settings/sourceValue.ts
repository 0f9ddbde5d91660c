import { sourceHero } from '../source/hero.ts';
import { identity } from '../source/identity.ts';
import { sourceOffers } from '../source/offers.ts';
import { sourceQuestions } from '../source/questions.ts';
import type { Content } from './content.ts';
import { standing } from './makeContent.ts';

/** What the source says of a field (`site.owner.name`), in the prices and delays of this content; undefined where it has no such field. */
export function sourceValue(content: Content, field: string): unknown {
  const faq = { items: Object.keys(sourceQuestions(content)) };
  const source = { ...standing, identity, offers: sourceOffers(content), hero: sourceHero(content), faq };
  return field
    .split('.')
    .reduce<unknown>(
      (holder, step) =>
        typeof holder === 'object' && holder !== null && Object.hasOwn(holder, step)
          ? (holder as Record<string, unknown>)[step]
          : undefined,
      source,
    );
}
