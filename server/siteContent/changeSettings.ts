import { isDeepStrictEqual } from 'node:util';
import { fieldsOfDocuments } from '../../content/legal/fieldsOfDocuments.baked.ts';
import { type SettingsGroup, settingsGroups } from '../../data/api/settings/groups.ts';
import type { SettingsAnswer } from '../../data/api/settings/settingsAnswers.ts';
import { incompleteFields } from '../../data/company/findable.ts';
import { isToFill } from '../../data/company/toComplete.ts';
import { dayInParis } from '../../data/french/timeInParis.ts';
import { picturesNamedIn } from '../../data/media/pictures.ts';
import type { Content } from '../../data/settings/content.ts';
import { type FaqItem, writtenQuestions } from '../../data/settings/homeWords.ts';
import { sourceValue } from '../../data/settings/sourceValue.ts';
import type { Question } from '../../data/source/questions.ts';
import { writeJournal } from '../../database/accounts/journal.ts';
import { pictureByHash } from '../../database/media/pictures.ts';
import {
  addSettingChange,
  changedFields,
  countContentChange,
  type FieldChanges,
  readChangedSettings,
  settingChange,
  settingChanges,
  writeChangedSubject,
} from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';
import type { Author } from '../api/route.ts';
import { Problem } from '../http/problem.ts';
import { contentOfFields, knownFields, readFieldContent } from './pageSettings.ts';

type SentQuestion = Question & { id?: string | undefined };
const QUESTIONS = 'faq.items';

/** What the form shows of what is stored. A question of the source is stored by its name, so that its answer follows the prices. */
const inForm = (content: Content, name: string, stored: unknown): unknown => {
  if (name !== QUESTIONS) return stored;
  const written = writtenQuestions(content);
  return (stored as readonly FaqItem[]).flatMap((item): SentQuestion[] => {
    if (typeof item !== 'string') return [item];
    const found = written[item];
    return found ? [{ id: item, ...found }] : [];
  });
};

/** What is stored of what the form sends: by its name, a question whose words are the source's. */
const outOfForm = (content: Content, name: string, sent: unknown): unknown => {
  if (name !== QUESTIONS) return sent;
  const written = writtenQuestions(content);
  return (sent as readonly SentQuestion[]).map(({ id, question, answer }): FaqItem => {
    const source = id !== undefined && Object.hasOwn(written, id) ? written[id] : undefined;
    return id !== undefined && isDeepStrictEqual(source, { question, answer }) ? id : { question, answer };
  });
};

/** What a form shows of a field in the source. */
const shownSource = (content: Content, name: string): unknown => inForm(content, name, sourceValue(content, name));

/** What a form shows of a field as it was stored; null is what the source says. */
const shownValue = (content: Content, name: string, stored: unknown): unknown =>
  stored === undefined || stored === null ? shownSource(content, name) : inForm(content, name, stored);

