import { settingsGroups } from '../../data/api/settings/groups.ts';
import { typo } from '../../data/french/typo.ts';
import type { ChangedValues, Content } from '../../data/settings/content.ts';
import { makeContent, UNCHANGED } from '../../data/settings/makeContent.ts';
import { changedFields, readChangedSettings } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';

type Values = Record<string, unknown>;

const names = new Set(settingsGroups.flatMap(({ fields }) => Object.keys(fields)));

/** What is stored of fields this version knows: a former version may have left others. */
export const knownFields = (fields: Readonly<Values>): Values =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name) || /^legal\.[a-z-]+$/.test(name)));

/** Addresses are not words. */
const ADDRESS = /^(https?:|\/|\S+@\S+$)/;

/** Typed text, set as the build sets the copy of the sources (docs/decisions/0027-french-typography.md). */
function typeset(value: unknown): unknown {
  if (typeof value === 'string') return ADDRESS.test(value) ? value : typo(value);
  if (Array.isArray(value)) return value.map(typeset);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, typeset(part)]));
  return value;
}

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

/** What the site says once these fields are changed, articles and letters apart: enough for whatever asks about fields. */
export const contentOfFields = (fields: Readonly<Record<string, unknown>>): Content =>
  makeContent({ ...UNCHANGED, settings: pageSettings(knownFields(fields)) });

/** What is stored of each group, and what the site says with it, articles and letters apart. */
export async function readFieldContent(connection: Connection) {
  const subjects = await readChangedSettings(connection);
  return { subjects, content: contentOfFields(changedFields(subjects)) };
}
