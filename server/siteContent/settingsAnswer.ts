import { isDeepStrictEqual } from 'node:util';
import { settingsGroups } from '../../data/api/settings/groups.ts';
import type { SettingsAnswer } from '../../data/api/settings/settingsAnswers.ts';
import { incompleteFields } from '../../data/company/incompleteFields.ts';
import { isToFill } from '../../data/company/toComplete.ts';
import type { Content } from '../../data/settings/content.ts';
import { type FaqItem, writtenQuestions } from '../../data/settings/faq.ts';
import { sourceValue } from '../../data/settings/sourceValue.ts';
import type { Question } from '../../data/source/questions.ts';
import { changedFields, settingChanges } from '../../database/settings/changedSettings.ts';
import type { Connection } from '../../database/store.ts';
import { groupOf } from './changeSettings.ts';
import { readFieldContent } from './pageSettings.ts';

type Typed = Question & { id?: string | undefined };
const QUESTIONS = 'faq.items';

/** What the form shows of what is stored. A question of the source is stored by its name, so that its answer follows the prices. */
const inForm = (content: Content, name: string, stored: unknown): unknown => {
  if (name !== QUESTIONS) return stored;
  const written = writtenQuestions(content);
  return (stored as readonly FaqItem[]).flatMap((item): Typed[] => {
    if (typeof item !== 'string') return [item];
    const found = written[item];
    return found ? [{ id: item, ...found }] : [];
  });
};

/** What is stored of what the form sends: by its name, a question whose words are the source's. */
const outOfForm = (content: Content, name: string, sent: unknown): unknown => {
  if (name !== QUESTIONS) return sent;
  const written = writtenQuestions(content);
  return (sent as readonly Typed[]).map(({ id, question, answer }): FaqItem => {
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
export function storedValue(content: Content, name: string, sent: unknown): unknown {
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