/** What is stored of what a form sends; undefined where it is what the source says, or leaves to be filled in. */
function storedValue(content: Content, name: string, sent: unknown): unknown {
  if (sent === null || sent === undefined) return undefined;
  const stored = outOfForm(content, name, sent);
  const source = sourceValue(content, name);
  if (typeof source === 'string' && isToFill(source) && stored === '') return undefined;
  return isDeepStrictEqual(stored, source) ? undefined : stored;
}

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
export async function settingsAnswer(connection: Connection): Promise<SettingsAnswer> {
  const { groups, now, content } = await groupsNow(connection);
  const shown = (name: string, stored: unknown) => (stored === null ? null : shownValue(content, name, stored));
  return {
    success: true,
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

const STALE =
  'Ces réglages ont été modifiés entre-temps, ici ou par un autre compte. Relisez-les, puis enregistrez de nouveau.';
const NO_PICTURE = 'Cette image n’est pas, ou n’est plus, dans la bibliothèque : choisissez-en une autre, ou aucune.';

type Values = Readonly<Record<string, unknown>>;

export const groupOf = (code: string): SettingsGroup | undefined => settingsGroups.find((group) => group.code === code);

/** What is stored of a group once these values are in it (undefined: what the source says), and what that changes. */
function changedBy(before: Values, stored: Values) {
  const fields: Record<string, unknown> = { ...before };
  const changes: Record<string, { before: unknown; after: unknown }> = {};
  for (const [name, after] of Object.entries(stored)) {
    if (isDeepStrictEqual(after, before[name])) continue;
    if (after === undefined) delete fields[name];
    else fields[name] = after;
    changes[name] = { before: before[name] ?? null, after: after ?? null };
  }
  checkTogether(fields);
  return { fields, changes };
}

/** What a form sends of a group, as it is stored; null is what the source says, and what is absent stays. */
async function storedOf(connection: Connection, values: Values) {
  const { subjects, content } = await readFieldContent(connection);
  const sent = Object.entries(values).filter(([, value]) => value !== undefined);
  return {
    subjects,
    stored: Object.fromEntries(sent.map(([name, value]) => [name, storedValue(content, name, value)])),
  };
}

/**
 * Saves what the owner changed. To be run inside the write queue.
 * @param version the save it was made from.
 * @throws Problem 409 when another save came first, 422 for a picture there is not or values that do not go together.
 */
export async function changeSettings(
  writer: Connection,
  { group, version, values }: { group: SettingsGroup; version: number; values: Values },
  author: Author,
): Promise<void> {
  const { stored } = await storedOf(writer, values);
  await save(writer, { group, version, stored }, author, 'settings-changed');
}

/**
 * Has the fields of a save say again what they said before it, which is a save of its own. To be run inside the write queue.
 * @throws Problem 404 for none, 422 when its picture was deleted or it goes no more with the rest.
 */
export async function takeBack(writer: Connection, id: number, author: Author): Promise<void> {
  const change = await settingChange(writer, id);
  const group = change && groupOf(change.subject);
  if (!change || !group) throw new Problem(404, 'Cette modification n’existe pas.');
  const version = (await readChangedSettings(writer)).get(group.code)?.version ?? 0;
  const before = Object.entries(change.fields).map(([name, said]) => [name, said.before ?? undefined]);
  const stored = Object.fromEntries(before) as Values;
  await save(writer, { group, version, stored }, author, 'settings-taken-back');
}

async function save(
  writer: Connection,
  { group, version, stored }: { group: SettingsGroup; version: number; stored: Values },
  author: Author,
  action: 'settings-changed' | 'settings-taken-back',
): Promise<void> {
  const known = (await readChangedSettings(writer)).get(group.code)?.fields ?? {};
  const { fields, changes } = changedBy(known, stored);
  if (Object.keys(changes).length === 0) return;
  await requirePictures(writer, changes);
  if (!(await writeChangedSubject(writer, group.code, { fields, version }))) throw new Problem(409, STALE);
  await addSettingChange(writer, { subject: group.code, fields: changes, ...author });
  await dateDocuments(writer, Object.keys(changes), author.at);
  await writeJournal(writer, { action, account: author.actor, subject: group.title, at: author.at });
  await countContentChange(writer);
}

/**
 * Every changed field as it would be.
 * @throws Problem 422 where values do not go together.
 */
export async function proposedFields(
  connection: Connection,
  group: SettingsGroup,
  values: Values,
): Promise<Record<string, unknown>> {
  const { subjects, stored } = await storedOf(connection, values);
  const { fields } = changedBy(subjects.get(group.code)?.fields ?? {}, stored);
  return knownFields(changedFields(new Map([...subjects, [group.code, { fields, version: 0 }]])));
}

/** Delays that a sentence names from the shorter to the longer. */
const ORDERED = ['delays.express', 'delays.standard', 'delays.complex'];

/** Looks at what only makes sense together. */
function checkTogether(fields: Values): void {
  if (!ORDERED.some((name) => name in fields)) return;
  const { express, standard, complex } = contentOfFields(fields).delays;
  if (express < standard && standard < complex) return;
  const detail = 'Le délai express doit être plus court que le standard, et le standard plus court que le complexe.';
  throw new Problem(422, detail, { errors: ORDERED.map((field) => ({ field, detail })) });
}

/** Looks whether the pictures that changed fields name are there: who saves, or takes a save back, may come after a deletion. */
async function requirePictures(writer: Connection, changes: FieldChanges): Promise<void> {
  for (const [field, { after }] of Object.entries(changes))
    for (const hash of typeof after === 'string' ? picturesNamedIn(after) : [])
      if (!(await pictureByHash(writer, hash)))
        throw new Problem(422, NO_PICTURE, { errors: [{ field, detail: NO_PICTURE }] });
}

/** The days of the legal documents: changed by what they say. */
const DAYS = 'legal-days';

/** A field as the documents read it. */
const readAs = (name: string): string =>
  name === 'identity.processors.ai' ? 'lists.ai' : /^claim(s|Places)\./.test(name) ? 'lists.claims' : name;

/** A legal document that says what was changed was changed that day. */
async function dateDocuments(writer: Connection, changed: readonly string[], at: string): Promise<void> {
  const touched = Object.entries(fieldsOfDocuments).filter(([, fields]) =>
    changed.some((name) => fields.includes(readAs(name))),
  );
  if (touched.length === 0) return;
  const days = (await readChangedSettings(writer)).get(DAYS) ?? { fields: {}, version: 0 };
  const today = dayInParis(new Date(at));
  const fields = { ...days.fields, ...Object.fromEntries(touched.map(([slug]) => [`legal.${slug}`, today])) };
  await writeChangedSubject(writer, DAYS, { fields, version: days.version });
}
