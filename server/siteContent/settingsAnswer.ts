import type { z } from 'zod';
import { metaOf } from '../../data/api/settings/field.ts';
import { settingsGroups } from '../../data/api/settings/groups.ts';
import type { SettingsAnswer, SettingsChange, SettingsField } from '../../data/api/settings/settingsAnswers.ts';
import { incompleteFields } from '../../data/company/incompleteFields.ts';
import type { Content } from '../../data/settings/content.ts';
import { changedFields, readChangedSettings } from '../../database/settings/changedSettings.ts';
import { type SettingChange, settingChanges } from '../../database/settings/settingChanges.ts';
import type { Connection } from '../../database/store.ts';
import { groupOf } from './changeSettings.ts';
import { contentOfFields } from './pageSettings.ts';
import { shownSource, shownValue } from './settingValues.ts';

/** Saves the desk shows. */
const MOST_CHANGES = 100;

/** Every value the owner may change: what it is, what the source says, where it shows; and the last saves. */
export async function settingsAnswer(
  connection: Connection,
  versions: Pick<SettingsAnswer, 'version' | 'shown'>,
): Promise<SettingsAnswer> {
  const subjects = await readChangedSettings(connection);
  const content = contentOfFields(changedFields(subjects));
  const missing = incompleteFields(content).map(({ field }) => field);
  return {
    success: true,
    ...versions,
    groups: settingsGroups.map(({ code, title, lead, fields }) => {
      const { fields: changed, version } = subjects.get(code) ?? { fields: {}, version: 0 };
      return {
        code,
        title,
        lead,
        version,
        fields: Object.entries<z.ZodType>(fields).map(([name, schema]): SettingsField => {
          const { label, where, help, example, kind, min, max, options, parts } = metaOf(schema);
          return {
            name,
            label,
            where,
            help: help ?? null,
            example: example ?? null,
            kind,
            min: min ?? null,
            max: max ?? null,
            options: options ? [...options] : null,
            parts: parts ? [...parts] : null,
            value: shownValue(content, name, changed[name]),
            source: shownSource(content, name),
            changed: Object.hasOwn(changed, name),
            incomplete: missing.some((field) => field === name || field.startsWith(`${name}.`)),
          };
        }),
      };
    }),
    changes: (await settingChanges(connection, MOST_CHANGES)).map((change) => shownChange(content, change)),
  };
}

function shownChange(
  content: Content,
  { id, subject, fields, actor, at, taken_back_at }: SettingChange,
): SettingsChange {
  const group = groupOf(subject);
  return {
    id,
    group: subject,
    actor,
    at,
    taken_back_at,
    fields: Object.entries(fields).map(([name, { before, after }]) => {
      const schema = group?.fields[name];
      return {
        name,
        label: schema ? metaOf(schema).label : name,
        before: before === null ? null : shownValue(content, name, before),
        after: after === null ? null : shownValue(content, name, after),
      };
    }),
  };
}
