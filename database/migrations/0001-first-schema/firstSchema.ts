import { accountTables } from './accountTables.ts';
import { contentTables } from './contentTables.ts';
import { leadTables } from './leadTables.ts';
import { mailTables } from './mailTables.ts';
import { personTables } from './personTables.ts';
import { postgresOnly } from './postgresOnly.ts';
import { processTables } from './processTables.ts';
import { sqliteOnly } from './sqliteOnly.ts';

/**
 * Times are UTC ISO 8601 text, days `YYYY-MM-DD` text, money whole cents. Integer keys make lists page by key (newest
 * first) and let the search index point straight at rows; AUTOINCREMENT never gives a number that went to another row.
 */
export const firstSchema = {
  name: 'first schema',
  sql: personTables + leadTables + mailTables + accountTables + contentTables + processTables,
  sqlite: sqliteOnly,
  /** Made when asked for: what it knows of Unicode takes a while to write down. */
  get postgres() {
    return postgresOnly();
  },
};
