import { all, build, first, insert, run } from '../query.ts';
import type { Connection } from '../store.ts';
import type { ChangedSubject } from './changedSettings.ts';

/** What a field said before a save and after it; null: what the source says. */
export type FieldChanges = Readonly<Record<string, { before: unknown; after: unknown }>>;

/**
 * Writes a subject's changed fields. To be run inside the write queue.
 * @param version the save these fields were made from.
 * @returns false when somebody else has saved meanwhile: nothing is written.
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

/** A save, as the desk shows it. */
export interface SettingChange {
  id: number;
  subject: string;
  fields: FieldChanges;
  actor: string;
  at: string;
  taken_back_at: string | null;
}

/** Notes a save, in its transaction. */
export const addSettingChange = (
  connection: Connection,
  { fields, ...change }: Pick<SettingChange, 'subject' | 'fields' | 'actor' | 'at'>,
): Promise<number> => insert(connection, 'setting_changes', { ...change, fields: JSON.stringify(fields) });

/** The last saves, the newest first. */
export async function settingChanges(connection: Connection, most: number): Promise<SettingChange[]> {
  const newest = build.selectFrom('setting_changes').selectAll().orderBy('id', 'desc').limit(most);
  return (await all(connection, newest)).map((row) => ({ ...row, fields: JSON.parse(row.fields) as FieldChanges }));
}

export async function settingChange(connection: Connection, id: number): Promise<SettingChange | undefined> {
  const row = await first(connection, build.selectFrom('setting_changes').selectAll().where('id', '=', id));
  return row && { ...row, fields: JSON.parse(row.fields) as FieldChanges };
}

/** Notes that a save was taken back, in that transaction. */
export const noteTakenBack = (connection: Connection, id: number, at: string): Promise<number> =>
  run(connection, build.updateTable('setting_changes').set({ taken_back_at: at }).where('id', '=', id));
