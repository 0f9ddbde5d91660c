import type { SettingsField } from '../../../data/api/settings/settingsResponses.ts';
import { isToFill } from '../../../data/company/toComplete.ts';

/** A value of a setting in words: a list is its entries, one a line. */
export function sayValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(vide)';
  if (Array.isArray(value)) return value.length === 0 ? '(aucun)' : value.map(sayValue).join('\n');
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'object') return Object.values(value).filter(Boolean).join(' : ');
  return String(value);
}

/** Parses a number typed in French; any other text is returned as it is, for the server to refuse. */
export function readNumber(typed: string): number | string {
  const bare = typed.replace(/[\s€]/g, '').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(bare) && !typed.trim().endsWith(',') ? Number(bare) : typed;
}

type Known = Pick<SettingsField, 'kind' | 'source' | 'options'>;

const isIn = (list: readonly unknown[], entry: unknown): boolean =>
  list.some((other) => sayValue(other) === sayValue(entry));

/** Formats the value of a field in words, by the kind of the field. */
function sayOne({ kind, options }: Pick<Known, 'kind' | 'options'>, value: unknown): string {
  if (kind === 'price' && typeof value === 'number') return `${sayValue(value)} €`;
  if (kind === 'picture') return value ? 'Une image' : 'Aucune image';
  if (kind === 'signature') return value ? 'Une signature' : 'Aucune signature';
  return options?.find(({ code }) => code === value)?.label ?? sayValue(value);
}

/**
 * Formats a saved change as two texts, before and after; null is formatted as the source's value. Of a list, only the entries that differ
 * are included.
 */
export function sayChange(field: Known, before: unknown, after: unknown): [before: string, after: string] {
  const [from, to] = [before ?? field.source, after ?? field.source];
  if (Array.isArray(from) && Array.isArray(to)) {
    const [gone, come] = [from.filter((entry) => !isIn(to, entry)), to.filter((entry) => !isIn(from, entry))];
    if (gone.length + come.length === 0) return ['Les mêmes lignes', 'Dans un autre ordre'];
    return [gone.length > 0 ? sayValue(gone) : 'Rien', come.length > 0 ? sayValue(come) : 'Retiré'];
  }
  const say = (value: unknown, shown: unknown): string =>
    typeof shown === 'string' && isToFill(shown)
      ? 'À compléter'
      : `${sayOne(field, shown)}${value === null ? ' (d’origine)' : ''}`;
  return [say(before, from), say(after, to)];
}
