import { ApiError } from '../../api.ts';

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

/** What is wrong, under the field whose name it need not repeat. */
export function withoutLabel(said: string, label: string): string {
  const start = said.toLowerCase().startsWith(label.toLowerCase()) ? said.slice(label.length) : said;
  const rest = start.replace(/^\s*:\s*/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
