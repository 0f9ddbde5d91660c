import type { SettingsField } from '../../../data/api/settings/settingsAnswers.ts';
import { ApiError } from '../../api.ts';
import { formatNumber } from '../../ui/formatNumber.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a refused save says of each field (422), by the field's name. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError) || error.status !== 422) return {};
  try {
    const { errors } = JSON.parse(error.message.slice(error.message.indexOf(': ') + 2)) as {
      errors?: readonly { field: string; detail: string }[];
    };
    return Object.fromEntries((errors ?? []).map(({ field, detail }) => [field, detail]));
  } catch {
    return {};
  }
}

/** The value of a field, or of a part of an entry of its list: `site.social`, then `2`, then `url`. */
function valueAt(values: Values, field: string, path: string): unknown {
  const parts = path.slice(field.length).split('.').filter(Boolean);
  return parts.reduce<unknown>((inside, part) => (inside as Values | undefined)?.[part], values[field]);
}

/** What is still wrong: what was changed since it was refused is not spoken of any more. */
export function standingErrors(wrong: Readonly<Record<string, string>>, refused: Values, values: Values) {
  const names = Object.keys(values);
  return Object.fromEntries(
    Object.entries(wrong).filter(([path]) => {
      const field = names.find((name) => path === name || path.startsWith(`${name}.`));
      return !field || JSON.stringify(valueAt(refused, field, path)) === JSON.stringify(valueAt(values, field, path));
    }),
  );
}

/** The texts that are longer than their field, said while they are written. */
export const tooLong = (fields: readonly SettingsField[], values: Values): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name, max }) => {
      const value = values[name];
      if (max === null || typeof value !== 'string' || value.length <= max) return [];
      return [[name, `${formatNumber(value.length)} caractères : ${formatNumber(max)} au plus.`]];
    }),
  );

/** What is wrong, under the field whose name it need not repeat. */
export function withoutLabel(said: string, label: string): string {
  const start = said.toLowerCase().startsWith(label.toLowerCase()) ? said.slice(label.length) : said;
  const rest = start.replace(/^\s*:\s*/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
