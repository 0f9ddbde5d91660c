/** A value of a setting in words: a list is its items, one a line. */
export function sayValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(vide)';
  if (Array.isArray(value)) return value.length === 0 ? '(aucun)' : value.map(sayValue).join('\n');
  if (typeof value === 'object') return Object.values(value).map(String).filter(Boolean).join(' : ');
  return String(value);
}
