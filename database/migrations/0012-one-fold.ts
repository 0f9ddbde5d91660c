/**
 * Replacements made by `fold` (`data/french/spellings.ts`), with small and capital letters, since SQLite does not match these to each
 * other.
 */
const SAME: readonly (readonly [signs: string, as: string])[] = [
  ['\u0153\u0152', 'oe'],
  ['\u00e6\u00c6', 'ae'],
  ['\u00df\u1e9e', 'ss'],
  ['\u00f8\u00d8', 'o'],
  ['\u0142\u0141', 'l'],
  ['\u0111\u0110', 'd'],
  ['\u0131', 'i'],
  ['\u2018\u2019\u02bc', "''"],
  ['\u2010\u2011\u2012\u2013', '-'],
  ['\u00a0\u2009\u202f', ' '],
  ['\u00ad\u200b\u200c\u200d\u2060\ufeff', ''],
];

const COLUMNS = ['reference', 'name', 'email', 'company', 'service', 'phone', 'phone_key', 'description'];
const LIST = COLUMNS.join(', ');

const replaced = (text: string): string =>
  SAME.flatMap(([signs, as]) => [...signs].map((sign) => [sign, as] as const)).reduce(
    (sql, [sign, as]) => `replace(${sql}, '${sign}', '${as}')`,
    text,
  );

/** Text of a column for the index: unchanged when it is ASCII; only the beginning of a description. */
function of(row: string, column: string): string {
  const text = column === 'description' ? `substr(${row}.description, 1, 2000)` : `${row}.${column}`;
  return `CASE WHEN octet_length(${text}) > length(${text}) THEN ${replaced(text)} ELSE ${text} END`;
}
const allOf = (row: string): string => COLUMNS.map((column) => of(row, column)).join(', ');

const ADD = `INSERT INTO lead_search(rowid, ${LIST})`;
const TAKE_OUT = `INSERT INTO lead_search(lead_search, rowid, ${LIST}) VALUES ('delete', old.id, ${allOf('old')});`;
const HIGHEST = '(SELECT coalesce(max(id), 0) FROM lead_search_docsize)';
const IS_INDEXED = `old.id <= ${HIGHEST}`;

const SQLITE = `
DROP TRIGGER leads_search_insert;
DROP TRIGGER leads_search_return;
DROP TRIGGER leads_search_delete;
DROP TRIGGER leads_search_update;
DROP TABLE lead_search;
CREATE VIEW lead_texts AS SELECT id, ${COLUMNS.map((column) => `${of('leads', column)} AS ${column}`).join(', ')} FROM leads;
CREATE VIRTUAL TABLE lead_search USING fts5(
  ${LIST}, content = 'lead_texts', content_rowid = 'id', tokenize = 'trigram remove_diacritics 1'
);
INSERT INTO lead_search(lead_search, rank) VALUES ('secure-delete', 1), ('automerge', 4);
${ADD} SELECT id, ${LIST} FROM lead_texts;
CREATE TRIGGER leads_search_insert AFTER INSERT ON leads WHEN new.id % 128 = 0 AND new.id > ${HIGHEST} BEGIN
  ${ADD} SELECT id, ${LIST} FROM lead_texts WHERE id > ${HIGHEST};
END;
CREATE TRIGGER leads_search_return AFTER INSERT ON leads WHEN new.id < ${HIGHEST} BEGIN
  ${ADD} VALUES (new.id, ${allOf('new')});
END;
CREATE TRIGGER leads_search_delete AFTER DELETE ON leads WHEN ${IS_INDEXED} BEGIN
  ${TAKE_OUT}
END;
CREATE TRIGGER leads_search_update AFTER UPDATE OF ${LIST} ON leads WHEN ${IS_INDEXED} BEGIN
  ${TAKE_OUT}
  ${ADD} VALUES (new.id, ${allOf('new')});
END;
`;

/** Replaces the signs in a text already in lower case; `translate` deletes those with an empty replacement. */
function translated(text: string): string {
  const small = SAME.map(([signs, as]) => [[...signs].filter((sign) => sign.toLowerCase() === sign), as] as const);
  const isOne = (as: string) => as === "''" || as.length < 2;
  const one = small.filter(([, as]) => isOne(as));
  const from = one.flatMap(([signs]) => signs).join('');
  const to = one.map(([signs, as]) => as.repeat(signs.length)).join('');
  return small
    .filter(([, as]) => !isOne(as))
    .flatMap(([signs, as]) => signs.map((sign) => [sign, as]))
    .reduce((sql, [sign, as]) => `replace(${sql}, '${sign}', '${as}')`, `translate(${text}, '${from}', '${to}')`);
}

/** Definition of a computed column with the folded text of these columns. */
const folded = (columns: readonly string[]): string =>
  `text COLLATE "C" GENERATED ALWAYS AS (fold_text(${columns.map((column) => `coalesce(${column}, '')`).join(` || E'\\n' || `)})) STORED`;

/** Builds on the text of the former `fold_text`, which contains the collation chosen on this server. */
const POSTGRES = `
ALTER TABLE leads DROP COLUMN folded_names, DROP COLUMN folded_texts;
DO $do$
DECLARE said text;
BEGIN
  SELECT substr(trim(prosrc), length('SELECT ') + 1) INTO said FROM pg_proc WHERE oid = 'fold_text(text)'::regprocedure;
  EXECUTE format(
    'CREATE OR REPLACE FUNCTION fold_text(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS %L',
    'SELECT ' || replace($sql$${translated('INNER')}$sql$, 'INNER', said)
  );
END $do$;
ALTER TABLE leads ADD COLUMN folded_names ${folded(['name', 'email', 'company', 'service'])},
  ADD COLUMN folded_texts ${folded(COLUMNS)};
CREATE INDEX leads_searched ON leads USING gin (folded_texts gin_trgm_ops);
`;

/**
 * Texts are searched with zero-width signs removed, and ligatures and foreign letters such as « ø » replaced. A telephone number is found
 * by any of its digits: its key holds it as dialled from abroad and inside France.
 */
export const oneFold = {
  name: 'one fold',
  sql: `
DROP INDEX leads_by_phone;
UPDATE leads SET phone_key = phone_key || ' 0' || substr(phone_key, 3) WHERE phone_key LIKE '33%' AND length(phone_key) = 11;
`,
  sqlite: SQLITE,
  postgres: POSTGRES,
};
