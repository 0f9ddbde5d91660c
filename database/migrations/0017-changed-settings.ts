import type { Migration } from '../file/migrations.ts';

/**
 * What the owner changed of the values in `data/`, by subject: only the fields that differ, as JSON. Each save is a row of
 * `setting_changes`, with what every field said before and after.
 */
export const changedSettings: Migration = {
  name: 'changed-settings',
  sql: `
CREATE TABLE changed_settings (
  subject TEXT PRIMARY KEY,
  fields TEXT NOT NULL,
  version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE setting_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  subject TEXT NOT NULL,
  fields TEXT NOT NULL,
  actor TEXT NOT NULL,
  at TEXT NOT NULL,
  taken_back_at TEXT
) STRICT;
CREATE INDEX setting_changes_by_subject ON setting_changes(subject, id);
`,
};
