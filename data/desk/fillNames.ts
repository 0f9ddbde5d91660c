import { folded } from '../french/spellings.ts';

/** A name in braces as typed: `{prénom}`, `{ Prenom }`; the doubled closing brace of other programs is accepted. */
const NAMED = /\{([^{}=\n]{1,60})\}/g;
/** A name in Mailchimp's notation, `*|NAME|*`. */
const STARRED = /\*\|[^|\n]{1,60}\|\*/g;

/**
 * Replaces the names in braces of a text by their values, whatever their case, accents and spaces; a name without a value is left as it is.
 */
export function fillNames(text: string, values: Readonly<Record<string, string>>): string {
  const known = new Map(Object.entries(values).map(([name, value]) => [folded(name), value]));
  return text.replace(NAMED, (typed, name: string) => known.get(folded(name)) || typed);
}

/** Returns the names in braces that have no value, each once, as typed. */
export function unfilled(text: string, names: readonly string[] = []): string[] {
  const known = new Set(names.map(folded));
  const named = [...text.matchAll(NAMED)]
    .filter(([, name = '']) => folded(name) && !known.has(folded(name)))
    .map(([typed]) => typed);
  return [...new Set([...named, ...(text.match(STARRED) ?? [])])];
}
