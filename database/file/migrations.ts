import { firstSchema } from '../migrations/0001-first-schema/firstSchema.ts';
import { listsWithoutWindows } from '../migrations/0002-lists-without-windows.ts';
import { historiesInEnglish } from '../migrations/0003-histories-in-english.ts';
import { oneTableOfFactors } from '../migrations/0008-one-table-of-factors.ts';
import { noListsOfCodes } from '../migrations/0009-no-lists-of-codes.ts';
import { quotes } from '../migrations/0010-quotes.ts';
import { oneFold } from '../migrations/0012-one-fold.ts';
import { letterVersions } from '../migrations/0013-letter-versions.ts';

/** One step of the schema; runs in one transaction, which also stores the new version number. */
export interface Migration {
  name: string;
  /** SQLite SQL, translated for PostgreSQL (`database/postgres/migrate.ts`). */
  sql: string;
  /** SQL for SQLite alone, run after `sql`. */
  sqlite?: string;
  postgres?: string;
}

/** All steps in order; step n brings a database to format `UNRELEASED + n`. A released step is never edited. */
export const migrations: readonly Migration[] = [
  firstSchema,
  listsWithoutWindows,
  {
    // Drops stored columns: a person's name and search words are now derived from the person's requests; the row keeps the address and the
    // time of the last message.
    name: 'people are read',
    sql: `
ALTER TABLE people DROP COLUMN name;
ALTER TABLE people DROP COLUMN search;
`,
  },
  { name: 'letters to some', sql: 'ALTER TABLE letters ADD COLUMN audience TEXT' },
  {
    name: 'the history says how addresses were joined',
    sql: `ALTER TABLE people DROP COLUMN joined_as;
ALTER TABLE people DROP COLUMN joined_at;
ALTER TABLE people DROP COLUMN joined_by;`,
  },
  { name: 'taking back is a save', sql: 'ALTER TABLE setting_changes DROP COLUMN taken_back_at' },
  historiesInEnglish,
  oneTableOfFactors,
  noListsOfCodes,
  quotes,
  // First name from its own form field; it cannot be derived from a name of several words: « Marie Laure Petit ».
  { name: 'first names', sql: 'ALTER TABLE leads ADD COLUMN first_name TEXT' },
  oneFold,
  letterVersions,
  {
    // By default SQLite merges sixteen segments of the search index at once, which can block for hundreds of milliseconds. At thirty-two,
    // `automerge` has already merged them in small pieces.
    name: 'the search index merges in pieces',
    sql: '',
    sqlite: `INSERT INTO lead_search(lead_search, rank) VALUES ('crisismerge', 32)`,
  },
];

/** Last database format before the first release: formats 1 to 21 are refused. */
export const UNRELEASED = 21;

export const newestVersion = UNRELEASED + migrations.length;

/** Returns the steps that a database of this format still needs; format 0 is a new database. */
export const stepsAfter = (version: number, steps: readonly Migration[] = migrations): readonly Migration[] =>
  steps.slice(Math.max(version - UNRELEASED, 0));
