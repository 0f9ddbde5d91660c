import { fieldsOfDocuments } from '../../content/legal/fieldsOfDocuments.baked.ts';
import { settingsGroups } from '../../data/api/settings/groups.ts';
import { dayInParis } from '../../data/french/timeInParis.ts';
import { typo } from '../../data/french/typo.ts';
import type { ChangedValues, Content } from '../../data/settings/content.ts';
import { makeContent, UNCHANGED } from '../../data/settings/makeContent.ts';
import { changedFields, readChangedSettings, settingChanges } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';

type Values = Record<string, unknown>;

const names = new Set(settingsGroups.flatMap(({ fields }) => Object.keys(fields)));

/** Addresses, which French typography leaves unchanged. */
const ADDRESS = /^(https?:|\/|\S+@\S+$)/;

/** Typed text, set as the build sets the copy of the sources (docs/decisions/0027-french-typography.md). */
function typeset(value: unknown): unknown {
  if (typeof value === 'string') return ADDRESS.test(value) ? value : typo(value);
  if (Array.isArray(value)) return value.map(typeset);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, typeset(part)]));
  return value;
}

/**
 * Nests the changed fields: `{ 'site.owner.name': … }` becomes `{ site: { owner: { name: … } } }`. Unknown fields, which another version
 * may have left, are dropped.
 */
export function pageSettings(fields: Readonly<Values>): ChangedValues {
  const settings: Values = {};
  for (const [field, value] of Object.entries(fields)) {
    if (!names.has(field)) continue;
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

/** Content with these changed fields, without articles and letters: enough where only the value of fields is read. */
export const contentOfFields = (fields: Readonly<Values>): Content =>
  makeContent({ ...UNCHANGED, settings: pageSettings(fields) });

/** Stored values of each group, and the site's content with them, without articles and letters. */
export async function readFieldContent(connection: Connection) {
  const subjects = await readChangedSettings(connection);
  return { subjects, content: contentOfFields(changedFields(subjects)) };
}

/** A field as the legal documents show it. */
const readAs = (name: string): string =>
  name === 'identity.processors.ai' ? 'lists.ai' : /^claim(s|Places)\./.test(name) ? 'lists.claims' : name;

/** Day of the owner's last change of each legal document, where later than the source's own day, `YYYY-MM-DD`. */
export async function changedLegalDays(connection: Connection): Promise<Readonly<Record<string, string>>> {
  const days: Record<string, string> = {};
  const { legal } = contentOfFields({});
  for (const { fields, at } of await settingChanges(connection)) {
    const changed = new Set(Object.keys(fields).map(readAs));
    const day = dayInParis(new Date(at));
    for (const [slug, source] of Object.entries(legal))
      if (day > (days[slug] ?? source) && fieldsOfDocuments[slug]?.some((name) => changed.has(name))) days[slug] = day;
  }
  return days;
}
