/** What the owner changed of the values in `data/`, by the name they are settled under. Only what differs is there. */
export type ChangedValues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type Values = Record<string, unknown>;

/** The data block that carries it to the browser, in pages where something is changed. */
export const CONTENT_BLOCK = 'content';

/** What these modules are made of: given to the server before it loads them, and to the browser in the page. */
const settings: ChangedValues =
  (globalThis as { settledContent?: { settings: ChangedValues } }).settledContent?.settings ??
  JSON.parse(globalThis.document?.getElementById(CONTENT_BLOCK)?.textContent ?? '{}');

/** What was settled, by name: the server changes it in place (`server/settled/settle.ts`). */
export const settledValues: Record<string, object> = {};

/** Changes parts of a value in place; a list is replaced whole. */
function change(to: Values, from: Values): void {
  for (const key in from) {
    const value = from[key];
    if (value && typeof value === 'object' && !Array.isArray(value)) change(to[key] as Values, value as Values);
    else to[key] = value;
  }
}

/**
 * The values of a subject as the site shows them: those of the source, with what the owner changed
 * (docs/decisions/0064-changed-content.md). A loaded module never changes: changed pages are made by newly loaded ones.
 */
export function settled<T extends object>(name: string, values: T): T {
  change(values as Values, (settings[name] ?? {}) as Values);
  settledValues[name] = values;
  return values;
}
