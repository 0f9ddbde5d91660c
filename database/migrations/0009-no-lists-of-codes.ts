/**
 * Columns with a CHECK that lists their codes, which is removed: the list is in the code that writes them, so that a new code needs no
 * migration.
 */
const COLUMNS = [
  ['letters', 'state'],
  ['letters', 'archive'],
  ['letters', 'pause_reason'],
  ['letter_recipients', 'state'],
  ['outbox', 'state'],
  ['leads', 'quarantine'],
  ['leads', 'status'],
  ['newsletter_subscribers', 'status'],
  ['newsletter_subscribers', 'stop_reason'],
  ['bounces', 'kind'],
  ['bounces', 'source'],
  ['contract_notices', 'kind'],
  ['bin', 'kind'],
  ['desk_articles', 'state'],
  ['desk_article_versions', 'kind'],
  ['article_cards', 'state'],
  ['journal', 'origin'],
  ['factors', 'kind'],
] as const;

/**
 * Removes a CHECK without a name by editing the stored text of the table, since SQLite cannot drop it
 * (https://sqlite.org/pragma.html#pragma_writable_schema).
 */
function withoutCheck([table, column]: (typeof COLUMNS)[number]): string {
  const start = `instr(sql, 'CHECK (${column} IN (')`;
  return `UPDATE sqlite_schema SET sql = substr(sql, 1, ${start} - 1) || substr(sql, ${start} + instr(substr(sql, ${start}), '))') + 1)
  WHERE type = 'table' AND name = '${table}' AND ${start} > 0;`;
}

export const noListsOfCodes = {
  name: 'no table repeats a list of codes',
  sql: '',
  sqlite: `PRAGMA writable_schema = ON;\n${COLUMNS.map(withoutCheck).join('\n')}\nPRAGMA writable_schema = RESET;`,
  postgres: COLUMNS.map(([table, column]) => `ALTER TABLE ${table} DROP CONSTRAINT ${table}_${column}_check;`).join(
    '\n',
  ),
};
