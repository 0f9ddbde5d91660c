import { settledValues } from '../../data/settings/settled.ts';

/** A part of the settled values: `site.owner.name`. */
type Place = { holder: Record<string, unknown>; key: string };

/** What the source says of each field that is changed now. */
const original = new Map<string, unknown>();

/** Where a field is; undefined where the source has no such thing any more. */
function placeOf(field: string): Place | undefined {
  const steps = field.split('.');
  const key = steps.pop() ?? '';
  let holder: unknown = settledValues;
  for (const step of steps) {
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, step)) return undefined;
    holder = (holder as Record<string, unknown>)[step];
  }
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)
    ? { holder: holder as Record<string, unknown>, key }
    : undefined;
}

/** What a field says in the source. */
export function sourceValue(field: string): unknown {
  if (original.has(field)) return original.get(field);
  const place = placeOf(field);
  return place?.holder[place.key];
}

/** Has this process say what the owner changed: mails, the feed and the answers of the API read the values when they are made. */
export function settle(fields: Readonly<Record<string, unknown>>): void {
  for (const [field, value] of original) {
    const place = placeOf(field);
    if (place) place.holder[place.key] = value;
  }
  original.clear();
  for (const [field, value] of Object.entries(fields)) {
    const place = placeOf(field);
    if (!place) continue;
    original.set(field, place.holder[place.key]);
    place.holder[place.key] = value;
  }
}
