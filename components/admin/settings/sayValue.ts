/** A value of a setting in words: a list is its entries, one a line. */
export function sayValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(vide)';
  if (Array.isArray(value)) return value.length === 0 ? '(aucun)' : value.map(sayValue).join('\n');
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([name, part]) => name !== 'id' && part)
      .map(([, part]) => String(part))
      .join(' : ');
  return String(value);
}

/** A number as it is typed in France; what is none stays the text it is, for the server to refuse. */
export function readNumber(typed: string): number | string {
  const bare = typed.replace(/[\s€]/g, '').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(bare) && !typed.trim().endsWith(',') ? Number(bare) : typed;
}
