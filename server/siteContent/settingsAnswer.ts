import { isDeepStrictEqual } from 'node:util';
import { settingsGroups } from '../../data/api/settings/groups.ts';
import type { SettingsAnswer } from '../../data/api/settings/settingsAnswers.ts';
import { incompleteFields } from '../../data/company/incompleteFields.ts';
import { changedFields, settingChanges } from '../../database/settings/changedSettings.ts';
import type { Connection } from '../../database/store.ts';
import { groupOf } from './changeSettings.ts';
import { readFieldContent } from './pageSettings.ts';
import { shownSource, shownValue } from './settingValues.ts';

const MOST_CHANGES = 100;

/** Every value the owner may change: what it is, what the source says, where it shows. */
export async function groupsNow(connection: Connection) {
  const { subjects, content } = await readFieldContent(connection);
  const now = changedFields(subjects);
  const missing = incompleteFields(content).map(({ field }) => field);
  const groups = settingsGroups.map(({ fields, ...group }) => ({
    ...group,
    version: subjects.get(group.code)?.version ?? 0,
    fields: Object.entries(fields).map(([name, field]) => ({
      ...field,
      name,
      value: shownValue(content, name, now[name]),
      source: shownSource(content, name),
      changed: Object.hasOwn(now, name),
      incomplete: missing.some((path) => path === name || path.startsWith(`${name}.`)),
    })),
  }));
  return { groups, now, content };
}

/** The same, with the last saves. */
export async function settingsAnswer(
  connection: Connection,
  versions: Pick<SettingsAnswer, 'version' | 'shown'>,
): Promise<SettingsAnswer> {
  const { groups, now, content } = await groupsNow(connection);
  const shown = (name: string, stored: unknown) => (stored === null ? null : shownValue(content, name, stored));
  return {
    success: true,
    ...versions,
    groups,
    changes: (await settingChanges(connection, MOST_CHANGES)).map(({ id, subject, fields, actor, at }) => ({
      ...{ id, group: subject, actor, at },
      fields: Object.entries(fields).map(([name, { before, after }]) => ({
        ...{ name, label: groupOf(subject)?.fields[name]?.label ?? name },
        before: shown(name, before),
        after: shown(name, after),
      })),
      revertible: Object.entries(fields).some(
        ([name, { before }]) => groupOf(subject)?.fields[name] && !isDeepStrictEqual(before ?? undefined, now[name]),
      ),
    })),
  };
}
