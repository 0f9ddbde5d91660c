import { isDeepStrictEqual } from 'node:util';
import { metaOf } from '../../data/api/settings/field.ts';
import { type SettingsGroup, settingsGroups } from '../../data/api/settings/groups.ts';
import { dayInParis } from '../../data/french/dayInParis.ts';
import type { Content } from '../../data/settings/content.ts';
import { writeJournal } from '../../database/accounts/journal.ts';
import {
  type ChangedFields,
  changedFields,
  countContentChange,
  readChangedSettings,
} from '../../database/settings/changedSettings.ts';
import {
  addSettingChange,
  type FieldChanges,
  noteTakenBack,
  settingChange,
  writeChangedSubject,
} from '../../database/settings/settingChanges.ts';
import type { Connection } from '../../database/store.ts';
import type { Author } from '../api/admin/authorOf.ts';
import { Problem } from '../http/problem.ts';
import { knownFields } from './knownFields.ts';
import { contentOfFields } from './pageSettings.ts';
import { requirePictures } from './requirePictures.ts';
import { checkTogether, storedValue } from './settingValues.ts';

/** The days of the legal documents: changed by what they say. */
const DAYS = 'legal-days';

const STALE =
  'Ces réglages ont été modifiés entre-temps, ici ou par un autre compte. Rechargez-les, puis refaites votre changement.';

export const groupOf = (code: string): SettingsGroup | undefined => settingsGroups.find((group) => group.code === code);

interface Change {
  group: SettingsGroup;
  /** The save it was made from. */
  version: number;
  /** What the fields are to say; null is what the source says, and what is absent stays. */
  values: Readonly<Record<string, unknown>>;
}

/** What is stored of a subject once these values are in it, and what that changes. */
function changedBy(content: Content, before: ChangedFields, values: Readonly<Record<string, unknown>>) {
  const fields: Record<string, unknown> = { ...before };
  const changes: Record<string, { before: unknown; after: unknown }> = {};
  for (const [name, sent] of Object.entries(values)) {
    if (sent === undefined) continue;
    const after = storedValue(content, name, sent);
    if (isDeepStrictEqual(after, before[name])) continue;
    if (after === undefined) delete fields[name];
    else fields[name] = after;
    changes[name] = { before: before[name] ?? null, after: after ?? null };
  }
  return { fields, changes };
}

/**
 * Saves what the owner changed. To be run inside the write queue.
 * @returns whether anything was changed.
 * @throws Problem 409 when somebody else has saved meanwhile, 422 for a picture there is not.
 */
export async function changeSettings(
  writer: Connection,
  { group, version, values }: Change,
  author: Author,
): Promise<boolean> {
  const subjects = await readChangedSettings(writer);
  const known = subjects.get(group.code) ?? { fields: {}, version: 0 };
  if (known.version !== version) throw new Problem(409, STALE);
  const { fields, changes } = changedBy(contentOfFields(changedFields(subjects)), known.fields, values);
  if (Object.keys(changes).length === 0) return false;
  checkTogether(fields);
  await requirePictures(writer, changes);
  await writeChangedSubject(writer, group.code, { fields, version });
  await addSettingChange(writer, { subject: group.code, fields: changes, ...author });
  await dateDocuments(writer, group, changes, author.at);
  await writeJournal(writer, {
    action: 'settings-changed',
    account: author.actor,
    subject: group.title,
    at: author.at,
  });
  await countContentChange(writer);
  return true;
}

/**
 * Every changed field as it would be.
 * @throws Problem 422 where values do not go together.
 */
export async function proposedFields(
  connection: Connection,
  group: SettingsGroup,
  values: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const subjects = await readChangedSettings(connection);
  const { fields } = changedBy(
    contentOfFields(changedFields(subjects)),
    subjects.get(group.code)?.fields ?? {},
    values,
  );
  checkTogether(fields);
  return knownFields(changedFields(new Map([...subjects, [group.code, { fields, version: 0 }]])));
}

/** A legal document that says what was changed was changed that day. */
async function dateDocuments(
  writer: Connection,
  group: SettingsGroup,
  changes: FieldChanges,
  at: string,
): Promise<void> {
  const touched = Object.keys(changes).flatMap((name) => {
    const field = group.fields[name];
    return (field && metaOf(field).documents) ?? [];
  });
  if (touched.length === 0) return;
  const days = (await readChangedSettings(writer)).get(DAYS) ?? { fields: {}, version: 0 };
  const today = dayInParis(new Date(at));
  const fields = { ...days.fields, ...Object.fromEntries(touched.map((slug) => [`legal.${slug}`, today])) };
  await writeChangedSubject(writer, DAYS, { fields, version: days.version });
}

/**
 * Has the fields of a save say again what they said before it. To be run inside the write queue.
 * @throws Problem 404 for none, 409 when it was taken back before, or a field says something else by now, 422 when its picture was deleted.
 */
export async function takeBack(writer: Connection, id: number, author: Author): Promise<void> {
  const change = await settingChange(writer, id);
  const group = change && groupOf(change.subject);
  if (!change || !group) throw new Problem(404, 'Cette modification n’existe pas.');
  if (change.taken_back_at) throw new Problem(409, 'Cette modification est déjà annulée.');
  const known = (await readChangedSettings(writer)).get(group.code) ?? { fields: {}, version: 0 };
  const fields: Record<string, unknown> = { ...known.fields };
  const back: Record<string, { before: unknown; after: unknown }> = {};
  for (const [name, { before, after }] of Object.entries(change.fields)) {
    if (!isDeepStrictEqual(known.fields[name] ?? null, after))
      throw new Problem(
        409,
        'Un de ces champs a encore changé depuis : annulez d’abord la modification la plus récente.',
      );
    if (before === null) delete fields[name];
    else fields[name] = before;
    back[name] = { before: after, after: before };
  }
  checkTogether(fields);
  await requirePictures(writer, back);
  await writeChangedSubject(writer, group.code, { fields, version: known.version });
  await noteTakenBack(writer, id, author.at);
  await dateDocuments(writer, group, back, author.at);
  await writeJournal(writer, {
    action: 'settings-taken-back',
    account: author.actor,
    subject: group.title,
    at: author.at,
  });
  await countContentChange(writer);
}
