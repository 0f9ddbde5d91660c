import { sql } from 'kysely';
import type { OwnerMails } from '../../data/api/siteResponses.ts';
import { DEFAULT_LETTERS_AN_HOUR } from '../../data/letters/letterWords.ts';
import { all, build, type Connection, first, insert, run } from '../store.ts';

/** Writes one small row, to test whether the database can be written. */
export const probeWrite = (connection: Connection): Promise<void> =>
  writeSetting(connection, 'last-probe', new Date().toISOString());

export async function writeSetting(connection: Connection, name: string, value: string): Promise<void> {
  await run(
    connection,
    sql`INSERT INTO settings (name, value) VALUES (${name}, ${value})
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  );
}

export async function readSetting(connection: Connection, name: string): Promise<string | undefined> {
  const setting = build.selectFrom('settings').select('value').where('name', '=', name);
  return (await first(connection, setting))?.value;
}

const AN_HOUR = 'letters-an-hour';

/** Maximum recipients of a letter an hour. */
export const readLettersAnHour = async (connection: Connection): Promise<number> =>
  Number((await readSetting(connection, AN_HOUR)) ?? DEFAULT_LETTERS_AN_HOUR);

/** To be run inside the write queue. */
export const writeLettersAnHour = (connection: Connection, anHour: number): Promise<void> =>
  writeSetting(connection, AN_HOUR, String(anHour));

const CHOICE = 'owner-mails';
const LAST = 'owner-mails-last';

/** Scheduled mails to the owner: each is on unless the owner switched it off. */
export const readOwnerMails = async (connection: Connection): Promise<OwnerMails> => ({
  morning: true,
  week: true,
  ...(JSON.parse((await readSetting(connection, CHOICE)) ?? '{}') as Partial<OwnerMails>),
});

/** To be run inside the write queue. */
export const writeOwnerMails = (connection: Connection, choice: OwnerMails): Promise<void> =>
  writeSetting(connection, CHOICE, JSON.stringify(choice));

/** Last day (`YYYY-MM-DD`) whose morning mails were queued. */
export const lastMorning = (connection: Connection): Promise<string | undefined> => readSetting(connection, LAST);

/** To be run inside the write queue. */
export const noteMorning = (connection: Connection, day: string): Promise<void> => writeSetting(connection, LAST, day);

/** Changed values of a subject's fields, by field name such as `site.owner.name`. */
type ChangedFields = Readonly<Record<string, unknown>>;

interface ChangedSubject {
  fields: ChangedFields;
  /** Number of saves of this subject. */
  version: number;
}

/** Everything the owner changed, by subject. */
export async function readChangedSettings(connection: Connection): Promise<Map<string, ChangedSubject>> {
  const rows = await all(connection, build.selectFrom('changed_settings').selectAll());
  return new Map(
    rows.map(({ subject, fields, version }) => [
      subject,
      { fields: JSON.parse(fields) as ChangedFields, version: Number(version) },
    ]),
  );
}

/** Changed fields of all subjects together. */
export const changedFields = (subjects: ReadonlyMap<string, ChangedSubject>): Record<string, unknown> =>
  Object.assign({}, ...[...subjects.values()].map(({ fields }) => fields));

const CONTENT = 'content';

/** Number of changes of the pages' content so far. */
export async function contentVersion(connection: Connection): Promise<number> {
  const counted = build.selectFrom('counters').select('value').where('name', '=', CONTENT);
  return Number((await first(connection, counted))?.value ?? 0);
}

/**
 * Counts a change of the pages' content, in the change's transaction and inside the write queue. The number is in a row, not a sequence, on
 * either engine: whoever reads it must also see the changes counted, so simultaneous changes wait for each other.
 */
export async function countContentChange(connection: Connection): Promise<void> {
  await run(
    connection,
    build
      .insertInto('counters')
      .values({ name: CONTENT, value: 1 })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql<number>`counters.value + 1` })),
  );
}

/** Values of a field before and after a save; null: the source's value. */
type FieldChanges = Readonly<Record<string, { before: unknown; after: unknown }>>;

/**
 * Stores a subject's changed fields. To be run inside the write queue.
 * @param version of the subject, from which these fields were made.
 * @returns false when another save came first: nothing is written.
 */
export async function writeChangedSubject(
  connection: Connection,
  subject: string,
  { fields, version }: ChangedSubject,
): Promise<boolean> {
  const known = build.selectFrom('changed_settings').select('version').where('subject', '=', subject);
  if (Number((await first(connection, known))?.version ?? 0) !== version) return false;
  const row = { fields: JSON.stringify(fields), version: version + 1 };
  await run(
    connection,
    build
      .insertInto('changed_settings')
      .values({ subject, ...row })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet(row)),
  );
  return true;
}

/** A save of settings in the form in which the desk lists it. */
interface SettingChange {
  id: number;
  subject: string;
  fields: FieldChanges;
  actor: string;
  at: string;
}

/** Stores a line about a save, in the save's transaction. */
export const addSettingChange = (
  connection: Connection,
  { fields, ...change }: Pick<SettingChange, 'subject' | 'fields' | 'actor' | 'at'>,
): Promise<number> => insert(connection, 'setting_changes', { ...change, fields: JSON.stringify(fields) });

/** The saves, the newest first. */
export async function settingChanges(connection: Connection, most?: number): Promise<SettingChange[]> {
  const newest = build.selectFrom('setting_changes').selectAll().orderBy('id', 'desc');
  return (await all(connection, most === undefined ? newest : newest.limit(most))).map((row) => ({
    ...row,
    fields: JSON.parse(row.fields) as FieldChanges,
  }));
}

export async function settingChange(connection: Connection, id: number): Promise<SettingChange | undefined> {
  const row = await first(connection, build.selectFrom('setting_changes').selectAll().where('id', '=', id));
  return row && { ...row, fields: JSON.parse(row.fields) as FieldChanges };
}
