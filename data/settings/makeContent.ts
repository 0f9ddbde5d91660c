import { UNCHANGED_BLOG } from '../articles/blogContent.ts';
import type { SampleFiles } from '../examples/downloads.ts';
import { type CatalogueCode, catalogue, monthlyPack, saasAnalysis } from '../offer/catalogue.ts';
import { delays, pack, saas, sourceOffers, terms } from '../source/offers.ts';
import { claimPlaces, claims, legalDays, site } from '../source/site.ts';
import type { Content, ContentChanges, Service, ShownAnswers } from './content.ts';

/** Merges the owner's changes into a source value; a changed list replaces the whole list, keys unknown to the source are ignored. */
export function merged<Value>(value: Value, changes: unknown): Value {
  if (changes === undefined) return value;
  if (typeof value !== 'object' || value === null || typeof changes !== 'object' || Array.isArray(changes))
    return changes as Value;
  const whole = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  for (const [key, change] of Object.entries(changes as object))
    if (Object.hasOwn(whole, key)) whole[key] = merged(whole[key], change);
  return whole as Value;
}

/** Content of a site whose owner has changed nothing. */
export const UNCHANGED: ContentChanges = { version: 0, settings: {}, blog: UNCHANGED_BLOG, letters: [] };

/** Source values that are computed from no other value and that many pages use. */
export const standing = { site, legal: legalDays, delays, terms, pack, saas, claims, claimPlaces };

/** Builds the site's content: the only place where the owner's changes are merged into the source. */
export function makeContent(changes: ContentChanges): Content {
  const { version, settings, blog, letters } = changes;
  const values = merged(standing, settings);
  const sold = merged(sourceOffers(values), settings.offers);
  const services = catalogue.map(
    (entry): Service => ({ ...entry, ...sold[entry.code], deliveryHours: values.delays[sold[entry.code].delay] }),
  );
  return {
    ...{ version, settings, blog, letters },
    ...values,
    pack: { ...monthlyPack, ...values.pack },
    saas: { ...saasAnalysis, ...values.saas, deliveryHours: values.delays.tailored },
    services,
    offers: Object.fromEntries(services.map((service) => [service.code, service])) as Record<CatalogueCode, Service>,
    sampleFiles: (settings.sampleFiles ?? {}) as SampleFiles,
    answers: settings.answers as ShownAnswers | undefined,
  };
}
