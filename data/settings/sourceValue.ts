import { sourceHero } from '../source/hero.ts';
import { identity } from '../source/identity.ts';
import { sourceOffers } from '../source/offers.ts';
import { type Question, sourceQuestions } from '../source/questions.ts';
import { quotes } from '../source/quotes.ts';
import type { Content } from './content.ts';
import { standing } from './makeContent.ts';

const makeSource = (content: Content) => ({
  ...standing,
  identity,
  quotes,
  offers: sourceOffers(content),
  hero: sourceHero(content),
  faq: { items: Object.values(sourceQuestions(content)) as readonly Question[] },
});

/** Cache of the source's values for each content: the desk reads every field of the same content. */
const sources = new WeakMap<Content, ReturnType<typeof makeSource>>();

function sourceOf(content: Content): ReturnType<typeof makeSource> {
  const source = sources.get(content) ?? makeSource(content);
  sources.set(content, source);
  return source;
}

/** Paths of the values that the owner edits, each as a whole: a list of variable length counts as one value. */
type PathsOf<Value, At extends string> = Value extends readonly unknown[]
  ? number extends Value['length']
    ? At
    : PartsOf<Value, At, Exclude<keyof Value, keyof (readonly unknown[])>>
  : Value extends object
    ? PartsOf<Value, At, keyof Value>
    : At;
type PartsOf<Value, At extends string, Name extends keyof Value> = {
  [Part in Name & string]: PathsOf<Value[Part & keyof Value], At extends '' ? Part : `${At}.${Part}`>;
}[Name & string];

/**
 * Path of a source value that the owner may change: `site.owner.name`. The days of the legal texts are excluded, since changes set them.
 */
export type SourcePath = Exclude<
  PathsOf<ReturnType<typeof sourceOf>, ''>,
  `legal.${string}` | 'site.copyrightYear' | 'hero.caption' | 'hero.figure'
>;

/**
 * Returns the source’s value of a field (`site.owner.name`), its texts filled with this content’s prices and delays; undefined for an
 * unknown field.
 */
export function sourceValue(content: Content, field: string): unknown {
  const source = sourceOf(content);
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
