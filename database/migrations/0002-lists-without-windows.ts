const TEXTS = 'reference, name, email, company, service, phone, description';
/** Texts of a row for the index, which holds only the beginning of a description (docs/decisions/0091-lists-and-search-in-sql.md). */
const of = (row: string): string =>
  TEXTS.split(', ')
    .map((text) => (text === 'description' ? `substr(${row}.${text}, 1, 2000)` : `${row}.${text}`))
    .join(', ');
const ADD = `INSERT INTO lead_search(rowid, ${TEXTS})`;
const TAKE_OUT = `INSERT INTO lead_search(lead_search, rowid, ${TEXTS}) VALUES ('delete', old.id, ${of('old')});`;
/** Highest id in the search index; all requests up to it are indexed. */
const HIGHEST = '(SELECT coalesce(max(id), 0) FROM lead_search_docsize)';
const IS_INDEXED = `old.id <= ${HIGHEST}`;

/**
 * Updates SQLite's search index in a request's own transaction: every 128th request adds the group before it, since one large piece costs a
 * third of many small ones. A request restored from the bin is indexed at once. Lists are counted when they are read.
 */
export const listsWithoutWindows = {
  name: 'lists without windows',
  sql: '',
  sqlite: `
${ADD} SELECT id, ${of('leads')} FROM leads WHERE id > (SELECT value FROM counters WHERE name = 'leads-searchable');
DELETE FROM counters WHERE name = 'leads-searchable';
INSERT INTO lead_search(lead_search, rank) VALUES ('automerge', 4);
DROP TRIGGER leads_search_delete;
DROP TRIGGER leads_search_update;
CREATE TRIGGER leads_search_insert AFTER INSERT ON leads WHEN new.id % 128 = 0 AND new.id > ${HIGHEST} BEGIN
  ${ADD} SELECT id, ${of('leads')} FROM leads WHERE id > ${HIGHEST};
END;
CREATE TRIGGER leads_search_return AFTER INSERT ON leads WHEN new.id < ${HIGHEST} BEGIN
  ${ADD} VALUES (new.id, ${of('new')});
END;
CREATE TRIGGER leads_search_delete AFTER DELETE ON leads WHEN ${IS_INDEXED} BEGIN
  ${TAKE_OUT}
END;
CREATE TRIGGER leads_search_update AFTER UPDATE OF ${TEXTS} ON leads WHEN ${IS_INDEXED} BEGIN
  ${TAKE_OUT}
  ${ADD} VALUES (new.id, ${of('new')});
END;
DROP TRIGGER leads_total_insert;
DROP TRIGGER leads_total_delete;
DROP TRIGGER leads_total_update;
DROP TABLE lead_totals;
`,
  postgres: `
DROP TRIGGER leads_total_insert ON leads;
DROP TRIGGER leads_total_delete ON leads;
DROP TRIGGER leads_total_update ON leads;
DROP FUNCTION count_leads();
DROP FUNCTION recount_lead();
DROP TABLE lead_totals;
`,
};
