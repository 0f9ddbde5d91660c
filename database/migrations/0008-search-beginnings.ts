import type { Migration } from '../file/migrations.ts';

/**
 * Of a message only its beginning enters the search index: 15,000 rare characters cost eight times their own size there.
 * What stands further on is read, among the few leads that are that long (docs/decisions/0043-search-beginnings.md).
 */
const sql = `
INSERT INTO lead_search(lead_search, rowid, reference, name, email, company, service, message)
  SELECT 'delete', id, reference, name, email, company, service, message FROM leads
  WHERE length(message) > 2000 AND id <= (SELECT value FROM counters WHERE name = 'leads-searchable');
INSERT INTO lead_search(rowid, reference, name, email, company, service, message)
  SELECT id, reference, name, email, company, service, substr(message, 1, 2000) FROM leads
  WHERE length(message) > 2000 AND id <= (SELECT value FROM counters WHERE name = 'leads-searchable');
CREATE INDEX leads_long ON leads(id) WHERE length(message) > 2000;
DROP TRIGGER leads_search_delete;
DROP TRIGGER leads_search_update;
CREATE TRIGGER leads_search_delete AFTER DELETE ON leads
WHEN old.id <= (SELECT value FROM counters WHERE name = 'leads-searchable') BEGIN
  INSERT INTO lead_search(lead_search, rowid, reference, name, email, company, service, message)
  VALUES ('delete', old.id, old.reference, old.name, old.email, old.company, old.service, substr(old.message, 1, 2000));
END;
CREATE TRIGGER leads_search_update AFTER UPDATE OF reference, name, email, company, service, message ON leads
WHEN old.id <= (SELECT value FROM counters WHERE name = 'leads-searchable') BEGIN
  INSERT INTO lead_search(lead_search, rowid, reference, name, email, company, service, message)
  VALUES ('delete', old.id, old.reference, old.name, old.email, old.company, old.service, substr(old.message, 1, 2000));
  INSERT INTO lead_search(rowid, reference, name, email, company, service, message)
  VALUES (new.id, new.reference, new.name, new.email, new.company, new.service, substr(new.message, 1, 2000));
END;
`;

export const searchBeginnings: Migration = { name: 'search beginnings', sql };
