/** « 1.250.000 », « 1 250 000 » with any space, « 1’250’000 », « 1,250,000 »: separators of thousands. */
const POINTS = /^-?\d{1,3}(?:[.’']\d{3})+(?=\D|$)/;
const COMMAS = /^-?\d{1,3}(?:,\d{3}){2,}(?=\D|$)/;

/** Strips digit grouping from a typed number; a typographic minus counts as one. */
function ungrouped(text: string): string {
  const plain = text.replace(/\s/g, '').replace('−', '-');
  return plain
    .replace(POINTS, (digits) => digits.replace(/[.’']/g, ''))
    .replace(COMMAS, (digits) => digits.replaceAll(',', ''));
}

/**
 * Parses the integer a person typed: anything after it is dropped. An empty or invalid entry is 0, and so is one too long to be exact
 * (docs/product/specification.md § 5).
 */
export function parseWhole(text: string): number {
  const value = Number.parseInt(ungrouped(text), 10);
  return Number.isSafeInteger(value) ? value + 0 : 0;
}

/** Parses a number with decimals, after a comma or a point: « 1.250 » is a little more than one. */
export function parseDecimal(text: string): number {
  const plain = text.replace(/\s/g, '').replace('−', '-');
  const value = Number.parseFloat((/[.,’']\d+[.,’']/.test(plain) ? ungrouped(text) : plain).replace(',', '.'));
  return Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value + 0 : 0;
}

/** Way a field's text is parsed, integer or with decimals; its unit gives the usual maximum. */
export interface Reading {
  kind: 'whole' | 'decimal';
  unit: string;
}

/** Usual maximum, by unit. Nothing is refused: larger numbers count as typed. */
const USUAL: Readonly<Record<string, { most: number; words: string }>> = {
  '%': { most: 100, words: 'Plus de 100 % : vérifiez.' },
  semaines: { most: 52, words: 'Plus de 52 semaines : vérifiez.' },
  'h / semaine': { most: 168, words: 'Plus de 168 heures : vérifiez.' },
};

/** Explains how an entry was read; undefined if it was read as typed. */
export function noteOn(text: string, { kind, unit }: Reading): string | undefined {
  const value = kind === 'whole' ? parseWhole(text) : parseDecimal(text);
  if (text.trim() === '') return 'Case vide : compte pour 0.';
  if (value === 0 && !/^\s*[-−]?[0\s.,]+/.test(text)) return 'Aucun nombre lu : compte pour 0.';
  if (kind === 'whole' && value !== parseDecimal(text) && /[.,]\d{1,2}(?!\d)/.test(text))
    return 'Lu sans les décimales.';
  if (value < 0) return 'Nombre négatif : vérifiez.';
  const usual = USUAL[unit];
  if (usual && value > usual.most) return usual.words;
  return /[^\d\s.,’'−-]/.test(text) ? 'Seul le nombre du début est lu.' : undefined;
}
