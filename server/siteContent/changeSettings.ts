import { isDeepStrictEqual } from 'node:util';
import { type SettingsGroup, settingsGroups } from '../../data/api/settings/groups.ts';
import type { SettingsResponse } from '../../data/api/settings/settingsResponses.ts';
import { incompleteFields } from '../../data/company/findable.ts';
import { typo } from '../../data/french/typo.ts';
import { picturesNamedIn } from '../../data/media/pictures.ts';
import type { Content } from '../../data/settings/content.ts';
import { type FaqItem, namedQuestions, questionsOf } from '../../data/settings/homeWords.ts';
import { sourceValue } from '../../data/settings/sourceValue.ts';
import type { Question } from '../../data/source/questions.ts';
import { writeJournal } from '../../database/accounts/journal.ts';
import { pictureByHash } from '../../database/media/pictures.ts';
import {
  addSettingChange,
  changedFields,
  countContentChange,
  settingChange,
  settingChanges,
  writeChangedSubject,
} from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';
import type { Author } from '../api/route.ts';
import { Problem } from '../http/problem.ts';
import { contentOfFields, readFieldContent } from './pageSettings.ts';

type Values = Readonly<Record<string, unknown>>;

const QUESTIONS = 'faq.items';
const MOST_CHANGES = 100;
const STALE =
  'Ces réglages ont été modifiés entre-temps, ici ou par un autre compte. Relisez-les, puis enregistrez de nouveau.';
const NO_PICTURE = 'Cette image n’est pas, ou n’est plus, dans la bibliothèque : choisissez-en une autre, ou aucune.';

/** Form value of a stored field; null or undefined is the source's value. */
const inForm = (content: Content, name: string, stored: unknown): unknown => {
  if (stored === undefined || stored === null) return sourceValue(content, name);
  return name === QUESTIONS ? questionsOf(content, stored as readonly FaqItem[]) : stored;
};

/** Stored value of a form's field; undefined is the source's value. */
const outOfForm = (content: Content, name: string, sent: unknown): unknown => {
  if (sent === null || isDeepStrictEqual(sent, sourceValue(content, name))) return undefined;
  return name === QUESTIONS ? namedQuestions(content, sent as readonly Question[]) : sent;
};

/** Every value the owner may change, by group: the field, its current value, the source's value, and the pages that show it. */
export async function groupsNow(connection: Connection) {
  const { subjects, content } = await readFieldContent(connection);
  const now = changedFields(subjects);
  const missing = incompleteFields(content).map(({ field }) => field);
  const groups = settingsGroups.map(({ fields, ...group }) => ({
    ...group,
    version: subjects.get(group.code)?.version ?? 0,
    fields: Object.entries(fields).map(([name, field]) => ({
      ...field,
      where: typo(field.where),
      ...(field.help !== undefined && { help: typo(field.help) }),
      name,
      value: inForm(content, name, now[name]),
      source: sourceValue(content, name),
      changed: Object.hasOwn(now, name),
      incomplete: missing.some((path) => path === name || path.startsWith(`${name}.`)),
    })),
  }));
  return { groups, now, content };
}

/** Every value the owner may change, with the last saves. */
export async function settingsResponse(connection: Connection): Promise<SettingsResponse> {
  const { groups, now, content } = await groupsNow(connection);
  const known = new Map(groups.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])));
  const shown = (name: string, stored: unknown) => stored && inForm(content, name, stored);
  return {
    success: true,
    groups,
    changes: (await settingChanges(connection, MOST_CHANGES)).map(({ subject, fields, ...change }) => {
      const changed = Object.entries(fields);
      return {
        ...{ ...change, group: subject },
        fields: changed.map(([name, { before, after }]) => ({
          ...{ name, label: known.get(name) ?? name, before: shown(name, before), after: shown(name, after) },
        })),
        revertible: changed.some(
          ([name, { before }]) => known.has(name) && !isDeepStrictEqual(before ?? undefined, now[name]),
        ),
      };
    }),
  };
}

/** @throws Problem 404 for a group there is not. */
export function groupOf(code: string): SettingsGroup {
  const found = settingsGroups.find((group) => group.code === code);
  if (!found) throw new Problem(404, 'Ces réglages n’existent pas.');
  return found;
}

