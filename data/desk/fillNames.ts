import { folded } from '../french/spellings.ts';

/** A name in braces as typed: `{prénom}`, `{ Prenom }`; the doubled closing brace of other programs is accepted. */
const NAMED = /\{([^{}=\n]{1,60})\}/g;
/** Mailchimp's notation. */
const STARRED = /\*\|[^|\n]{1,60}\|\*/g;

/** Fills the names in braces of a text, whatever their case, accents and spaces; a name without a value stays. */
export function fillNames(text: string, values: Readonly<Record<string, string>>): string {
  const known = new Map(Object.entries(values).map(([name, value]) => [folded(name), value]));
  return text.replace(NAMED, (typed, name: string) => known.get(folded(name)) || typed);
}

/** Returns the names in a text that are not filled in, each once, as typed. */
export function unfilled(text: string, names: readonly string[] = []): string[] {
  const known = new Set(names.map(folded));
  const named = [...text.matchAll(NAMED)]
    .filter(([, name = '']) => folded(name) && !known.has(folded(name)))
    .map(([typed]) => typed);
  return [...new Set([...named, ...(text.match(STARRED) ?? [])])];
}
