/** Keys that say nothing a reader reads as a figure of the sample, or that its pages only carry. */
const SILENT = new Set([
  'slug',
  'service',
  'sources',
  'url',
  'file',
  'folio',
  'id',
  'icon',
  'digits',
  'roles',
  'downloads',
  // Of the journal: the day of the answers, the source that was opened.
  'day',
  'opened',
  'date',
  // The chart of the cover stands on a page too.
  'cover',
  'version',
]);
const NUMERALS = /(?<![\p{L}\d])(?:\d{1,3}(?:[ \u00a0]\d{3})+|\d+)(?:[,.]\d+)?/gu;
const WORDS =
  /(?<!\p{L})(trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|\p{L}+ième)(?!\p{L})/giu;

/** The numbers a text says, in digits and in letters; marks of sources, ranks of a list and zeros apart. */
function said(text: string, fixed: readonly string[]): string[] {
  const plain = fixed.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text.replace(/\[\d+\]|^\d\. /g, ''));
  return [...plain.matchAll(NUMERALS), ...plain.matchAll(WORDS)].map(([one]) => one).filter((one) => one !== '0');
}

/** Every text and number of an example that a reader sees, by its place in the object. */
function leaves(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') found.set(path, value);
  else if (typeof value === 'number' && Number.isFinite(value))
    found.set(path, String(Math.round(value * 1e6) / 1e6).replace('.', ','));
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      if (!SILENT.has(key) && !(key === 'pages' && typeof inner === 'number')) leaves(inner, `${path}/${key}`, found);
  return found;
}

/**
 * The numbers of an example, or of a part of it, that stay the same whatever its drivers are: those written by hand. `others` are the
 * same example built from other drivers; `fixed`, the phrases that rightly never move (a cited source, the catalogue).
 */
export function untiedNumbers(built: object, others: readonly object[], fixed: readonly string[]): string[] {
  const moved = others.map((other) => leaves(other));
  return [...leaves(built)].flatMap(([path, text]) =>
    said(text, fixed)
      .map((token, index) => ({ token, index }))
      .filter(({ token, index }) => moved.every((places) => said(places.get(path) ?? '', fixed)[index] === token))
      .map(({ token }) => `${path}: ${token} in « ${text} »`),
  );
}

/** The same drivers with every number changed by a factor of its own; the keys in `keep` hold dates and stay. */
export function shaken<Value>(value: Value, seed: number, keep: readonly string[] = []): Value {
  let count = seed;
  const shake = (one: unknown): unknown => {
    if (typeof one === 'number') {
      count += 1;
      return one * (1.1 + 0.5 * ((count * 0.618_034) % 1));
    }
    if (Array.isArray(one)) return one.map(shake);
    if (one && typeof one === 'object')
      return Object.fromEntries(
        Object.entries(one).map(([key, inner]) => [key, keep.includes(key) ? inner : shake(inner)]),
      );
    return one;
  };
  return shake(value) as Value;
}