/**
 * A requested change of a group: null restores the source's value, an absent field keeps its value. `version`: version of the group that
 * the form was filled from.
 */
interface RequestedChange {
  group: SettingsGroup;
  version: number;
  values: Values;
}
type Known = Awaited<ReturnType<typeof readFieldContent>>;

/**
 * Prepares a save of a group: its fields with these values (undefined: the source’s), and the changes from the values stored now.
 * @throws Problem 422 when values do not fit together.
 */
function changedBy({ subjects }: Known, group: SettingsGroup, stored: Values) {
  const { fields: before, version } = subjects.get(group.code) ?? { fields: {}, version: 0 };
  const changed = Object.entries(stored).filter(([name, after]) => !isDeepStrictEqual(after, before[name]));
  const fields = Object.fromEntries(
    Object.entries({ ...before, ...stored }).filter(([, value]) => value !== undefined),
  );
  checkTogether(fields);
  const changes = Object.fromEntries(
    changed.map(([name, after]) => [name, { before: before[name] ?? null, after: after ?? null }]),
  );
  return { fields, changes, version };
}

const storedOf = ({ content }: Known, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, sent]) =>
      sent === undefined ? [] : [[name, outOfForm(content, name, sent)]],
    ),
  );

/**
 * Saves what the owner changed. To be run inside the write queue.
 * @throws Problem 409 when another save came first, 422 for a picture there is not or values that do not go together.
 */
export async function changeSettings(writer: Connection, { group, version, values }: RequestedChange, author: Author) {
  const known = await readFieldContent(writer);
  const change = changedBy(known, group, storedOf(known, values));
  await save(writer, group, { ...change, version }, author, 'settings-changed');
}

/**
 * Restores the fields of a save to their former values; the restoration is stored as a further save. To be run inside the write queue.
 * @throws Problem 404 for an unknown save, 422 when its picture was deleted or its values no longer fit the others.
 */
export async function takeBack(writer: Connection, id: number, author: Author): Promise<void> {
  const change = await settingChange(writer, id);
  if (!change) throw new Problem(404, 'Cette modification n’existe pas.');
  const group = groupOf(change.subject);
  const before = Object.entries(change.fields).map(([name, field]) => [name, field.before ?? undefined]);
  const undone = changedBy(await readFieldContent(writer), group, Object.fromEntries(before));
  await save(writer, group, undone, author, 'settings-taken-back');
}

async function save(
  writer: Connection,
  group: SettingsGroup,
  { fields, changes, version }: ReturnType<typeof changedBy>,
  author: Author,
  action: 'settings-changed' | 'settings-taken-back',
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  for (const [field, { after }] of Object.entries(changes))
    for (const hash of typeof after === 'string' ? picturesNamedIn(after) : [])
      if (!(await pictureByHash(writer, hash)))
        throw new Problem(422, NO_PICTURE, { errors: [{ field, detail: NO_PICTURE }] });
  if (!(await writeChangedSubject(writer, group.code, { fields, version }))) throw new Problem(409, STALE);
  await addSettingChange(writer, { subject: group.code, fields: changes, ...author });
  await writeJournal(writer, { action, account: author.actor, subject: group.title, at: author.at });
  await countContentChange(writer);
}

/**
 * Returns every changed field, with its proposed value.
 * @throws Problem 422 when values do not fit together.
 */
export async function proposedFields(connection: Connection, { group, values }: RequestedChange): Promise<Values> {
  const known = await readFieldContent(connection);
  const { fields, version } = changedBy(known, group, storedOf(known, values));
  return changedFields(new Map([...known.subjects, [group.code, { fields, version }]]));
}

/** Delays that sentences name in ascending order. */
const ORDERED = ['delays.express', 'delays.standard', 'delays.complex'];

/** Validates values that depend on each other. */
function checkTogether(fields: Values): void {
  if (!ORDERED.some((name) => name in fields)) return;
  const { express, standard, complex } = contentOfFields(fields).delays;
  if (express < standard && standard < complex) return;
  const detail = 'Le délai express doit être plus court que le standard, et le standard plus court que le complexe.';
  throw new Problem(422, detail, { errors: ORDERED.map((field) => ({ field, detail })) });
}
