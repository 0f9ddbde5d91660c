import { folded } from '../french/spellings.ts';

/** A name between braces, as it is typed: `{prénom}`, `{ Prenom }`; the second of two braces other programs write closes it too. */
const NAMED = /\{([^{}=\n]{1,60})\}/g;
/** Mailchimp's own way. */
const STARRED = /\*\|[^|\n]{1,60}\|\*/g;

/** A text with what it names between braces filled in, whatever the case, accents and spaces of a name; a name without a value stays. */
export function fillNames(text: string, values: Readonly<Record<string, string>>): string {
  const known = new Map(Object.entries(values).map(([name, value]) => [folded(name), value]));
  return text.replace(NAMED, (typed, name: string) => known.get(folded(name)) || typed);
}

/** Names in a text that nothing fills in, each once, as they are typed. */
export function unfilled(text: string, names: readonly string[] = []): string[] {
  const known = new Set(names.map(folded));
  const named = [...text.matchAll(NAMED)]
    .filter(([, name = '']) => folded(name) && !known.has(folded(name)))
    .map(([typed]) => typed);
  return [...new Set([...named, ...(text.match(STARRED) ?? [])])];
}
