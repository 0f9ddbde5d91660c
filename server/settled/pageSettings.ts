import { typo } from '../../data/french/typo.ts';
import type { ChangedValues } from '../../data/settings/settled.ts';

type Values = Record<string, unknown>;

/** Addresses are not words. */
const ADDRESS = /^(https?:|\/|\S+@\S+$)/;

/** What somebody typed, set as the build sets the copy of the sources (docs/decisions/0027-french-typography.md). */
function typeset(value: unknown): unknown {
  if (typeof value === 'string') return ADDRESS.test(value) ? value : typo(value);
  if (Array.isArray(value)) return value.map(typeset);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, typeset(part)]));
  return value;
}

/** The changed fields as the site says them. */
export const typesetFields = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  typeset(fields) as Record<string, unknown>;

/** The changed fields as pages read them: `{ 'site.owner.name': … }` becomes `{ site: { owner: { name: … } } }`. */
export function pageSettings(fields: Readonly<Record<string, unknown>>): ChangedValues {
  const settings: Values = {};
  for (const [field, value] of Object.entries(fields)) {
    const steps = field.split('.');
    const key = steps.pop() ?? '';
    let holder = settings;
    for (const step of steps) {
      holder[step] ??= {};
      holder = holder[step] as Values;
    }
    holder[key] = typeset(value);
  }
  return settings as ChangedValues;
}
