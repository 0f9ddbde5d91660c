/** Numbers with separators of thousands: « 1.250.000 », « 1 250 000 » with any space, « 1’250’000 », « 1,250,000 ». */
const POINTS = /^-?\d{1,3}(?:[.’']\d{3})+(?=\D|$)/;
const COMMAS = /^-?\d{1,3}(?:,\d{3}){2,}(?=\D|$)/;

/** Removes the separators of thousands from a typed number; a typographic minus is read as a minus. */
function ungrouped(text: string): string {
  const plain = text.replace(/\s/g, '').replace('−', '-');
  return plain
    .replace(POINTS, (digits) => digits.replace(/[.’']/g, ''))
    .replace(COMMAS, (digits) => digits.replaceAll(',', ''));
}

/**
 * Parses the integer at the beginning of a typed text. Returns 0 for an empty or invalid text, and for a number too long to be exact
 * (docs/product/specification.md § 5).
 */
export function parseWhole(text: string): number {
  const value = Number.parseInt(ungrouped(text), 10);
  return Number.isSafeInteger(value) ? value + 0 : 0;
}

/** Parses a number with decimals after a comma or a point: « 1.250 » is 1.25. */
export function parseDecimal(text: string): number {
  const plain = text.replace(/\s/g, '').replace('−', '-');
  const value = Number.parseFloat((/[.,’']\d+[.,’']/.test(plain) ? ungrouped(text) : plain).replace(',', '.'));
  return Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value + 0 : 0;
}

/** Way a calculator parses a field (integer or decimals), and the field's unit, which determines its usual maximum. */
export interface Reading {
  kind: 'whole' | 'decimal';
  unit: string;
}

/** Usual maximum for each unit: a larger number only gets a remark, and is computed with as typed. */
const USUAL: Readonly<Record<string, { most: number; words: string }>> = {
  '%': { most: 100, words: 'Plus de 100 % : vérifiez.' },
  semaines: { most: 52, words: 'Plus de 52 semaines : vérifiez.' },
  'h / semaine': { most: 168, words: 'Plus de 168 heures : vérifiez.' },
};

/** Remark shown under a field about the number that was read from it; undefined if there is nothing to remark. */
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
